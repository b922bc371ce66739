"""Starting the program: one window for one data folder, where it was when it was closed."""

import random
from functools import partial

from PySide6.QtCore import Qt

from ..storage.paths import find_paths
from ..ui.main_window import MainWindow
from ..ui.one_copy import OneCopy
from ..ui.problems import install_fault_hook
from .application import Application, GiveUp, application
from .program import Program
from .window_place import WindowPlace


def run(
    give_up: GiveUp,
    data_dir: str | None = None,
    lang: str | None = None,
    deal: str | None = None,
) -> int:
    """Opens the window and returns the exit status when it is closed; where the data folder has a
    window already, that one comes to the front instead. *lang* ("sv" or "en") overrides the
    setting for this run; *deal* names a saved deal that lies on the table from the start.
    Where no window can be opened, *give_up* ends the process."""
    app = application(give_up)
    paths = find_paths(data_dir)
    copy = OneCopy(paths.data, app)
    if not copy.is_first and copy.call_first(deal or ""):
        return 0
    program = Program(app, paths, lang=lang, seed=random.SystemRandom().getrandbits(64))
    install_fault_hook(lambda: program.window)
    copy.called.connect(partial(answer_call, program))
    program.start()
    WindowPlace(app, program.window, paths)
    program.window.show()
    program.training.fill_in_background()
    if deal:
        program.open_deal(deal)
    if isinstance(app, Application):
        app.file_asked.connect(partial(answer_call, program))
    try:
        return app.exec()
    finally:
        copy.close()


def answer_call(program: Program, deal: str) -> None:
    """What the window does when another copy was started, or the desktop asks it, to open *deal* if
    that is not empty."""
    come_to_front(program.window)
    if deal:
        program.open_deal(deal)


def come_to_front(window: MainWindow) -> None:
    """Shows *window* over all others, also if it was minimised."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
