"""`--html` as a user types it: what is written, what is refused, and which files a page never shows."""

import io
import json
import os
import re
import sys
from pathlib import Path

import pytest
from chainline.cli import main

SUM = """total:
	.file 1 "{name}"
.L3:
	.loc 1 2 7
	vaddpd	(%rdi), %ymm0, %ymm0
	addq	$32, %rdi
	cmpq	%rax, %rdi
	jne	.L3
	ret
"""
SOURCE = "double total(const double *a) {\n  return a[0]; // of mine\n}\n"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    below = tmp_path / "here"
    below.mkdir()
    monkeypatch.chdir(below)
    (below / "sum.s").write_text(SUM.format(name="sum.c"))
    return below


def _names():
    return sorted(path.name for path in Path().iterdir())


def run(capsys, *arguments):
    code = main(list(map(str, arguments)))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def analyze(capsys, *arguments, file="sum.s"):
    return run(capsys, "analyze", file, "--machine", "zen3", "--no-simulation", *arguments)


def test_the_page_is_named_and_written_again_over_its_own(folder, capsys):
    (folder / "sum.c").write_text(SOURCE)
    for _ in range(2):
        code, out, err = analyze(capsys, "--html", "sum.html")
        assert (code, err) == (0, "") and out.endswith("page: sum.html\n")
    page = re.sub("</?span>", "", Path("sum.html").read_text())  # of each word of a command
    assert "of mine" in page and "chainline analyze sum.s --machine zen3" in page
    assert _names() == ["sum.c", "sum.html", "sum.s"]


def test_standard_output_stays_what_another_program_reads(folder, capsys):
    _, out, err = analyze(capsys, "--html", "a.html", "--json")
    assert json.loads(out) and err == "page: a.html\n"
    _, out, err = analyze(capsys, "--html", "a.html", "--format", "sarif")
    assert json.loads(out) and err == "page: a.html\n"


@pytest.mark.parametrize(
    ("page", "message"),
    [
        ("sum.s", "sum.s: is read, too, and would be lost; choose another --html"),
        ("other.html", "other.html: holds something else, which would be lost; choose another --html"),
        ("nowhere/a.html", "nowhere/a.html: cannot be written: no folder nowhere; choose another --html"),
        ("", "--html: found an empty name"),
        (".", ".: cannot be written: is a folder; choose another --html"),
    ],
)
@pytest.mark.parametrize(
    "command",
    [
        ("analyze", "sum.s", "--machine", "zen3"),
        ("best", "--order", "1", "--machine", "sum.s"),
        ("fit", "sum.s", "--model", "mars", "--target", "s", "-o", "m.model"),
        ("evaluate", "chain", "sum.s", "--machine", "zen3"),
    ],
)
def test_a_page_that_is_not_to_be_written_is_one_line_at_once(folder, capsys, command, page, message):
    (folder / "other.html").write_text("<!DOCTYPE html><p>mine")
    code, out, err = run(capsys, *command, "--html", page)
    assert (code, out) == (2, "")
    assert message in err and len(err.splitlines()) == 1
    assert _names() == ["other.html", "sum.s"]


@pytest.mark.parametrize(
    "command",
    [
        ("analyze", "sum.s", "--machine", "zen3", "--graph", "a.svg", "--html", "a.svg"),
        ("analyze", "sum.s", "--machine", "zen3", "--kanata", "a.log", "--html", "./a.log"),
        ("fit", "rows.csv", "--model", "mars", "--target", "s", "-o", "a", "--html", "a"),
    ],
)
def test_one_name_for_two_outputs(folder, capsys, command):
    code, out, err = run(capsys, *command)
    assert (code, out) == (2, "") and "is written by another option, too; choose another name" in err
    assert _names() == ["sum.s"]


def test_a_full_disk_is_one_line_and_leaves_nothing(folder, capsys, monkeypatch):
    def full(_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    code, out, err = analyze(capsys, "--html", "a.html")
    assert (code, out) == (2, "")
    assert (
        err == "chainline: error: --html a.html: cannot be written: No space left on device; choose another\n"
    )
    assert _names() == ["sum.s"]


@pytest.mark.parametrize(
    "name", ["../secret.c", "{outside}/secret.c", "link.c", "secret", "ring.c", "pipe.c", "/etc/passwd"]
)
def test_files_elsewhere_and_what_is_no_source_are_never_shown(folder, capsys, name):
    """The names stand in a stranger's assembly, and pages are passed on."""
    (folder.parent / "secret.c").write_text("password")
    (folder / "secret").write_text("password")
    (folder / "link.c").symlink_to(folder.parent / "secret.c")
    (folder / "ring.c").symlink_to(folder / "ring.c")
    os.mkfifo(folder / "pipe.c")
    (folder / "sum.s").write_text(SUM.format(name=name.format(outside=folder.parent)))
    code, _, err = analyze(capsys, "--html", "a.html")
    page = Path("a.html").read_text()
    assert (code, err) == (0, "") and "source was not found" in page
    assert "password" not in page and "root:x" not in page


def test_where_one_works_in_the_home_folder_nothing_below_it_is_shown(folder, capsys, monkeypatch):
    (folder / "project").mkdir()
    (folder / "project" / "own.c").write_text(SOURCE)
    (folder / "sum.s").write_text(SUM.format(name="project/own.c"))
    assert analyze(capsys, "--html", "a.html")[0] == 0
    assert "of mine" in Path("a.html").read_text()
    monkeypatch.setenv("HOME", str(folder))
    assert analyze(capsys, "--html", "a.html")[0] == 0
    assert "of mine" not in Path("a.html").read_text()


def test_a_source_that_was_moved_with_its_assembly_is_found(folder, capsys):
    (folder / "sum.s").write_text(SUM.format(name="/build/of/others/sum.c"))
    (folder / "sum.c").write_bytes(SOURCE.encode() + b"// \xff </script>\n")
    assert analyze(capsys, "--html", "a.html")[0] == 0
    page = Path("a.html").read_text()
    assert "of mine" in page and page.count("</script>") == 1  # bounds alone: no sliders


def test_text_is_read_from_standard_input_too(folder, capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(SUM.format(name="x.c").encode())))
    assert analyze(capsys, "--html", "a.html", file="-")[0] == 0
    assert "&lt;stdin&gt; on" in Path("a.html").read_text()


@pytest.mark.exhaustive
def test_best_and_fit_write_theirs(folder, capsys):
    code, out, _ = run(
        capsys, "best", "--order", "2", "--machine", "zen3", "--model", "chain", "--html", "b.html"
    )
    assert code == 0 and out.endswith("page: b.html\n")
    assert "Predicted GFLOPS of each kernel" in Path("b.html").read_text()
    rows = "n,s\n" + "".join(f"{n},{n * 0.1}\n" for n in range(1, 21))
    (folder / "rows.csv").write_text(rows)
    fit = ("fit", "rows.csv", "--target", "s", "--html", "f.html")
    assert run(capsys, *fit, "--model", "pmnf")[0] == 0
    assert "held out" in Path("f.html").read_text()
    assert run(capsys, *fit, "--model", "mars", "-o", "m.model")[0] == 0
    assert "Residuals" in Path("f.html").read_text()
    code, out, _ = run(capsys, "evaluate", "m.model", "rows.csv", "--html", "e.html")
    assert code == 0 and out.endswith("page: e.html\n")
    assert "Where it is worst" in Path("e.html").read_text()


@pytest.mark.skipif(os.geteuid() == 0, reason="is the superuser")
def test_a_folder_without_permission(folder, capsys):
    locked = folder / "locked"
    locked.mkdir(mode=0o500)
    code, _, err = analyze(capsys, "--html", "locked/a.html")
    assert code == 2 and "no permission" in err
