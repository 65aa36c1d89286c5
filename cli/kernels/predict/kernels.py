"""Predictions of a trained model for kernels."""

from __future__ import annotations

import argparse
from pathlib import Path

from ....codegen.compilers import compiler_and_language
from ....codegen.splits import parse_split, partitions
from ....codegen.variant import DType, Mode, Variant
from ....errors import UsageError
from ....models.empirical.fitting.stored import file_of
from ....models.kernels.learned.samples import RunConditions
from ....models.kernels.learned.stored.answer import predict_variants
from ....models.kernels.learned.stored.store import load_model
from ....reports.predict import predictions_lines, predictions_to_json
from ....reports.terminal import print_lines
from ...json_output import print_json
from ...messages import warn
from ...options.chosen_machine import machine_and_target
from ...options.kernel import parse_order
from ...options.shared import require_positive
from ...progress import done, stage
from ..clock import clock_ghz


def predict_kernels(options: argparse.Namespace) -> None:
    """Print the predictions of a model of `chainline train` for the splits of an order."""
    if options.order is None:
        if not Path(file_of(options.model)).exists():
            raise UsageError(f"{options.model}: no such file; `chainline fit -o` and `train -o` write one")
        raise UsageError(f"{options.model}: --order is missing; give it, or a file of `chainline fit`")
    if any(given is not None for given in (options.data, options.output, options.column)):
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
        print_lines(predictions_lines(answer))


def _variants(options: argparse.Namespace) -> list[Variant]:
    order = parse_order(options.order)
    _, language = compiler_and_language(options.compiler, options.language)
    given = [parse_split(text, order + 1) for text in options.split]
    splits = list(dict.fromkeys(given)) or list(partitions(order + 1))
    return [Variant(order, split, Mode(options.mode), language, DType(options.dtype)) for split in splits]
