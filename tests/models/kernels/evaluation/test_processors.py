"""Data sets of several processors: rows of one are never taken for those of another."""

from dataclasses import replace

import pandas as pd
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.errors import UsageError
from chainline.models.kernels.evaluation.cases import processors_note, processors_of

ZEN3, ZEN5 = "AMD EPYC (family 25, model 1, stepping 1)", "AMD EPYC (family 26, model 2, stepping 1)"
LAKE, LAKE_2 = "Intel(R) Xeon(R) Processor (family 6, model 167)", "Intel(R) Xeon(R) (family 6, model 168)"
COMPILED = {ZEN3: "znver3", ZEN5: "znver5", LAKE: "rocketlake", LAKE_2: "rocketlake"}


def table(*cpus):
    rows = [
        {"cpu": cpu, "compiler": compiler, "flags": f"-O3 {flag}", "machine": "mine"}
        for cpu in cpus
        for compiler, flag in (("llvm", f"-mcpu={COMPILED.get(cpu)}"), ("gcc", "-march=native"))
    ]
    return pd.DataFrame(rows)


def taken(data, machine):
    return sorted(processors_of(data, machine).taken)


def test_rows_are_those_of_the_processor_that_they_were_compiled_for():
    data = table(ZEN3, ZEN5, LAKE)
    for key, cpu in (("zen3", ZEN3), ("zen5", ZEN5)):
        found = processors_of(data, load_machine(key))
        assert (found.taken, found.guessed) == ({cpu: 2}, False)
        assert found.others == {other: 2 for other in (ZEN3, ZEN5, LAKE) if other != cpu}
    assert taken(data, load_machine("zen2")) == taken(data, load_machine("a64fx")) == []


def test_a_file_of_ones_own_names_its_processor():
    mine = replace(load_machine("zen3"), key="mine", title=ZEN5, llvm_cpus=("znver3",))
    assert taken(table(ZEN3, ZEN5), mine) == [ZEN5]


def test_the_only_processor_that_nobody_knows_is_taken_with_a_word():
    machine = load_machine("gnr")
    found = processors_of(table(ZEN3, ZEN5, LAKE), machine)
    assert (found.taken, found.guessed) == ({LAKE: 2}, True)
    said = processors_note(found, machine)
    assert "3 processors" in said and "check it" in said and ZEN3 in said
    with pytest.raises(UsageError, match="rows of 2 processors may be those of gnr"):
        processors_of(table(ZEN3, LAKE, LAKE_2), machine)


def test_one_processor_is_taken_at_the_users_word():
    for data in (table(ZEN3), table(ZEN3).drop(columns="cpu")):
        found = processors_of(data, load_machine("zen5"))
        assert not found.others
        assert processors_note(found, load_machine("zen5")) is None
