"""A program of its own whose window plays by itself, as fast as it goes, until it is ended, however
it is ended; started again, it goes on where it was:

    python -P -m tests.helpers.playing_window FOLDER

It writes a line for every moment that its table shows: the evening's events and the actions of the
deal that lead there, and where the evening is."""

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from vira_desktop.app import Program
from vira_desktop.bots.roster import bot_by_key
from vira_desktop.session.settings import LanguageChoice, MovementChoice, Settings
from vira_desktop.storage import settings_file
from vira_desktop.storage.paths import Paths
from vira_desktop.ui.autoplay import AutoPlayer
from vira_desktop.ui.table.model import TableModel

AT_ONCE = Settings(
    language=LanguageChoice.ENGLISH, trick_seconds=0, bot_seconds=0, movement=MovementChoice.OFF
)


def main() -> int:
    """Plays until it is ended."""
    folder = Path(sys.argv[1])
    app = QApplication(sys.argv[:1])
    paths = Paths(data=folder, config=folder)
    settings_file.save(paths.settings_file, AT_ONCE)
    program = Program(app, paths, seed=7)
    player = AutoPlayer(program.controller, bot_by_key("regel"), program)
    player.deal_over.connect(program.next_deal)

    def tell(model: TableModel) -> None:
        session, evening = program.controller.session, program.playing.evening
        if session is not None and evening is not None:
            print(evening.events, model.deal_number, len(session.log.actions), flush=True)

    program.controller.model_changed.connect(tell)
    program.window.show()
    program.start()
    if program.playing.session is None:
        program.new_session()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
