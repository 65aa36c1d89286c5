"""`chainline analyze --profile`: the path that a run has taken, and its probability."""

import json
import shutil
import subprocess
from pathlib import Path

import chainline as cl
import pytest
from chainline.cli import main

RECORDED = Path(__file__).parent / "asm" / "profile" / "recorded"
MAIN = """void clip(double *restrict x, long n, double limit);
int main(void)
{
    double x[64];
    for (int i = 0; i < 64; i++)
        x[i] = i % 4;
    clip(x, 64, 2.5);
    return x[0] != 0;
}
"""


def paths(capsys, *arguments):
    code = main(["analyze", *map(str, arguments), "--machine", "zen3", "--json", "--no-simulation"])
    captured = capsys.readouterr()
    assert code == 0, captured.err
    return json.loads(captured.out)["functions"][0]["loops"][0]["paths"]


@pytest.mark.parametrize("name", ["clip.gcov.json", "clip.c.gcov", "clip.samples", "clip.annotate"])
def test_paths_have_the_probabilities_of_the_run(capsys, name):
    likely, rare = paths(capsys, RECORDED / "clip.s", "--profile", RECORDED / name)
    # 1 of 16; samples know it from times, so that a division may be taken for less or more
    off = 0.06 if name == "clip.annotate" else 1e-9
    assert likely["probability"] == pytest.approx(15 / 16, abs=off)
    assert likely["probability"] + rare["probability"] == pytest.approx(1)


def test_what_is_typed_stands_above_the_profile(capsys):
    options = "--profile", RECORDED / "clip.gcov.json", "--taken", ".L11=0.75"
    assert paths(capsys, RECORDED / "clip.s", *options)[0]["probability"] == 0.75


def test_the_report_says_where_the_path_is_from(capsys):
    path = RECORDED / "clip.s"
    main(["analyze", str(path), "--machine", "zen3", "--profile", str(RECORDED / "clip.c.gcov")])
    assert "94% of the iterations in" in capsys.readouterr().out


@pytest.mark.skipif(not (shutil.which("gcc") and shutil.which("gcov")), reason="needs gcc and gcov")
def test_counters_of_gcc_are_read_through_gcov(capsys, tmp_path, monkeypatch):
    def gcc(*arguments):
        subprocess.run(["gcc", "-O2", *arguments], cwd=tmp_path, check=True, capture_output=True)

    shutil.copy(RECORDED / "clip.c", tmp_path)
    (tmp_path / "main.c").write_text(MAIN)
    gcc("-g1", "-S", "clip.c")
    gcc("--coverage", "clip.c", "main.c", "-o", "run")
    subprocess.run([tmp_path / "run"], cwd=tmp_path, check=True)
    counters = tmp_path / "run-clip.gcda"
    assert paths(capsys, tmp_path / "clip.s", "--profile", counters)[0]["probability"] == 0.75

    # an older .gcda beside the notes of a newer build
    source = tmp_path / "clip.c"
    source.write_text(source.read_text().replace("x[i] += 1;", "x[i] += 1; if (x[i] > 3) x[i] = 0;"))
    old = counters.read_bytes()
    gcc("--coverage", "clip.c", "main.c", "-o", "run")
    counters.write_bytes(old)
    assert main(["analyze", str(tmp_path / "clip.s"), "--machine", "zen3", "--profile", str(counters)]) == 2
    assert "is of another build" in capsys.readouterr().err

    (tmp_path / "run-clip.gcno").unlink()
    assert main(["analyze", str(tmp_path / "clip.s"), "--machine", "zen3", "--profile", str(counters)]) == 2
    assert "gcov needs the .gcno" in capsys.readouterr().err

    monkeypatch.setattr("shutil.which", lambda name: None)
    assert main(["analyze", str(tmp_path / "clip.s"), "--machine", "zen3", "--profile", str(counters)]) == 2
    assert "gcov, which reads it, is not on PATH" in capsys.readouterr().err


def test_a_profile_is_never_written_over(capsys, tmp_path):
    profile = tmp_path / "clip.gcov.json"
    shutil.copy(RECORDED / "clip.gcov.json", profile)
    arguments = [str(RECORDED / "clip.s"), "--machine", "zen3", "--profile", str(profile)]
    assert main(["analyze", *arguments, "--trace", str(profile)]) == 2
    assert "is read, too" in capsys.readouterr().err


def test_python_takes_a_profile():
    report = cl.analyze(RECORDED / "clip.s", "zen3", simulate=False, profile=RECORDED / "clip.c.gcov")
    likely, _ = report.main.paths
    assert likely.probability == pytest.approx(15 / 16)
