"""Profiles of each kind: what a run has counted comes to the instructions; those of other builds do not."""

import gzip
from pathlib import Path

import pytest
from chainline.asm.control_flow import control_flow
from chainline.asm.hot_path import loop_paths
from chainline.asm.listing import parse
from chainline.asm.profile.read import LARGEST_BYTES, profile_of, read_profile
from chainline.errors import UsageError

RECORDED = Path(__file__).parent / "recorded"
ASSEMBLY = (RECORDED / "clip.s").read_text()
LISTING = parse(ASSEMBLY, "x86-64")
RARE = 5_120_000 / 81_920_000  # one number in 16 is above the limit


def text(name):
    return (RECORDED / name).read_text()


def taken(profile, listing=LISTING):
    """Return how likely the branch to the division is."""
    flow = control_flow(listing, listing.functions[0])
    path = loop_paths(listing, flow.blocks, flow.loops, flow.loops[0], {}, profile)[0]
    (decision,) = path.decisions
    return (1 - decision.probability if not decision.taken else decision.probability), decision.reason


@pytest.mark.parametrize("name", ["clip.gcov.json", "clip.c.gcov", "clip.samples"])
def test_counts_by_line_tell_how_often_a_branch_is_taken(name):
    probability, reason = taken(read_profile(RECORDED / name, LISTING))
    assert probability == pytest.approx(RARE)
    assert "profile" in reason


@pytest.mark.exhaustive
def test_what_is_packed_is_unpacked(tmp_path):
    path = tmp_path / "clip.gcov.json.gz"
    path.write_bytes(gzip.compress(text("clip.gcov.json").encode()))
    assert taken(read_profile(path, LISTING))[0] == pytest.approx(RARE)
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(UsageError, match="is cut off"):
        read_profile(path, LISTING)
    path.write_bytes(gzip.compress(bytes(LARGEST_BYTES + 1)))
    with pytest.raises(UsageError, match="larger than 64 MiB"):
        read_profile(path, LISTING)


def test_samples_stand_at_their_instructions():
    profile = read_profile(RECORDED / "clip.annotate", LISTING)
    assert profile.sampled == "cycles"
    by_text = {LISTING.instructions[p].text: share for p, share in profile.times.items()}
    assert by_text["mulsd %xmm4, %xmm1"] == 71.58
    assert sum(profile.times.values()) == pytest.approx(100, abs=0.1)


def test_an_event_of_executions_is_one():
    of_instructions = text("clip.annotate").replace("cpu-clock", "instructions:u")
    assert profile_of(of_instructions.encode(), LISTING, "p").sampled == "instructions"


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("clip.annotate", ("divsd  %xmm1", "mulsd  %xmm1"), "another build: clip has 'mulsd %xmm1,%xmm2'"),
        ("clip.annotate", ("<clip>", "<clap>"), "is of clap, the assembly has clip"),
        ("clip.annotate", ("cpu-clock", "branch-misses"), "samples of branch-misses"),
        ("clip.gcov.json", ('"start_line": 2', '"start_line": 5'), "clip begins at line"),
        ("clip.gcov.json", ("clip.c", "other.c"), "is of other.c, the assembly of"),
        ("clip.gcov.json", ('"count": 20000', '"count": -1'), "a line with count -1"),
        ("clip.gcov.json", ('"lines"', '"limes"'), "no output of gcov"),
        ("clip.gcov.json", ("}], ", "}, "), "no JSON"),
        ("clip.c.gcov", ("    5:", "  105:"), "another build: line"),
        ("clip.samples", (" 2: 81940000", " 19: 81940000"), "another build: clip has no instructions"),
        ("clip.samples", ("clip:98304000", "clap:98304000"), "has samples of clap, the assembly has clip"),
        ("clip.samples", (" 3: 81920000", " 3: many"), "line 3: is no line of a sample profile"),
    ],
)
def test_another_build_is_refused_in_one_line(name, change, message):
    changed = text(name).replace(*change)
    assert changed != text(name)
    with pytest.raises(UsageError, match=message) as error:
        profile_of(changed.encode(), LISTING, "p")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("lines", [1, 2, -1])
def test_a_source_that_has_moved_is_another_build(lines):
    moved = []
    for line in ASSEMBLY.split("\n"):
        words = line.split()
        if words[:1] == [".loc"]:
            moved.append(f"\t.loc {words[1]} {int(words[2]) + lines} {words[3]}")
        else:
            moved.append(line)
    listing = parse("\n".join(moved), "x86-64")
    with pytest.raises(UsageError, match="another build"):
        read_profile(RECORDED / "clip.gcov.json", listing)


def test_an_instruction_less_is_another_build():
    shorter = text("clip.annotate").rstrip().rsplit("\n", 1)[0]
    with pytest.raises(UsageError, match="instructions, in the assembly"):
        profile_of(shorter.encode(), LISTING, "p")


def test_samples_that_fit_in_several_ways_are_refused():
    with pytest.raises(UsageError, match="fit the assembly in several ways"):
        profile_of(b"clip:10:1\n 3: 10\n", LISTING, "p")


def test_inlined_samples_are_passed_over():
    inlined = text("clip.samples").replace(" 7:", " 6: other:30\n  1: 20\n  2.1: 10 log:10\n 7:")
    assert taken(profile_of(inlined.encode(), LISTING, "p"))[0] == pytest.approx(RARE)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is no profile that is known"),
        (b"int main(void) {}", "is no profile that is known"),
        (b"PERFILE2\x00\x01", "what perf record writes"),
        (b"\xfflprofi\x81", "llvm-profdata merge --sample --text"),
        (b"oncg*21B", "is a .gcno"),
        (b"\x1f\x8bnothing", "cannot be unpacked"),
        (b"{}", "it has no files"),
        (b"[" * 100_000, "is no profile that is known"),
        (b'{"files": ' + b"[" * 100_000, "no JSON"),
    ],
)
def test_what_is_no_profile_is_refused(tmp_path, content, message):
    path = tmp_path / "p"
    path.write_bytes(content)
    with pytest.raises(UsageError, match=message):
        read_profile(path, LISTING)


def test_assembly_without_lines_takes_no_counts_of_lines():
    bare = parse("\n".join(line for line in ASSEMBLY.split("\n") if ".loc" not in line), "x86-64")
    for name in ("clip.gcov.json", "clip.samples"):
        with pytest.raises(UsageError, match="compile it with -g"):
            read_profile(RECORDED / name, bare)
    read_profile(RECORDED / "clip.annotate", bare)
