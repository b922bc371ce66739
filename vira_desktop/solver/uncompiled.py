"""What kernel.py needs of the module `cython` where it is interpreted without it."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
