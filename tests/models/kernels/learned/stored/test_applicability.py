"""Whether a model has seen what it is asked about."""

from dataclasses import replace

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.codegen.target import find_target
from chainline.codegen.variant import Variant
from chainline.errors import UsageError
from chainline.models.kernels.evaluation.cases import Case
from chainline.models.kernels.learned.stored.applicability import (
    Match,
    code_warnings,
    data_warnings,
    machine_warnings,
    match_of,
    require_built_for,
    unseen_warnings,
)
from chainline.models.kernels.learned.stored.provenance import DataUsed, data_used
from chainline.models.kernels.predictions.conditions import Conditions

ZEN5 = load_machine("zen5")
CALIBRATED = replace(ZEN5, key="epyc-9005", title="calibrated")


@pytest.mark.exhaustive
def test_machines(model):
    assert match_of(model.manifest, ZEN5) is Match.SAME
    assert match_of(model.manifest, CALIBRATED) is Match.REDESCRIBED
    assert match_of(model.manifest, load_machine("a64fx")) is Match.OTHER


def test_its_own_machine_needs_no_warning(model):
    assert machine_warnings(model.manifest, ZEN5) == []
    assert "another description" in machine_warnings(model.manifest, CALIBRATED)[0]


def test_another_machine_is_transfer(model):
    other = load_machine("a64fx")
    with pytest.raises(UsageError, match="never seen a64fx"):
        machine_warnings(model.manifest, other)
    assert "intervals do not hold" in machine_warnings(model.manifest, other, transfer=True)[0]


def test_simulated_speeds_are_named(model):
    simulated = replace(model.manifest, origin="simulated")
    assert machine_warnings(simulated, ZEN5) == [
        "the model learned from simulated speeds, not from measurements"
    ]


def test_what_was_not_learned_from(model, table):
    assert unseen_warnings(model.manifest, table) == []
    asked = table.iloc[:1].assign(compiler="gfortran", order=9, residence="memory")
    assert unseen_warnings(model.manifest, asked) == [
        "compiler gfortran was not learned from but by its family",
        "order 9 was not learned from",
        "residence memory was not learned from",
    ]


def test_data_that_was_learned_from(model, tmp_path):
    assert data_warnings(model.manifest, [DataUsed("other", 1, "f" * 64)]) == []
    (line,) = data_warnings(model.manifest, [DataUsed("again", 1, "0" * 64)])
    assert line.startswith("again: the model learned from this data set")
    path = tmp_path / "empty.parquet"
    path.write_bytes(b"")
    # sha256sum of nothing
    assert data_used(path, 0).sha256.startswith("e3b0c44298fc1c149afbf4c8996fb924")


def test_other_code_is_counted(table):
    assert code_warnings(table) == []
    other = table.copy()
    other.loc[0, "measured_code"] = "elsewhere"
    other.loc[1, "measured_code"] = None
    (line,) = code_warnings(other)
    assert line == "llvm: 1 of 50 rows were measured with other code than is compiled here"


def test_rows_of_another_processor_are_refused():
    flags = ("-O3", "-mcpu=znver5")
    case = Case(Variant(1, (2,)), "llvm", None, flags, 512, Conditions(3.0), None, 10.0)
    require_built_for([case], find_target("znver5"))
    with pytest.raises(UsageError, match="1 rows were measured on znver5, not on a64fx"):
        require_built_for([case], find_target("a64fx"))
