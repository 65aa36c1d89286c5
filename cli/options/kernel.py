"""Options of commands about kernels, and their parsing."""

from __future__ import annotations

import argparse

from ...api.request.ranges import whole_numbers
from ...codegen.variant import DType, Mode, require_order
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
