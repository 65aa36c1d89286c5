"""Options that commands about kernels take, and what they mean."""

from __future__ import annotations

import argparse

from ..analysis.incore.mca import InCoreTool
from ..codegen.toolchain import compiler_language, compiler_names, default_compiler
from ..codegen.variant import MAX_ORDER, MIN_ORDER, DType, Language, Mode
from ..errors import UsageError


def add_kernel_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--mode", choices=list(Mode), default=Mode.ELEMENT, help="x, y, z or element (default)"
    )
    parser.add_argument(
        "--dtype", choices=list(DType), default=DType.FLOAT64, help="float64 (default) or float32"
    )


def add_compiler(parser: argparse.ArgumentParser) -> None:
    """Add `--compiler` and `--language`."""
    parser.add_argument("--compiler", choices=compiler_names(), help="default: llvm, the embedded compiler")
    parser.add_argument("--language", choices=list(Language), help="default: what the compiler takes")


def add_residence(parser: argparse.ArgumentParser) -> None:
    """Add `--residence` and `--elements`: where data are."""
    parser.add_argument("--residence", default="L1", metavar="LEVEL", help="L1 (default), L2, L3 or memory")
    parser.add_argument("--elements", type=int, metavar="N", help="elements of a call, instead of a level")


def add_in_core_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--in-core",
        choices=list(InCoreTool),
        default=InCoreTool.OWN,
        help="who gives the in-core part of the ecm model: own (default), or llvm-mca from PATH",
    )


def add_trust_flags(parser: argparse.ArgumentParser) -> None:
    """Add `--trust-flags`."""
    parser.add_argument(
        "--trust-flags",
        action="store_true",
        help="give compilers any flag that a data set recorded, not only those that name no file: for data "
        "of your own, since some flags run what they name",
    )


def add_transfer_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--transfer", action="store_true", help="allow another machine than the model was trained for"
    )


def parse_order(text: str) -> int:
    try:
        order = int(text)
    except ValueError:
        raise UsageError(f"--order {text!r}: not a number; give {MIN_ORDER} to {MAX_ORDER}") from None
    if not MIN_ORDER <= order <= MAX_ORDER:
        raise UsageError(f"--order {order}: must be {MIN_ORDER} to {MAX_ORDER}")
    return order


def parse_orders(text: str) -> list[int]:
    """Return the orders of `7`, `1-15` or `3,5,7-9`."""
    orders: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        low = parse_order(first)
        high = parse_order(last) if dash else low
        if high < low:
            raise UsageError(f"--order {part!r}: the range is empty; write {high}-{low}")
        orders.extend(range(low, high + 1))
    return orders


def compiler_and_language(compiler: str | None, language: str | None) -> tuple[str, Language]:
    if compiler is None:
        chosen = Language(language) if language else Language.LLVM
        return default_compiler(chosen), chosen
    takes = compiler_language(compiler)
    if language and Language(language) is not takes:
        raise UsageError(f"--compiler {compiler} takes --language {takes}, not {language}")
    return compiler, takes


def parse_numbers(option: str, text: str | None) -> tuple[int, ...]:
    """Return the numbers of `128,256`; none where the option is not given."""
    if text is None:
        return ()
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and int(part) > 0 for part in parts):
        raise UsageError(f"{option} {text!r}: give whole numbers above zero, separated by commas")
    return tuple(int(part) for part in parts)
