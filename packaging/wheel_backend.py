"""Builds the wheel: setuptools, told what belongs in the package, and the solver's kernel compiled.

resources/ and translations/ stand beside vira_desktop/ in the checkout and inside it in a wheel; an
editable install leaves them where they are. `vira_desktop/brought.py` looks in both places.

kernel.py is compiled by Cython where there is a C compiler with Python's headers. Without one the
build goes on, and kernel.py is interpreted: slower, with the same answers.
"""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import setuptools  # type: ignore[import-untyped]
from setuptools.build_meta import _BuildMetaBackend  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
KERNEL = "vira_desktop/solver/kernel"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}
CONTENTS = {"resources": ["**/*"], "translations": ["*.qm"]}


class Backend(_BuildMetaBackend):  # type: ignore[misc]
    """setuptools' own backend with a setup() of ours in place of a setup.py."""

    def run_setup(self, setup_script: str = "setup.py") -> None:
        sys.argv[0] = setup_script
        packages = setuptools.find_packages(str(ROOT), include=["vira_desktop", "vira_desktop.*"])
        package_dir = {"": "."}
        package_data = {"vira_desktop": ["py.typed"]}
        if "editable_wheel" not in sys.argv:
            for folder, patterns in CONTENTS.items():
                package = f"vira_desktop.{folder}"
                packages.append(package)
                package_dir[package] = folder
                package_data[package] = patterns
        setuptools.setup(
            packages=packages,
            package_dir=package_dir,
            package_data=package_data,
            include_package_data=False,
            ext_modules=_compiled(),
        )


def _compiled() -> list[Any]:
    """The kernel, to be compiled; what an earlier build left of it would hide a newer kernel.py."""
    for left in (ROOT / KERNEL).parent.glob("kernel.*"):
        if left.suffix in (".so", ".pyd"):
            left.unlink()
    try:
        from Cython.Build import cythonize  # noqa: PLC0415 # it may be missing
    except ImportError:
        return []
    kernel = setuptools.Extension(
        KERNEL.replace("/", "."),
        [f"{KERNEL}.py"],
        extra_compile_args=[] if sys.platform == "win32" else ["-O3"],
        optional=True,
    )
    compile_all: Any = cythonize
    compiled: list[Any] = compile_all(
        [kernel], build_dir="build", compiler_directives=DIRECTIVES, quiet=True
    )
    return compiled


_backend = Backend()

get_requires_for_build_editable = _backend.get_requires_for_build_editable
prepare_metadata_for_build_editable = _backend.prepare_metadata_for_build_editable
build_editable = _backend.build_editable
prepare_metadata_for_build_wheel = _backend.prepare_metadata_for_build_wheel


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Qt too: its lrelease makes the .qm files."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    qt = [name for name in project["dependencies"] if name.startswith("PySide6")]
    return [*_backend.get_requires_for_build_wheel(config_settings), *qt]


def build_wheel(
    wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None
) -> str:
    subprocess.run([sys.executable, ROOT / "packaging" / "translations.py", "build"], check=True)
    name: str = _backend.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name
