"""The kernel as Python reads it, even if a compiled one lies beside it: to compare the two."""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

NAME = f"{__package__}.kernel_interpreted"


@cache
def interpreted_kernel() -> ModuleType:
    """The module kernel.py, interpreted. Raises OSError if its source is not there."""
    spec = spec_from_file_location(NAME, Path(__file__).with_name("kernel.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[NAME] = module
    spec.loader.exec_module(module)
    return module
