"""A machine whose clock falls while wide vectors are computed: every model counts time by that clock."""

import json
from pathlib import Path

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.cli import main

from ....tier import standing

SLOWER = 0.75


@pytest.fixture(scope="module")
def falling(tmp_path_factory):
    """Zen 5's file with a clock of its own for 512 bits."""
    text = (Path(__file__).parents[4] / "analysis" / "machine" / "machines" / "zen5.toml").read_text()
    clock = load_machine("zen5").core.frequency_ghz
    line = f"frequency_ghz = {clock}\n"
    assert text.count(line) == 1
    path = tmp_path_factory.mktemp("falling") / "falling.toml"
    path.write_text(text.replace(line, f"{line}clock_ghz_512 = {SLOWER * clock}\n"))
    return str(path)


def speeds(capsys, *arguments):
    assert main(["best", "--json", *arguments]) == 0
    variants = json.loads(capsys.readouterr().out)["variants"]
    return {(tuple(variant["split"]), variant["schedule"]): variant["gflops"] for variant in variants}


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("mode", "model"),
    standing(
        [("x", "chain"), ("element", "chain"), ("element", "simulation")], for_all=lambda case: case[0] == "x"
    ),
)
def test_wide_kernels_slow_down_with_the_clock(mode, model, falling, capsys):
    options = ("--order", "7", "--mode", mode, "--model", model)
    before, after = (speeds(capsys, "--machine", machine, *options) for machine in ("zen5", falling))
    assert after == {name: pytest.approx(SLOWER * gflops) for name, gflops in before.items()}


@pytest.mark.exhaustive
def test_schedules_are_searched_for_at_the_clock_of_their_width(falling, capsys):
    options = ("--order", "3", "--space", "full", "--elements", "1", "--vector-bits")
    for width, factor in (("256", 1.0), ("512", SLOWER)):
        before, after = (
            speeds(capsys, "--machine", machine, *options, width) for machine in ("zen5", falling)
        )
        ours = [name for name in before if name[1] and name in after]
        assert ours
        assert {name: after[name] for name in ours} == {
            name: pytest.approx(factor * before[name]) for name in ours
        }
