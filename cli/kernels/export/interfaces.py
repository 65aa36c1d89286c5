"""Options of each interface of `chainline export`."""

from __future__ import annotations

import argparse

from ....errors import UsageError

_OF_LIBCEED = ("dimensions", "nodes", "points", "width", "even_odd")
_NOT_OF_LIBCEED = ("orders", "language", "compiler", "elements", "measure", "pure_fortran", "json")


def require_options_of_interface(options: argparse.Namespace) -> None:
    """Check that the options of an export suit its interface.

    Raises
    ------
    UsageError
        If one belongs to the other interface, or `--orders` is missing where it is needed.
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
