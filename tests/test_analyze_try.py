"""`chainline analyze --try`: the source compiled again with the flags that remedies name."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.remedies import Remedy, remedies
from chainline.analysis.incore.transforms.recompile import Recompiled, after_trying
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.cli import main
from chainline.codegen.recompile import recorded_command, typed_command
from chainline.codegen.target import find_target
from chainline.errors import UsageError
from chainline.reports.analyze import analysis_lines
from chainline.reports.analyze_json import analysis_to_json
from chainline.reports.schemas import schema_of
from chainline.reports.terminal import as_text

DOT = """double dot(const double *a, const double *b, long n)
{
    double sum = 0;
    for (long i = 0; i < n; i++)
        sum += a[i] * b[i];
    return sum;
}
"""
needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("dot.c").write_text(DOT)
    return tmp_path


def compiled(*flags):
    subprocess.run(["gcc", "-O2", "-march=haswell", *flags, "-S", "dot.c"], check=True, capture_output=True)


def tried(capsys, *arguments):
    code = main(["analyze", "dot.s", "--machine", "zen3", "--try", "--json", *arguments])
    captured = capsys.readouterr()
    assert code == 0, captured.err
    result = json.loads(captured.out)
    pytest.importorskip("jsonschema").validate(result, schema_of("analyze"))
    return result["tried"], captured.err


def refused(capsys, *arguments):
    code = main(["analyze", "dot.s", "--machine", "zen3", *arguments])
    captured = capsys.readouterr()
    assert captured.out == "" and len(captured.err.splitlines()) == 1
    return code, captured.err


@needs_gcc
def test_flags_that_gcc_records_are_taken_and_one_more(capsys, folder):
    compiled("-g")
    (one,), err = tried(capsys, "--source", "dot.c")
    # an FMA every four cycles, for one lane or for four: no flag here makes several sums
    assert one["flags"] == ["-O3", "-ffast-math"] and err == ""
    assert (one["cycles_per_element_before"], one["cycles_per_element_after"]) == (4.0, 1.0)
    assert one["times_faster"] == pytest.approx(one["promised"])
    assert sorted(path.name for path in folder.iterdir()) == ["dot.c", "dot.s"]


@needs_gcc
def test_the_report_has_a_line_of_it(capsys, folder):
    compiled("-g")
    assert (
        main(["analyze", "dot.s", "--machine", "zen3", "--try", "--source", "dot.c", "--html", "dot.html"])
        == 0
    )
    out = capsys.readouterr().out
    assert "TRIED    gcc -O3 -ffast-math: .L3 takes 1.00 cycles an element in place of 4.00," in out
    assert "gcc -O3 -ffast-math: .L3 takes 1.00 cycles an element" in Path("dot.html").read_text()


ROOT = """#include <math.h>
void root(double *restrict r, const double *restrict x, long n)
{
    for (long i = 0; i < n; i++)
        r[i] = sqrt(x[i]);
}
"""
KEPT = """double kept(double *y, const double *x, long n)
{
    double s = 0;
    for (long i = 0; i < n; i++) {
        if (x[i] > 0 || y[2 * i] < 1) {
            y[i] = 0.5 * x[i];
            s += x[i];
        } else if (x[i] < -1) {
            y[i] = -1.0 / x[i];
        }
    }
    return s;
}
"""


@needs_gcc
@pytest.mark.parametrize(("source", "wins"), [(ROOT, True), (KEPT, False)], ids=["root", "kept"])
def test_fix_is_what_the_compiler_has_made_of_it(capsys, folder, source, wins):
    Path("dot.c").write_text(source)
    compiled("-g")
    assert main(["analyze", "dot.s", "--machine", "zen3", "--json"]) == 0
    before = json.loads(capsys.readouterr().out)["functions"][0]["loops"][0]["remedies"]
    tried = ["--try", "--source", "dot.c", "--html", "dot.html", "--json"]
    assert main(["analyze", "dot.s", "--machine", "zen3", *tried]) == 0
    result = json.loads(capsys.readouterr().out)
    pytest.importorskip("jsonschema").validate(result, schema_of("analyze"))
    after = {one["change"]: one for one in result["functions"][0]["loops"][0]["remedies"]}
    page = Path("dot.html").read_text()
    assert any(one["times_faster"] > 1.05 for one in result["tried"]) is wins and result["tried"]
    for one in result["tried"]:
        assert one["change"] in [remedy["change"] for remedy in before] and one["problem"] is None
        assert (one["change"] in after) is (one["times_faster"] >= 1.05)
        if one["change"] in after:
            left = after[one["change"]]
            assert left["compiled"] and left["times_faster"] == one["times_faster"]
            assert f"{one['times_faster']:.2g} times faster (tried)" in page
    assert main(["analyze", "dot.s", "--machine", "zen3", "--try", "--source", "dot.c"]) == 0
    fix = capsys.readouterr().out.partition("FIX")[2].partition("ASSUMES")[0]
    assert ("(tried)" in fix) is wins
    assert wins or "vectorise" not in fix


def test_no_text_promises_what_was_tried_in_vain():
    text = "f:; .L3:; vaddsd (%rdi), %xmm0, %xmm0; addq $8, %rdi; decq %rcx; jne .L3; ret".replace("; ", "\n")
    zen3 = load_machine("zen3")
    found = analyse_file(parse(text, "x86-64"), zen3, arguments={})
    (proposed, *_) = remedies(found.functions[0].bodies[0], zen3)
    for after, promised in ((4.0, False), (1.0, True)):
        tried = [Recompiled("f", ".L3", ("-ffast-math",), "gcc", 4.0, after, "", 4.0, proposed.change)]
        data = analysis_to_json(found, zen3, tried)["functions"][0]["loops"][0]
        brief, long = (
            " ".join(
                "\n".join(as_text(analysis_lines("x.s", found, zen3, tried=tried, verbose=v), 80)).split()
            )
            for v in (False, True)
        )
        assert any(one["compiled"] for one in data["remedies"]) is promised
        assert ("FIX none left: what was tried wins nothing" in brief) is not promised
        assert ("4 times faster (tried)" in brief) is promised
        for said in (data["verdict"], long.partition("TRIED")[0]):
            assert ("-ffast-math" in said) is promised


def test_what_was_tried_of_one_loop_is_of_no_other():
    found = [Remedy("vectorise", 8.0, flags=("-O3",)), Remedy("join loops")]
    slower = Recompiled("f", ".L3", ("-O3",), "gcc", 1.0, 2.0, change="vectorise")
    faster = Recompiled("f", ".L3", ("-O3",), "gcc", 6.0, 2.0, change="vectorise")
    unknown = Recompiled("f", ".L3", ("-O3",), "gcc", None, None, "no loop is left", change="vectorise")
    assert [one.change for one in after_trying(found, "f", ".L3", [slower])] == ["join loops"]
    first, second = after_trying(found[::-1], "f", ".L3", [faster])
    assert (first.change, first.times_faster, first.compiled) == ("vectorise", 3.0, True)
    assert second == found[1]
    for function, label, tried in (("g", ".L3", slower), ("f", ".L2", slower), ("f", ".L3", unknown)):
        assert after_trying(found, function, label, [tried]) == tuple(found)


@needs_gcc
def test_a_command_is_typed_and_taken_apart(capsys, folder):
    compiled()
    (one,), _ = tried(capsys, "--compile", "gcc -O2 -march=haswell -c -o dot.o dot.c")
    assert one["times_faster"] == 4.0
    # two lanes of SSE2, which the code was not compiled for: told, and compared with what the command makes
    (one,), _ = tried(capsys, "--compile", "gcc -O3 -c dot.c")
    assert (one["cycles_per_element_before"], one["cycles_per_element_after"]) == (3.0, 1.5)


@needs_gcc
@pytest.mark.exhaustive
def test_a_source_alone_is_compiled_for_the_machine(capsys, folder):
    compiled()
    (one,), err = tried(capsys, "--source", "dot.c")
    # for this processor gcc makes no chains of FMA: an addition every three cycles, for four lanes
    assert "-O3 -march=znver3" in err and one["cycles_per_element_after"] == 0.75


@needs_gcc
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--try",), "dot.s: which source it is from is not said; give --source"),
        (("--try", "--source", "/dev/zero"), "/dev/zero: has no suffix of a source"),
        (("--try", "--source", "zero.c"), "zero.c: is no regular file"),
        (("--try", "--source", "folder.c"), "folder.c: is no regular file"),
        (("--try", "--source", "large.c"), "large.c: is larger than 1 MiB"),
        (("--try", "--compile", "gcc -O3 large.c"), "large.c: is larger than 1 MiB"),
        (("--try", "--source", "no.c"), "--source no.c: no such file"),
        (("--try", "--source", "dot.zig"), "dot.zig: no compiler is known for it; give --compile"),
        (("--try", "--compile", "nosuch -O3 dot.c"), "nosuch is not on PATH"),
        (("--try", "--compile", "gcc dot.c; rm dot.c"), "without a shell; leave out ';'"),
        (("--try", "--compile", "gcc $(touch x) dot.c"), "without a shell; leave out '$'"),
        (("--try", "--compile", "gcc 'dot.c"), "close the quotes"),
        (("--try", "--compile", ""), "found nothing"),
        (("--try", "--compile", "gcc -O3"), "names 0 sources"),
        (("--try", "--compile", "gcc other.c"), "other.c: no such source"),
        (("--try", "--compile", "gcc empty.c"), "empty.c: gcc makes no loop in dot of it; give the source"),
        (("--source", "dot.c"), "--source: is of --try"),
        (("--try", "--format", "short"), "has no place for it"),
    ],
)
def test_what_cannot_be_tried_is_one_line(capsys, folder, arguments, message):
    compiled()
    Path("dot.zig").write_text(DOT)
    Path("empty.c").write_text("int other(void) { return 1; }\n")
    Path("large.c").write_text(" " * ((1 << 20) + 1))
    Path("folder.c").mkdir()
    Path("zero.c").symlink_to("/dev/zero")
    code, err = refused(capsys, *arguments)
    assert code == 2 and message in err


@needs_gcc
def test_what_does_not_compile_is_one_line(capsys, folder):
    compiled()
    Path("wrong.c").write_text("double dot(")
    code, err = refused(capsys, "--try", "--compile", "gcc wrong.c")
    assert code == 1 and "wrong.c: gcc: wrong.c:1" in err


@needs_gcc
def test_no_flag_of_a_stranger_reads_or_starts_anything(folder):
    producer = (
        '"GNU C17 12.2.0 -O2 -fplugin=x.so -march=haswell -include /etc/passwd @x -wrapper x -B. -I/ -mfma"'
    )
    command = recorded_command(f".string {producer}", Path("dot.c"), find_target("znver3"))
    assert command.flags == ("-O2", "-march=haswell", "-mfma")


def test_the_compiler_has_to_be_there(folder, monkeypatch):
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(UsageError, match="gcc is not on PATH"):
        typed_command("gcc -O3 dot.c", None)


@needs_gcc
def test_a_source_that_the_assembly_names_is_compiled_if_the_user_names_it(capsys, folder, monkeypatch):
    compiled("-g")

    def never(*_):
        raise AssertionError("a compiler was started")

    monkeypatch.setattr("chainline.codegen.recompile.run", never)
    code, err = refused(capsys, "--try")
    assert code == 2 and "dot.s: names dot.c; a source is compiled if you name it: give --source dot.c" in err


@needs_gcc
@pytest.mark.skipif(sys.platform != "linux", reason="limits of other processes are Linux's")
@pytest.mark.parametrize("before", ["", '#define Z "/dev/zero"\n'])
def test_a_source_that_includes_an_endless_file_takes_bounded_memory(capsys, folder, monkeypatch, before):
    compiled("-g")
    Path("dot.c").write_text(before + ("#include Z" if before else '#include "/dev/zero"') + "\n" + DOT)
    monkeypatch.setattr("chainline.codegen.process.command.MOST_MEMORY_BYTES", 1 << 29)
    code, err = refused(capsys, "--try", "--source", "dot.c")
    assert code == 1 and "memory" in err
