"""Which options belong to which interface of what is exported."""

from __future__ import annotations

import argparse

from ....errors import UsageError

_OF_LIBCEED = ("dimensions", "nodes", "points", "width", "even_odd")
_NOT_OF_LIBCEED = ("orders", "language", "compiler", "elements", "measure", "pure_fortran", "json")


def require_options_of_interface(options: argparse.Namespace) -> None:
    """Check that an export is given the orders that it needs, and nothing of libCEED's that it has not.

    Raises
    ------
    UsageError
        If not.
    """
    if options.interface == "libceed":
        _refuse(options, _NOT_OF_LIBCEED, "is not of --interface libceed; leave it out")
        return
    _refuse(options, _OF_LIBCEED, "is of --interface libceed; leave it out, or give that interface")
    if options.orders is None:
        raise UsageError("the following arguments are required: --orders")


def _refuse(options: argparse.Namespace, names: tuple[str, ...], why: str) -> None:
    for name in names:
        if getattr(options, name):
            raise UsageError(f"--{name.replace('_', '-')}: {why}")
