"""Models against a data set: made of real code with times that are known."""

from dataclasses import replace

import pandas as pd
import pytest
from chainline.analysis.incore.kernel import analyse
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.dataset import COLUMNS
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import Variant
from chainline.errors import UsageError
from chainline.models.kernels.evaluation.cases import (
    DISTURBED,
    DRIFTED,
    HAS_PROBLEM,
    NO_SPEED,
    OTHER_MACHINE,
    cases,
)
from chainline.models.kernels.evaluation.evaluate import evaluate, group_rows, score
from chainline.models.kernels.predictions.conditions import Conditions
from chainline.models.kernels.predictions.model import Clock, Model
from chainline.models.kernels.predictions.predict import Analysed, predict

MACHINE = load_machine("clx")
TARGET = find_target(MACHINE.target)
LLVM = find_toolchain("llvm", TARGET)


def _row(order, split, factor=1.0, **changes):
    """Return a row whose speed is what the chain model predicts, times a factor."""
    variant = Variant(order, split)
    assembly = LLVM.assemble(render(variant), TARGET)
    incore = analyse(assembly, MACHINE)
    predicted = predict(variant, Analysed("", incore, None, None), MACHINE, Model.CHAIN, Conditions(2.5))
    row = dict.fromkeys((column.name for column in COLUMNS), None) | {
        "order": order,
        "np": order + 1,
        "split": ",".join(map(str, split)),
        "mode": "element",
        "language": "llvm",
        "dtype": "float64",
        "compiler": "llvm",
        "compiler_version": LLVM.version,
        "flags": " ".join(LLVM.provenance(TARGET).flags),
        "vector_bits": 512,
        "threads": 1,
        "n_elements": 1,
        "residence": "L1",
        "gflops": predicted.gflops * factor,
        "frequency_ghz": 2.5,
        "code": assembly.code_digest,
        "machine": "clx",
        "origin": "measured",
    }
    return row | changes


def _evaluate(rows, models=(Model.CHAIN,), target=TARGET):
    found, skipped = cases(pd.DataFrame(rows), MACHINE)
    return evaluate(found, skipped, models, MACHINE, target)


def test_errors_are_fractions_of_the_measured_speed():
    # twice as fast and half as fast as predicted: predictions 50 % too low and 100 % too high
    evaluation = _evaluate([_row(3, (4,), 2.0), _row(3, (2, 2), 0.5)])
    assert [row.error(Model.CHAIN) for row in evaluation.rows] == pytest.approx([-0.5, 1.0])
    found = score(evaluation.rows, Model.CHAIN)
    assert (found.rows, found.mape, found.bias) == (2, pytest.approx(0.75), pytest.approx(0.25))


def test_every_model_predicts_every_row():
    rows = [_row(3, (4,)), _row(3, (4,), residence="memory", n_elements=1_000_000)]
    in_l1, in_memory = _evaluate(rows, tuple(Model)).rows
    assert set(in_l1.predicted) == set(Model)
    for blind in (Model.CHAIN, Model.ROOFLINE):
        assert in_l1.predicted[blind] == in_memory.predicted[blind]
    for seeing in (Model.CACHE_ROOFLINE, Model.ECM):
        assert in_l1.predicted[seeing] > in_memory.predicted[seeing]
    assert in_memory.ecm.transfers[-1].cycles > 0
    assert in_l1.ecm.transfers[-1].cycles == 0


def test_rows_that_cannot_serve_are_counted():
    rows = [
        _row(3, (4,)),
        _row(3, (3, 1), problem="crashed"),
        _row(3, (2, 2), gflops=None),
        _row(3, (2, 1, 1), machine="a64fx"),
        _row(3, (2, 1, 1), drifted=True),
        _row(3, (3, 1), repetitions=20, undisturbed_share=0.1, uncertainty=0.01),
        _row(3, (2, 2), repetitions=20, undisturbed_share=1.0, uncertainty=0.3),
        _row(3, (2, 2), compiler="frt", language="fortran", code=None, origin="imported: x.csv"),
    ]
    evaluation = _evaluate(rows)
    assert len(evaluation.rows) == 1
    assert evaluation.skipped == {
        HAS_PROBLEM: 1,
        NO_SPEED: 1,
        DRIFTED: 1,
        DISTURBED: 2,
        OTHER_MACHINE: 1,
        "compiler frt is not installed": 1,
    }


def test_an_imported_row_without_code_is_predicted_without_warning():
    row = _row(3, (4,), code=None, compiler_version=None, frequency_ghz=None, origin="imported: x.csv")
    evaluation = _evaluate([row, _row(2, (3,))])
    assert len(evaluation.rows) == 2
    assert evaluation.rows[0].case.conditions.frequency_ghz == MACHINE.core.frequency_ghz
    assert evaluation.warnings == ()


def test_another_compiler_or_other_code_is_warned_of_in_one_line_each():
    rows = [_row(3, (4,), compiler_version="LLVM 1.0", code="0" * 16), _row(3, (2, 2), code="1" * 16)]
    first, second = _evaluate(rows).warnings
    assert first.startswith("llvm: measured with LLVM 1.0, compiled here with LLVM")
    assert second == "llvm: 2 of 2 rows were measured with other code than is compiled here"


def test_narrow_vectors_are_compiled_narrow():
    wide, narrow = _evaluate([_row(7, (8,)), _row(7, (8,), vector_bits=256)], tuple(Model)).rows
    assert narrow.code != wide.code
    assert narrow.predicted[Model.CHAIN] < wide.predicted[Model.CHAIN]


@pytest.mark.exhaustive
def test_cycles_become_time_at_the_clock_of_rows_or_of_the_machine():
    rows = [_row(7, (8,)), _row(7, (8,), vector_bits=256)]
    core = replace(MACHINE.core, frequency_ghz=3.0, clocks_ghz=((512, 2.0),))
    machine = replace(MACHINE, core=core)
    found, skipped = cases(pd.DataFrame(rows), machine)
    for clock, wide_ghz, narrow_ghz in ((Clock.ROWS, 2.5, 2.5), (Clock.MACHINE, 2.0, 3.0)):
        wide, narrow = evaluate(found, skipped, (Model.CHAIN,), machine, TARGET, clock=clock).rows
        clocks = [row.case.conditions.frequency_ghz for row in (wide, narrow)]
        assert clocks == [wide_ghz, narrow_ghz]
        of_rows, _ = evaluate(found, skipped, (Model.CHAIN,), machine, TARGET).rows
        assert wide.predicted[Model.CHAIN] == pytest.approx(of_rows.predicted[Model.CHAIN] * wide_ghz / 2.5)


def test_cores_share_bandwidth():
    rows = [_row(3, (4,), residence="memory", n_elements=10**6, threads=n) for n in (1, 20)]
    alone, shared = _evaluate(rows, (Model.ROOFLINE, Model.ECM)).rows
    for model in (Model.ROOFLINE, Model.ECM):
        assert shared.predicted[model] < alone.predicted[model]


def test_no_row_left_is_one_line():
    with pytest.raises(UsageError, match=r"no row .* \(has a problem: 1\)"):
        _evaluate([_row(3, (4,), problem="crashed")])


def test_a_missing_column_is_named():
    table = pd.DataFrame([_row(3, (4,))]).drop(columns="residence")
    with pytest.raises(UsageError, match="lacks residence"):
        cases(table, MACHINE)


def test_an_impossible_row_is_named():
    with pytest.raises(UsageError, match=r"row 2 .*sums to 5"):
        cases(pd.DataFrame([_row(3, (4,)), _row(3, (4,)) | {"split": "3,2"}]), MACHINE)


def test_rows_are_grouped_in_order_of_appearance():
    rows = _evaluate([_row(3, (4,)), _row(2, (3,)), _row(3, (2, 2))]).rows
    groups = group_rows(rows, lambda row: row.case.variant.order)
    assert {order: len(group) for order, group in groups.items()} == {3: 2, 2: 1}
    assert list(groups) == [3, 2]
