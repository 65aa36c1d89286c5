"""Standard streams that are closed, full or read by nobody: files are whole, and a line says what is lost."""

import os
import subprocess
import sys

import pytest

CLOSED = "chainline: error: standard output is closed: what was printed is lost; redirect it to a file\n"
FULL = CLOSED.replace("is closed", "cannot be written (No space left on device)")
ALL_CLOSED = "<&- >&- 2>&-"


def _run(redirections, *arguments):
    command = ["/bin/sh", "-c", f'exec "$@" {redirections}', "sh", sys.executable, "-m", "chainline"]
    done = subprocess.run([*command, *map(str, arguments)], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("arguments", [("--help",), ("fit", "--help"), ("machine", "zen5")])
@pytest.mark.parametrize(("redirections", "said"), [(">&-", CLOSED), (">/dev/full", FULL), (ALL_CLOSED, "")])
def test_what_cannot_be_printed_is_told_in_a_line(arguments, redirections, said, tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    assert _run(redirections, *arguments) == (1, "", said)
    assert not list(tmp_path.glob("chainline-traceback-*"))


@pytest.mark.parametrize("redirections", ["2>&-", "2>/dev/full", "<&- 2>&-"])
def test_what_is_said_beside_the_output_may_be_lost(redirections):
    code, out, _ = _run(redirections, "machine", "zen5")
    assert code == 0 and out.startswith("zen5")
    assert _run(redirections, "mashine") == (2, "", "")


def test_a_mistake_stays_a_mistake_where_nothing_can_be_printed():
    for redirections in (">&-", ">/dev/full"):
        code, _, said = _run(redirections, "mashine")
        assert code == 2 and said.startswith("chainline: error: mashine: no such command")


@pytest.mark.exhaustive
@pytest.mark.parametrize("redirections", [">&-", "2>&-", ALL_CLOSED, ">/dev/full 2>/dev/full"])
def test_files_are_what_they_are_otherwise(redirections, tmp_path):
    """Files get the numbers of streams that are closed: what is said would be written into them."""
    made = tmp_path / "made.c"
    assert _run(redirections, "generate", "--order", "2", "-o", made)[0] == 0
    assert made.read_text() == _run("", "generate", "--order", "2")[1]


@pytest.mark.exhaustive
@pytest.mark.parametrize(("redirections", "code"), [(">&-", 1), (ALL_CLOSED, 1), ("2>&-", 0)])
def test_measured_rows_are_kept(redirections, code, tmp_path):
    table = tmp_path / "gemm.csv"
    options = ("gemm", "--configurations", "2", "--range", "8-16", "--rounds", "1", "-o", table)
    assert _run(redirections, "benchmark", *options)[0] == code
    header, *rows = table.read_text().splitlines()
    assert "seconds" in header and len(rows) == 2
    assert _run("", "benchmark", *options)[0] == 0
    assert table.read_text().splitlines() == [header, *rows]


@pytest.mark.exhaustive
def test_a_reader_that_goes_early_stops_no_command(tmp_path):
    page = tmp_path / "page.html"
    read, write = os.pipe()
    os.close(read)
    command = [
        sys.executable,
        "-m",
        "chainline",
        "best",
        "--order",
        "2",
        "--machine",
        "zen5",
        "--html",
        str(page),
    ]
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, "") and page.stat().st_size > 10_000


@pytest.mark.exhaustive
def test_a_stream_that_takes_nothing_for_a_while_gets_all():
    """Whoever shares a terminal or pipe may have made it non-blocking: what is written then waits."""
    read, write = os.pipe()
    os.set_blocking(write, False)
    command = [sys.executable, "-m", "chainline", "completion", "bash"]
    code = "import sys, time; time.sleep(0.5); sys.stdout.write(sys.stdin.read())"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdin=read, stdout=subprocess.PIPE, text=True
    ) as reader:
        os.close(read)
        blocked = "x" * 65536  # the pipe is full at first
        os.write(write, blocked.encode())
        done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True, check=False)
        os.close(write)
        said = reader.communicate()[0]
    assert (done.returncode, done.stderr) == (0, "")
    assert (
        said.removeprefix(blocked)
        == subprocess.run(command, capture_output=True, text=True, check=True).stdout
    )
