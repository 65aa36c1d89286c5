"""Measurements as blocks: jobs as JSON, rows taken once, nodes that disagree, processors kept apart."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from chainline.analysis.campaign.journal import Outcome
from chainline.analysis.campaign.measuring.block import set_up
from chainline.analysis.campaign.measuring.job_text import job_from_json, job_to_json
from chainline.analysis.campaign.measuring.node_machine import slower_nodes
from chainline.analysis.campaign.measuring.start import Taking
from chainline.analysis.campaign.runner import Place, this_node
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.csv_import import import_csv
from chainline.analysis.measurement.dataset import MEASURED, DataSet
from chainline.analysis.measurement.job import Space
from chainline.codegen.target import find_target
from chainline.errors import UsageError

ZEN5, TARGET = load_machine("zen5"), find_target("znver5")
ROWS = import_csv('order,split,gflops\n2,3,10\n2,"2,1",11\n', "t.csv", ZEN5, TARGET)


def test_a_job_is_the_same_after_json():
    space = Space(orders=(2, 3), compilers=("llvm", "gcc"), flags=((), ("-O2",)), vector_bits=(256, 512))
    for job in space.jobs(TARGET, ZEN5):
        assert job_from_json(json.loads(json.dumps(job_to_json(job))), TARGET) == job


@pytest.mark.parametrize("change", [{"order": 99}, {"split": [1, 1]}, {"mode": "w"}, {"n_elements": "many"}])
def test_what_is_no_job_is_one_line(change):
    (job, *_) = Space(orders=(2,)).jobs(TARGET, ZEN5)
    with pytest.raises(UsageError):
        job_from_json({**job_to_json(job), **change}, TARGET)


def test_rows_are_taken_once_whatever_comes_twice(tmp_path):
    outcome = Outcome(0, "0" * 16, [row.as_dict() for row in ROWS], "n1", 1.0)
    with DataSet.open(tmp_path / "rows.parquet") as data:
        taking = Taking(data)
        taking.take(outcome)
        taking.take(outcome)
        taking.flush()
        assert (len(data.rows), len(taking.new)) == (2, 2)
    with DataSet.open(tmp_path / "rows.parquet") as data:  # as after a kill
        taking = Taking(data)
        taking.take(outcome)
        taking.flush()
        assert (len(data.rows), taking.new) == (2, [])


def test_rows_that_are_none_are_told(tmp_path):
    with DataSet.open(tmp_path / "rows.parquet") as data, pytest.raises(UsageError, match="block 7 of n1"):
        Taking(data).take(Outcome(7, "", [{"order": "two"}], "n1", 0.0))


def test_a_node_whose_reference_is_slow_is_told():
    def on(node, seconds):
        return replace(ROWS[0], host=node, reference_seconds=seconds, origin=MEASURED)

    rows = [on(node, 1.0 + 0.01 * k) for k, node in enumerate(("n1", "n2", "n3"))] + [on("n4", 1.2)]
    assert slower_nodes(rows) == {"n4": pytest.approx(1.2 / 1.015 - 1)}


def test_another_processor_is_refused(tmp_path):
    setting = {"identity": "of another", "cpu": "A64FX", "mixed": False, "calibrated": False}
    with pytest.raises(UsageError, match=r"not the processor of this campaign, A64FX.*mixed"):
        set_up(setting, Place(Path(tmp_path), True, this_node()))
