"""`best`, `export`, `cl.kernel` and the fastest row of a data set name the same kernel."""

from dataclasses import replace
from pathlib import Path

import chainline as cl
import pandas as pd
import pytest
from chainline.analysis.host.host_machine import target_of
from chainline.analysis.machine.load import load_machine
from chainline.codegen.splits import parse_split
from chainline.codegen.target import host_target
from chainline.codegen.variant import DType, Language, Mode, Variant
from chainline.codegen.vector.schedule import parse_schedule
from chainline.models.kernels.predictions.model import KernelSpace
from chainline.models.kernels.ranking import best, export
from chainline.models.kernels.ranking.best import full_answer, measured_choice
from chainline.models.kernels.ranking.export import Request, choose
from chainline.models.kernels.ranking.request import Question, Search
from chainline.models.kernels.search.task import TIE
from chainline.reports.best import answer_lines

from ....predicted_answers import predicted
from ....tier import sized

ROWS = Path(__file__).parents[3] / "validation" / "campaigns" / "zen3" / "schedules.parquet"
ORDERS = range(1, 16)


def question(key, order, language=Language.LLVM, compiler="llvm"):
    machine = load_machine(key)
    target, clock = target_of(machine, key), machine.core.frequency_ghz
    return Question(order, machine, target, clock, compiler, language, space=KernelSpace.FULL)


def request(asked):
    return Request(
        (asked.order,), (Mode.ELEMENT,), DType.FLOAT64, asked.language, asked.machine, asked.target,
        asked.compiler, asked.frequency_ghz,
    )  # fmt: skip


@pytest.fixture
def quick(monkeypatch):
    """A search that finds nothing else, and predictions that prefer splits."""
    monkeypatch.setattr(best, "candidates", lambda *_: [])

    def predict(job):
        _, variants = job
        return [predicted(variant, 1.0 if variant.schedule else 2.0) for variant in variants]

    monkeypatch.setattr(best, "predict_together", predict)
    monkeypatch.setattr(export, "predict_together", predict)
    monkeypatch.setattr(best, "map_processes", lambda function, jobs, **_: map(function, jobs))


@pytest.mark.parametrize("key", ["zen3", "zen5"])
@pytest.mark.parametrize("order", sized((2, 15), ORDERS))
def test_what_was_measured_is_taken_by_all(quick, key, order):
    asked = question(key, order)
    measured = measured_choice(asked).variant
    found = full_answer(asked)
    assert found.best.prediction.variant.schedule is None  # what is predicted best here is another one
    assert found.taken.prediction.variant == measured
    (exported,) = choose(request(asked))
    assert exported.variant == measured


def test_of_those_that_predictions_do_not_tell_apart_the_least_code_is_taken(monkeypatch):
    """The search has kernels by the size of their code where they tie; ranks are by speed all the same."""
    asked = question("zen4", 2)
    found = [
        Variant(2, (3,), asked.mode, asked.language, schedule=parse_schedule(f"256 mask {e}xyz"))
        for e in ("", "e2 ", "e4 ")
    ]
    speeds = dict(zip(found, (50.0, 59.5, 60.0), strict=True))
    monkeypatch.setattr(
        best, "predict_together", lambda job: [predicted(v, speeds.get(v, 10.0)) for v in job[1]]
    )
    monkeypatch.setattr(best, "map_processes", lambda function, jobs, **_: map(function, jobs))
    (answered,) = best.answer([asked], None, [Search(tuple(found), 3)])
    assert [entry.prediction.variant for entry in answered.ranked][:3] == [found[2], found[1], found[0]]
    assert answered.best.prediction.variant == found[2]
    assert answered.taken.prediction.variant == found[1]
    said = " ".join(map(str, answer_lines(answered)))
    assert "the least code among those that predictions do not tell from the best (0.8% slower)" in said


def test_that_is_a_fastest_row_of_the_data_set():
    """Rows within 2 % are as fast: measurements do not tell them apart."""
    rows = pd.read_parquet(ROWS)
    rows = rows[(rows["mode"] == "element") & (rows["dtype"] == "float64")]
    assert set(rows["order"]) == set(ORDERS)
    for order, mine in rows.groupby("order"):
        equal = mine[mine["gflops"] >= (1 - TIE) * mine["gflops"].max()]
        variant = measured_choice(question("zen3", order)).variant
        assert (str(variant.schedule), variant.split) in {
            (row.schedule, parse_split(row.split, order + 1)) for row in equal.itertuples()
        }


@pytest.mark.skipif(host_target().llvm_cpu not in ("znver3", "znver5"), reason="nothing was measured here")
def test_it_is_the_kernel_of_the_front_door_on_such_a_processor():
    key = {"znver3": "zen3", "znver5": "zen5"}[host_target().llvm_cpu]
    for order in sized((2, 7), ORDERS):
        assert cl.kernel(order).variant == measured_choice(question(key, order)).variant


@pytest.mark.parametrize(
    "changed",
    [{"residence": "memory"}, {"threads": 2}, {"widths": (128,)}],
    ids=lambda each: next(iter(each)),
)
def test_it_counts_for_what_was_measured_alone(changed):
    assert measured_choice(replace(question("zen3", 7), **changed)) is None


def test_a_processor_like_one_that_was_measured_is_searched_for():
    assert measured_choice(question("zen4", 7)) is None


@pytest.mark.exhaustive
@pytest.mark.parametrize("key", ["zen3", "zen4"])
def test_what_a_real_search_finds_is_what_is_exported(key):
    asked = question(key, 2)
    (exported,) = choose(request(asked))
    assert exported.variant == full_answer(asked).taken.prediction.variant
