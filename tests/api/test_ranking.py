"""Rankings: the same answer as the command."""

import json
from dataclasses import replace

import chainline as cl
import matplotlib as mpl
import pytest
from chainline.cli import main
from chainline.models.kernels.predictions.model import USUAL_ERROR
from chainline.reports.best import kernel_table
from chainline.reports.best_json import detail_table

from ..tier import standing

mpl.use("agg")


def test_json_is_that_of_the_command(capsys):
    assert main(["best", "--order", "3", "--machine", "zen5", "--model", "chain", "--json"]) == 0
    assert cl.best(3, machine="zen5", model="chain").to_json() == json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("highest", standing([2, 3], for_all=(2).__eq__))
def test_several_orders_are_ranked_together(highest):
    orders = range(1, highest + 1)
    rankings = cl.best(orders, machine="a64fx", model="chain")
    assert [ranking.answer.question.order for ranking in rankings] == list(orders)
    assert rankings[1].to_json() == cl.best(2, machine="a64fx", model="chain").to_json()


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("machine", "model", "order"),
    standing(
        [
            (machine, model, order)
            for machine in ("a64fx", "zen4", "spr")
            for model in ("chain", "roofline", "ecm", "simulation", "learned")
            for order in range(1, 6)
        ],
        for_all=[("a64fx", "simulation", 2), ("zen4", "simulation", 3), ("spr", "ecm", 5)].__contains__,
    ),
)
@pytest.mark.filterwarnings("ignore")
def test_ranks_are_in_the_order_of_predicted_speed(machine, model, order):
    ranking = cl.best(order, machine=machine, model=model)
    variants = ranking.to_json()["variants"]
    for one in variants:
        for other in variants:
            if one["rank"] < other["rank"]:
                assert one["gflops"] >= other["gflops"]
    table = ranking.to_frame()
    assert list(table["gflops"]) == sorted(table["gflops"], reverse=True)
    assert table["rank"].is_monotonic_increasing
    first = variants[0]["gflops"]
    least = first * (1 - USUAL_ERROR[ranking.answer.question.model])
    for everything in (kernel_table(ranking.answer, True), detail_table(ranking.answer, True)):
        marked = [row[0] == "1=" for row in everything.rows]
        speeds = [v["gflops"] for v in variants if v["same_code_as"] is None]
        several = len(speeds) > 1 and speeds[1] >= least
        assert marked == [several and speed >= least for speed in speeds]


def test_the_simulation_ranks_where_no_model_is_named():
    assert cl.best(2, machine="zen5").to_json()["model"] == "simulation"


def test_the_table_and_the_figure_show_every_kernel():
    ranking = cl.best(3, machine="zen5", model="chain")
    assert sorted(ranking.to_frame()["split"]) == ["1,1,1,1", "2,1,1", "2,2", "3,1", "4"]
    distinct = {entry.rank for entry in ranking.ranked}
    assert len(ranking.plot().patches) == len(distinct)
    assert ranking.best is ranking.ranked[0].prediction.variant
    assert ranking.agreement is None


@pytest.mark.exhaustive
@pytest.mark.measures
def test_what_is_measured_decides():
    ranking = cl.best(2, model="chain", measure=True, rounds=2, patience=1.0)
    assert (ranking.agreement is None) is ranking.answer.measurement.disturbed
    last = ranking.ranked[-1].prediction.variant
    measurement = replace(ranking.answer.measurement, fastest=last)
    assert cl.Ranking(replace(ranking.answer, measurement=measurement)).best == last
    assert (ranking.to_frame()["measured_gflops"] > 0).all()


def test_kernels_are_run_beside_numpy_where_asked():
    checked = cl.best(1, model="chain", check=True).answer.checked
    assert checked.kernels and not checked.wrong


@pytest.mark.parametrize(
    ("order", "options", "said"),
    [
        (0, {}, "order 0: must be 1 to 15"),
        ("7", {}, "order '7': not a whole number"),
        (7, {"model": "magic"}, "model 'magic': unknown; choose one of chain"),
        (7, {"compiler": "tcc"}, "compiler 'tcc': unknown"),
        (7, {"compiler": "llvm", "language": "c"}, "takes language llvm, not c"),
        (7, {"vector_bits": [512]}, "goes with space='full'"),
        (7, {"space": "full", "language": "fortran"}, "Fortran has no explicit vectors"),
        (7, {"elements": 0}, "elements 0: must be at least 1"),
        (7, {"machine": "a64fx", "measure": True}, "not on a64fx"),
        ([], {}, "order: none is given"),
    ],
)
def test_bad_input_is_refused_in_one_line(order, options, said):
    with pytest.raises(cl.UsageError, match=said) as caught:
        cl.best(order, **({"machine": "zen5"} | options))
    assert "\n" not in str(caught.value)


@pytest.mark.exhaustive
def test_a_learned_model_says_where_nothing_was_measured():
    with pytest.warns(
        UserWarning, match="nothing was measured on icx: predicted by what zen5 and gnr taught"
    ):
        ranking = cl.best(1, machine="icx", model="learned")
    assert ranking.answer.question.model == "learned"


@pytest.mark.exhaustive
def test_a_learned_model_that_is_not_there_is_simulated_and_said():
    with pytest.warns(UserWarning, match="no learned model for neoverse-v2") as warned:
        ranking = cl.best(1, machine="neoverse-v2", model="learned")
    assert warned[0].filename == __file__  # the user's line, not one of the package
    assert ranking.to_json()["model"] == "simulation"


@pytest.mark.exhaustive
def test_cores_that_share_memory_are_predicted():
    speeds = {
        threads: cl.best(7, machine="a64fx", model="roofline", threads=threads).ranked[0].prediction.gflops
        for threads in (1, 12)
    }
    assert speeds == {1: pytest.approx(70.4), 12: pytest.approx(32.0)}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"threads": 0}, "threads"),
        ({"threads": 49}, "threads 49: a64fx has 48 cores; give no more"),
    ],
)
def test_so_many_cores_are_refused_in_one_line(options, said):
    with pytest.raises(cl.UsageError, match=said) as error:
        cl.best(2, machine="a64fx", model="roofline", **options)
    assert "\n" not in str(error.value)
