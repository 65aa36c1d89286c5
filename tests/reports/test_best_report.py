"""The text of `chainline best` at 80 and 120 columns: ranks that tie, and numbers that are whole."""

import re
import shlex
from dataclasses import replace

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.cli import main
from chainline.codegen.target import find_target
from chainline.codegen.vector.schedule import parse_schedule
from chainline.models.kernels.predictions.model import Model
from chainline.models.kernels.ranking.best import answer
from chainline.models.kernels.ranking.request import Question
from chainline.reports.best import answer_lines, tied
from chainline.reports.terminal import as_text

LONG = "512 mask e8 x/u2/p5/held y/v2/u3/p2 z/v2/u3/p2/held"


@pytest.fixture(scope="module")
def of_order_3():
    """The answer of order 3 on Zen 5 by the simulation."""
    question = Question(3, load_machine("zen5"), find_target("znver5"), 2.6, model=Model.SIMULATION)
    (found,) = answer([question])
    return found


def with_speeds(found, *speeds):
    """Return an answer whose distinct kernels have these speeds, and no others."""
    leaders = [entry for entry in found.ranked if entry.same_code_as is None]
    kept = [
        replace(entry, rank=rank, prediction=replace(entry.prediction, gflops=speed))
        for rank, (entry, speed) in enumerate(zip(leaders, speeds, strict=False), 1)
    ]
    return replace(found, ranked=kept)


def text(found, width, **shown):
    return list(as_text(answer_lines(found, **shown), width))


def test_kernels_that_the_model_cannot_tell_apart_share_a_rank(of_order_3):
    near, far = with_speeds(of_order_3, 40.0, 39.0), with_speeds(of_order_3, 40.0, 38.0)
    assert (tied(near), tied(far)) == (2, 1)
    assert [line.split()[0] for line in text(near, 80)[2:4]] == ["1=", "1="]
    assert [line.split()[0] for line in text(far, 80)[2:4]] == ["1", "2"]
    assert "less than the model's error of 3.6%, so take any" in " ".join(text(near, 80))
    assert "worth a factor of 1.05" in " ".join(text(far, 80))


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("verbose", [False, True])
def test_numbers_are_whole_and_lines_fit(of_order_3, width, verbose):
    lines = text(of_order_3, width, verbose=verbose)
    for entry in of_order_3.ranked:
        if entry.same_code_as is None:
            assert any(f"{entry.prediction.gflops:.1f}" in line.split() for line in lines)
    assert max(len(line) for line in lines if not line.startswith("make it")) <= width


@pytest.mark.parametrize("width", [80, 120])
def test_schedules_leave_numbers_whole(of_order_3, width):
    first = of_order_3.ranked[0]
    variant = replace(first.prediction.variant, schedule=parse_schedule(LONG))
    entry = replace(first, prediction=replace(first.prediction, variant=variant, gflops=1234.5))
    lines = text(replace(of_order_3, ranked=[entry, *of_order_3.ranked[1:]]), width)
    row = next(line for line in lines if "1234.5" in line)
    assert re.match(r"\s+1 ", row) and "%" in row and max(map(len, lines[:-2])) <= width


def test_the_command_makes_the_kernel(of_order_3, tmp_path, capsys):
    line = next(line for line in text(of_order_3, 80) if line.startswith("make it: "))
    words = shlex.split(line.removeprefix("make it: "))
    words[-1] = str(tmp_path / words[-1])
    assert main(words[1:]) == 0 and (tmp_path / "kernel.ll").read_text()
    capsys.readouterr()


def test_chains_are_for_those_who_ask(of_order_3):
    told, asked = (" ".join(text(of_order_3, 120, verbose=verbose)) for verbose in (False, True))
    assert "chain ratio" in told and "FMA chains of" not in told and "cycles/FMA" not in told
    assert "FMA chains of" in asked and "cycles/FMA" in asked and "lines of that chain" in asked
