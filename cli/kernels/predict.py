"""`chainline predict`: what a trained model says of kernels, or a fitted one of configurations."""

from __future__ import annotations

import argparse
from pathlib import Path

from ...codegen.compilers import compiler_and_language
from ...codegen.splits import parse_split, partitions
from ...codegen.variant import DType, Mode, Variant
from ...errors import UsageError
from ..json_output import print_json
from ..messages import warn
from ..options.chosen_machine import machine_and_target
from ..options.kernel import (
    add_compiler,
    add_kernel_options,
    add_residence,
    add_transfer_option,
    parse_order,
)
from ..options.machine import add_machine_option
from ..options.shared import add_json, require_positive
from ..parser import Commands
from ..programs.predict_configurations import predict_configurations
from ..progress import done, stage
from .clock import clock_ghz

_EXAMPLE = """examples:
  chainline predict zen5-model --order 7
  chainline predict zen5-model --order 7 --compiler gcc --split 4,4 --split 8 --explain
  chainline predict zen5-model --order 11 --residence memory --machine epyc-9005.toml --json
  chainline predict gemm.model configurations.csv -o times.csv           # a model of `chainline fit`"""


def add_predict(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "predict",
        description="Compile and simulate the splits of an order, and predict their speed by a model of "
        "`chainline train`; or the times of configurations by a model of `chainline fit`.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "model", metavar="MODEL", help="folder of `chainline train`, or file of `chainline fit`"
    )
    parser.add_argument(
        "data", nargs="?", metavar="X.csv", help="configurations, for a model of `chainline fit`"
    )
    parser.add_argument(
        "-o", "--output", metavar="Y.csv", help="where their times go (default: standard output)"
    )
    parser.add_argument("--order", metavar="P", help="polynomial order 1 to 15, for one of `chainline train`")
    parser.add_argument("--split", action="append", default=[], metavar="L1,L2,...", help="default: all")
    add_machine_option(parser)
    add_compiler(parser)
    add_residence(parser)
    parser.add_argument("--explain", action="store_true", help="say in words what makes each kernel slow")
    add_transfer_option(parser)
    add_json(parser)
    add_kernel_options(parser)
    parser.set_defaults(run=_predict)


def _predict(options: argparse.Namespace) -> None:
    # some seconds of import that other commands do not need
    from ...models.empirical.fitting.stored import is_model  # noqa: PLC0415
    from ...models.kernels.learned.stored.answer import predict_variants  # noqa: PLC0415
    from ...models.kernels.learned.stored.store import load_model  # noqa: PLC0415
    from ...models.kernels.learned.unmeasured import RunConditions  # noqa: PLC0415
    from ...reports.predict import predictions_table, predictions_to_json  # noqa: PLC0415

    if is_model(options.model):
        predict_configurations(options)
        return
    if options.order is None:
        raise UsageError(f"{options.model}: --order is missing; give it, or a file of `chainline fit`")
    if options.data is not None or options.output is not None:
        raise UsageError(f"{options.model}: is no file of `chainline fit`; give an --order and no tables")
    variants = _variants(options)
    require_positive(options, "elements")
    model = load_model(Path(options.model))
    machine, target = machine_and_target(options)
    clock = clock_ghz(options, machine)
    compiler, _ = compiler_and_language(options.compiler, options.language)
    setting = RunConditions(machine, target, compiler, clock, options.residence, options.elements)
    stage(f"compiling and simulating {len(variants)} splits", quiet=True)
    answer = predict_variants(model, variants, setting, explained=options.explain, transfer=options.transfer)
    done()
    warn(*answer.warnings)
    if options.json:
        print_json(predictions_to_json(answer))
    else:
        predictions_table(answer)


def _variants(options: argparse.Namespace) -> list[Variant]:
    order = parse_order(options.order)
    _, language = compiler_and_language(options.compiler, options.language)
    given = [parse_split(text, order + 1) for text in options.split]
    splits = list(dict.fromkeys(given)) or list(partitions(order + 1))
    return [Variant(order, split, Mode(options.mode), language, DType(options.dtype)) for split in splits]
