"""Whatever goes wrong, and whatever names hold: one line, an exit code, and no traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from chainline.api import analysis
from chainline.cli.main import INTERNAL_ERROR, main

LOOP = """	.globl	{name}
	.type	{name}, @function
{name}:
.L2:
	vfmadd231pd	(%rdi,%rax), %ymm1, %ymm0
	addq	$32, %rax
	cmpq	%rdx, %rax
	jne	.L2
	ret
"""


@pytest.fixture
def listing(tmp_path):
    path = tmp_path / "loop.s"
    path.write_text(LOOP.format(name="f"))
    return path


def _run(*arguments, **more):
    environment = {**os.environ, **more.pop("env", {})}
    return subprocess.run(
        [sys.executable, "-m", "chainline", *arguments],
        check=False,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        env=environment,
        timeout=300,
        **more,
    )


def test_output_to_a_full_disk(listing):
    with Path("/dev/full").open("w") as full:
        done = _run("analyze", str(listing), "--machine", "zen4", stdout=full)
    assert done.returncode == 1
    why = "standard output cannot be written (No space left on device): what was printed is lost"
    assert done.stderr == f"chainline: error: {why}; redirect it to a file\n"


@pytest.mark.exhaustive
def test_a_working_directory_that_is_gone(tmp_path):
    gone = tmp_path / "gone"
    (tmp_path / "loop.s").write_text(LOOP.format(name="f"))
    command = [
        "/bin/sh",
        "-c",
        f'mkdir {gone}; cd {gone}; rmdir {gone}; exec "$@"',
        "sh",
        sys.executable,
        "-P",
        "-m",
        "chainline",
    ]
    for arguments, code, said in [
        (("analyze", str(tmp_path / "loop.s"), "--machine", "zen4"), 0, ""),
        (
            ("analyze", "loop.s", "--machine", "zen4"),
            2,
            "chainline: error: loop.s: cannot be read: No such file",
        ),
        (
            ("best", "--order", "1", "--machine", "zen4", "--html", "page.html"),
            1,
            "chainline: error: the working directory is gone; change to another one\n",
        ),
    ]:
        done = subprocess.run([*command, *arguments], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr[: len(said)]) == (code, said)
        assert done.stderr.count("\n") == (code != 0)


def test_a_full_disk_without_a_name_is_told_with_the_folder_of_temporary_files(listing, capsys, monkeypatch):
    monkeypatch.setenv("TMPDIR", "/full")
    _break(monkeypatch, OSError(28, "No space left on device"))
    assert main(["analyze", str(listing), "--machine", "zen4"]) == 1
    said = "No space left on device; make space in /full (TMPDIR) and where files are written"
    assert capsys.readouterr().err == f"chainline: error: {said}\n"


def test_a_reader_that_has_gone_is_no_error(listing):
    read, write = os.pipe()
    os.close(read)
    done = _run("analyze", str(listing), "--machine", "zen4", stdout=write)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("name", ["a\nb.s", "a\x1b[31mb.s", "a\u2028b.s"])
def test_a_name_that_would_break_the_line(name, tmp_path, capsys):
    assert main(["analyze", str(tmp_path / name), "--machine", "zen4"]) == 2
    said = capsys.readouterr().err
    assert said.endswith("\n")
    assert said[:-1].isprintable()


@pytest.mark.exhaustive
def test_a_name_that_is_no_text(listing):
    odd = os.fsencode(listing.parent) + b"/\xff.s"
    listing.rename(os.fsdecode(odd))
    done = _run("analyze", odd, "--machine", "zen4", stdout=subprocess.PIPE)
    assert done.returncode == 0
    assert done.stdout
    done = _run("analyze", odd + b"x", "--machine", "zen4", stdout=subprocess.PIPE)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def _break(monkeypatch, error):
    def fail(*_, **__):
        raise error

    monkeypatch.setattr(analysis, "read_content", fail)


def test_a_fault_of_ours_is_told_in_a_line_with_its_traceback_in_a_file(listing, capsys, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(listing.parent))
    monkeypatch.setattr("tempfile.tempdir", None)
    _break(monkeypatch, KeyError("lost"))
    assert main(["analyze", str(listing), "--machine", "zen4"]) == INTERNAL_ERROR == 70
    said = capsys.readouterr().err
    assert said.startswith("chainline: error: KeyError: 'lost' (a fault of chainline: please report it")
    assert said.count("\n") == 1
    name = said.partition("the traceback is in ")[2].removesuffix(")\n")
    assert "in fail\n    raise error" in Path(name).read_text()


def test_an_error_that_an_interrupt_led_to_is_the_interrupt(listing, capsys, monkeypatch):
    # what an extension raises that is interrupted while it loads
    error = ImportError("initialization failed")
    error.__cause__ = KeyboardInterrupt()
    _break(monkeypatch, error)
    assert main(["analyze", str(listing), "--machine", "zen4"]) == 130
    assert "interrupted" in capsys.readouterr().err


def test_a_fault_of_ours_is_printed_where_it_is_asked_for(listing, capsys, monkeypatch):
    monkeypatch.setenv("CHAINLINE_DEBUG", "1")
    _break(monkeypatch, KeyError("lost"))
    assert main(["analyze", str(listing), "--machine", "zen4"]) == 70
    said = capsys.readouterr().err
    assert said.startswith("Traceback (most recent call last)")
    assert said.splitlines()[-1].endswith("the traceback is above)")


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (OSError(28, "No space left on device", "d.parquet"), "error: d.parquet: No space left on device"),
        (MemoryError(), "error: not enough memory"),
    ],
)
def test_what_the_system_refuses_is_no_fault_of_ours(error, line, listing, capsys, monkeypatch):
    _break(monkeypatch, error)
    assert main(["analyze", str(listing), "--machine", "zen4"]) == 1
    said = capsys.readouterr().err
    assert line in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("name", ["foo[abi:cxx11](int)", "main [/home/u/a.out]", "f[red]", "g:smile:"])
def test_names_in_brackets_are_printed_as_they_are(name, tmp_path, capsys):
    path = tmp_path / "named.s"
    path.write_text(LOOP.format(name=f'"{name}"'))
    assert main(["analyze", str(path), "--machine", "zen4"]) == 0
    assert name in capsys.readouterr().out


def test_a_long_quotation_leaves_what_to_do(capsys):
    assert main(["best", "--order", "7", "--machine", "x" * 100_000]) == 2
    said = capsys.readouterr().err
    assert len(said) < 1500
