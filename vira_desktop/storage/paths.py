"""Where the program keeps its files: the folders that the platform names, or one given."""

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

DATA_DIR_VARIABLE = "VIRA_DATA_DIR"


@dataclass(frozen=True, slots=True)
class Paths:
    """The folders of one installation."""

    data: Path
    config: Path

    @property
    def settings_file(self) -> Path:
        """The file with the player's settings."""
        return self.config / "settings.json"

    @property
    def database(self) -> Path:
        """The file with everything else: players, evenings, reviews."""
        return self.data / "vira.sqlite3"

    @property
    def backups(self) -> Path:
        """The folder with copies of the database."""
        return self.data / "backups"


def find_paths(data_dir: str | None = None) -> Paths:
    """The folders to use: *data_dir* if given, else the environment's VIRA_DATA_DIR, else those
    of the platform. Nothing is created."""
    chosen = data_dir or os.environ.get(DATA_DIR_VARIABLE)
    if chosen:
        folder = _expanded(Path(chosen))
        return Paths(data=folder, config=folder)
    platform = PlatformDirs("vira", appauthor=False)
    return Paths(data=platform.user_data_path, config=platform.user_config_path)


def _expanded(folder: Path) -> Path:
    """*folder* with a leading ~ put into words; as it is where nobody has that name."""
    try:
        return folder.expanduser()
    except RuntimeError:
        return folder
