"""Options of commands about kernels, and their parsing."""

from __future__ import annotations

import argparse

from ...analysis.incore.in_core_tool import InCoreTool
from ...api.request.ranges import whole_numbers
from ...codegen.compilers import compiler_names
from ...codegen.variant import DType, Language, Mode, require_order
from ...errors import UsageError


def add_kernel_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--mode",
        choices=list(Mode),
        default=Mode.ELEMENT,
        help="tensor mode: x, y, z, or element (default), which is all three",
    )
    parser.add_argument(
        "--dtype",
        choices=list(DType),
        default=DType.FLOAT64,
        help="type of numbers: float64 (default) or float32",
    )


def add_compiler(parser: argparse.ArgumentParser) -> None:
    """Add `--compiler` and `--language`."""
    parser.add_argument(
        "--compiler",
        choices=compiler_names(),
        help="compiler of the kernels (default: llvm, the embedded one)",
    )
    parser.add_argument(
        "--language",
        choices=list(Language),
        help="language of the kernels (default: the one that the compiler takes)",
    )


def add_residence(parser: argparse.ArgumentParser) -> None:
    """Add `--residence` and `--elements`: where data are."""
    parser.add_argument(
        "--residence",
        default="L1",
        metavar="LEVEL",
        help="level that holds the data: L1 (default), L2, L3 or memory",
    )
    parser.add_argument(
        "--elements", type=int, metavar="N", help="elements of a call, instead of --residence"
    )


def add_in_core_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--in-core",
        choices=list(InCoreTool),
        default=InCoreTool.OWN,
        help="source of the in-core part of the ecm model: own (default), or llvm-mca from PATH",
    )


def add_trust_flags(parser: argparse.ArgumentParser) -> None:
    """Add `--trust-flags`."""
    parser.add_argument(
        "--trust-flags",
        action="store_true",
        help="pass compilers every flag that a data set records, not only those that name no file; for data "
        "of your own only, since some flags run the program that they name",
    )


def add_transfer_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--transfer", action="store_true", help="allow a machine for which the model was not trained"
    )


def parse_order(text: str, option: str = "--order") -> int:
    """Return the order of a text such as `7`.

    Raises
    ------
    UsageError
        If it is not one order.
    """
    orders = parse_orders(text, option)
    if len(orders) > 1:
        raise UsageError(f"{option} {text}: give one order")
    return orders[0]


def parse_orders(text: str, option: str = "--order") -> list[int]:
    """Return the orders of a text such as `7`, `1-15` or `3,5,7-9`.

    Raises
    ------
    UsageError
        If one is no order.
    """
    try:
        orders = whole_numbers(text)
    except ValueError as error:
        raise UsageError(f"{option}: {error}") from None
    for order in orders:
        require_order(order, option)
    return orders
