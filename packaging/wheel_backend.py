"""Builds the wheel: setuptools, told that resources/ and translations/ belong inside the package.

They stand beside vira_desktop/ in the checkout and inside it in a wheel; an editable install leaves
them where they are. `vira_desktop/ui/assets.py` looks in both places.
"""

import sys
from pathlib import Path

import setuptools  # type: ignore[import-untyped]
from setuptools.build_meta import _BuildMetaBackend  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
OUTSIDE = ("resources", "translations")


class Backend(_BuildMetaBackend):  # type: ignore[misc]
    """setuptools' own backend with a setup() of ours in place of a setup.py."""

    def run_setup(self, setup_script: str = "setup.py") -> None:
        sys.argv[0] = setup_script
        packages = setuptools.find_packages(str(ROOT), include=["vira_desktop", "vira_desktop.*"])
        package_dir = {"": "."}
        package_data = {"vira_desktop": ["py.typed"]}
        if "editable_wheel" not in sys.argv:
            for folder in OUTSIDE:
                if (ROOT / folder).is_dir():
                    packages.append(f"vira_desktop.{folder}")
                    package_dir[f"vira_desktop.{folder}"] = folder
            package_data["vira_desktop.resources"] = ["**/*"]
            package_data["vira_desktop.translations"] = ["*.qm"]
        setuptools.setup(
            packages=packages,
            package_dir=package_dir,
            package_data=package_data,
            include_package_data=False,
        )


_backend = Backend()

get_requires_for_build_editable = _backend.get_requires_for_build_editable
prepare_metadata_for_build_wheel = _backend.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = _backend.prepare_metadata_for_build_editable
build_wheel = _backend.build_wheel
build_editable = _backend.build_editable
