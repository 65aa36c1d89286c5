"""Instruction forms beside WINIC's: reading of its reports, and the standing score where they are at hand."""

import argparse
import importlib.util
import os
from pathlib import Path

import pytest

SPEC = importlib.util.spec_from_file_location("winic_score", Path(__file__).with_name("winic") / "score.py")
score = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(score)

DATA = os.environ.get("CHAINLINE_WINIC", "")


def test_the_slowest_pair_of_operands_counts(tmp_path):
    report = (
        "-----FMLAv2f64-----",
        "\tFMLAv2f64(1(Class<FPR128>) -> 0(Class<FPR128>))  [2;2]",
        "\tFMLAv2f64(2(Class<FPR128>) -> 0(Class<FPR128>))  [3.9;4.1]",
        "\tFMLAv2f64(3(Class<FPR128>) -> 0(Class<FPR128>))  [ERROR_ASSEMBLY]",
    )
    (tmp_path / "report_LAT_1.txt").write_text("\n".join(report))
    assert score.measured(tmp_path, "LAT", score.LATENCY) == {"FMLAv2f64": (3.9, 4.1)}


@pytest.mark.parametrize(
    ("figure", "bounds", "least", "expected"),
    [
        (4.0, (4.1, 4.1), 0.3, True),
        (1.25, (1.0, 1.0), 0.3, True),
        (1.25, (1.0, 1.0), 0.0, False),
        (2.0, (1.0, 4.0), 0.0, True),
        (5.0, (1.0, 4.0), 0.3, False),
    ],
)
def test_a_figure_is_right_inside_the_interval_or_near_it(figure, bounds, least, expected):
    assert score.right(figure, bounds, least) is expected


@pytest.mark.parametrize(
    ("name", "older"),
    [("KADDBkk", "kaddbrr"), ("VEXTRACTF128rri", "vextractf128rr"), ("VADDSDZrrkz_Int", "vaddsdzrrkz")],
)
def test_names_of_other_versions_of_llvm_are_found(name, older):
    assert older in score.spellings(name)


@pytest.mark.skipif(not DATA, reason="CHAINLINE_WINIC names no folder `data` of RRZE-HPC/WINIC")
@pytest.mark.parametrize("key", score.MACHINES)
def test_no_fewer_forms_are_right_than_by_llvm(key):
    counts = score.score(key, Path(DATA), argparse.Namespace(list=False), None)
    assert counts["throughput right"] >= counts["throughput right llvm"]
    assert counts["latency right"] >= counts["latency right llvm"]
    assert counts["refused"] <= 0.05 * counts["forms"]
