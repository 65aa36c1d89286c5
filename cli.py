"""The command line: arguments -> questions -> answers -> text or JSON."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from . import __version__
from .analysis.machine import Machine, available_machines, load_machine, machine_for_host
from .analysis.measure import Plan
from .analysis.timer import host_frequency_ghz
from .codegen.render import render
from .codegen.splits import parse_split
from .codegen.target import Target, find_target, host_target
from .codegen.toolchain import compiler_language, compiler_names, default_compiler
from .codegen.variant import MAX_ORDER, MIN_ORDER, DType, Language, Mode, Variant
from .errors import ChainlineError, UsageError
from .models.best import Answer, Question, add_trial, answer
from .models.predict import Model
from .reports import answer_table, answer_to_json

_BEST_EXAMPLE = """examples:
  chainline best --order 7
  chainline best --order 7 --measure
  chainline best --order 1-15 --machine a64fx --json
  chainline best --order 11 --compiler gfortran --machine a64fx"""
_GENERATE_EXAMPLE = """examples:
  chainline generate --order 7 --split 4,4 --mode element --language fortran -o kernel.f90
  chainline generate --order 3 --split 2,2 --mode x --language c"""


class _Parser(argparse.ArgumentParser):
    """Reports bad arguments in one line, as every other error is reported."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code: 0 success, 2 bad use, 1 a failed run."""
    try:
        options = _parser().parse_args(arguments)
        options.run(options)
    except ChainlineError as error:
        print(f"chainline: error: {error}", file=sys.stderr)
        return error.exit_code
    except BrokenPipeError:
        # the reader of our output has gone, as with `| head`: not an error of ours
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        print("chainline: interrupted", file=sys.stderr)
        return 130
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="chainline", description="What limits a kernel, and which variant to choose.")
    parser.add_argument("--version", action="version", version=f"chainline {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)
    _add_best(commands)
    _add_generate(commands)
    return parser


def _add_kernel_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--mode", choices=list(Mode), default=Mode.ELEMENT, help="x, y, z or element (default)"
    )
    parser.add_argument(
        "--dtype", choices=list(DType), default=DType.FLOAT64, help="float64 (default) or float32"
    )


def _add_best(commands: argparse._SubParsersAction[_Parser]) -> None:
    best = commands.add_parser(
        "best",
        help="rank every split of the inner product for a polynomial order",
        description="Rank every split of the tensor n-mode product kernel by predicted speed.",
        epilog=_BEST_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    best.add_argument(
        "--order", required=True, metavar="P", help="polynomial order 1 to 15, or a range such as 1-15"
    )
    best.add_argument(
        "--machine",
        default="host",
        metavar="KEY",
        help=f"host (default), {', '.join(available_machines())}, or a FILE.toml",
    )
    best.add_argument("--compiler", choices=compiler_names(), help="default: llvm, the embedded compiler")
    best.add_argument("--language", choices=list(Language), help="default: what the compiler takes")
    best.add_argument("--model", choices=list(Model), default=Model.CHAIN, help="chain (default) or roofline")
    best.add_argument(
        "--space", choices=["split"], default="split", help="split: every split of the inner product"
    )
    best.add_argument(
        "--ordered", action="store_true", help="rank compositions: splits whose parts are ordered"
    )
    best.add_argument("--measure", action="store_true", help="measure every distinct kernel on this machine")
    best.add_argument(
        "--rounds", type=int, default=20, metavar="N", help="samples of each kernel (default 20)"
    )
    best.add_argument("--residence", default="L1", metavar="LEVEL", help="L1 (default), L2, L3 or memory")
    best.add_argument("--elements", type=int, metavar="N", help="elements of a call, instead of a level")
    best.add_argument("--json", action="store_true", help="print JSON instead of a table")
    best.add_argument("--all", action="store_true", help="print every variant, not the first 12 kernels")
    _add_kernel_options(best)
    best.set_defaults(run=_best)


def _add_generate(commands: argparse._SubParsersAction[_Parser]) -> None:
    generate = commands.add_parser(
        "generate",
        help="write the source of one variant",
        description="Write the source of one variant of the tensor n-mode product kernel.",
        epilog=_GENERATE_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    generate.add_argument("--order", required=True, metavar="P", help="polynomial order, 1 to 15")
    generate.add_argument("--split", metavar="L1,L2,...", help="lengths of the parts (default: unsplit)")
    generate.add_argument("--language", choices=list(Language), default=Language.C, help="default: c")
    generate.add_argument("-o", "--output", metavar="FILE", help="default: standard output")
    _add_kernel_options(generate)
    generate.set_defaults(run=_generate)


def _generate(options: argparse.Namespace) -> None:
    order = _order(options.order)
    split = parse_split(options.split, order + 1) if options.split else (order + 1,)
    source = render(
        Variant(order, split, Mode(options.mode), Language(options.language), DType(options.dtype))
    )
    if options.output is None:
        sys.stdout.write(source.text)
        return
    try:
        Path(options.output).write_text(source.text)
    except OSError as error:
        raise UsageError(
            f"{options.output}: cannot be written: {error.strerror}; choose another -o"
        ) from None


def _best(options: argparse.Namespace) -> None:
    questions = _questions(options)
    if options.measure:
        _require_host(options.machine, questions[0])
    for name, value in (("rounds", options.rounds), ("elements", options.elements)):
        if value is not None and value < 1:
            raise UsageError(f"--{name} {value}: must be at least 1")
    answers = []
    for found in _measured(questions, options) if options.measure else answer(questions):
        answers.append(found)
        if not options.json:
            answer_table(found, everything=options.all)
    if options.json:
        as_json = [answer_to_json(found) for found in answers]
        print(json.dumps(as_json if "-" in options.order or "," in options.order else as_json[0], indent=2))


def _measured(questions: list[Question], options: argparse.Namespace) -> Iterator[Answer]:
    """Yield measured answers; every prediction is made first, so that the machine is idle."""
    plan, level = Plan(rounds=options.rounds), options.residence
    for given in list(answer(questions)):
        yield add_trial(given, plan, level, options.elements, _progress(given))


def _questions(options: argparse.Namespace) -> list[Question]:
    orders = _orders(options.order)
    compiler, language = _compiler_and_language(options.compiler, options.language)
    machine, target = _machine_and_target(options.machine)
    frequency_ghz = host_frequency_ghz() if options.machine == "host" else machine.core.frequency_ghz
    return [
        Question(
            order=order,
            machine=machine,
            target=target,
            frequency_ghz=frequency_ghz,
            compiler=compiler,
            language=language,
            model=Model(options.model),
            mode=Mode(options.mode),
            dtype=DType(options.dtype),
            ordered=options.ordered,
        )
        for order in orders
    ]


def _order(text: str) -> int:
    try:
        order = int(text)
    except ValueError:
        raise UsageError(f"--order {text!r}: not a number; give {MIN_ORDER} to {MAX_ORDER}") from None
    if not MIN_ORDER <= order <= MAX_ORDER:
        raise UsageError(f"--order {order}: must be {MIN_ORDER} to {MAX_ORDER}")
    return order


def _orders(text: str) -> list[int]:
    """Return the orders of `7`, `1-15` or `3,5,7-9`."""
    orders: list[int] = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        low = _order(first)
        high = _order(last) if dash else low
        if high < low:
            raise UsageError(f"--order {part!r}: the range is empty; write {high}-{low}")
        orders.extend(range(low, high + 1))
    return orders


def _compiler_and_language(compiler: str | None, language: str | None) -> tuple[str, Language]:
    if compiler is None:
        chosen = Language(language) if language else Language.LLVM
        return default_compiler(chosen), chosen
    takes = compiler_language(compiler)
    if language and Language(language) is not takes:
        raise UsageError(f"--compiler {compiler} takes --language {takes}, not {language}")
    return compiler, takes


def _machine_and_target(key: str) -> tuple[Machine, Target]:
    if key == "host":
        target = host_target()
        return load_machine(machine_for_host(target.llvm_cpu)), target
    machine = load_machine(key)
    return machine, find_target(machine.target)


def _require_host(key: str, question: Question) -> None:
    if key == "host":
        return
    here = host_target().llvm_cpu
    if here not in question.machine.llvm_cpus:
        raise UsageError(f"--measure runs on this machine ({here}), not on {key}; use --machine host")


def _progress(given: Answer) -> Callable[[int, int], None] | None:
    """Return a callback that keeps one line on a terminal's standard error up to date."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, total: int) -> None:
        end = "\r" if done < total else "\r\033[K"
        print(
            f"order {given.question.order}: measuring, round {done} of {total}",
            end=end,
            file=sys.stderr,
            flush=True,
        )

    return show
