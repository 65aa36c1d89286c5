"""The names of the libraries of matrix products."""

from enum import StrEnum


class GemmLibrary(StrEnum):
    """A library of matrix products."""

    LIBXSMM = "libxsmm"
    OPENBLAS = "openblas"
