"""What the sample of timed loops changes in assembly: the loop named, and nothing else."""

import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "timed_loops"
SUM = """\
sum:
\txorl\t%eax, %eax
\tvxorpd\t%xmm0, %xmm0, %xmm0
.L3:
\tvaddsd\t(%rdi,%rax,8), %xmm0, %xmm0
\tincq\t%rax
\tcmpq\t%rax, %rsi
\tjne\t.L3
\tret
\t.size\tsum, .-sum
"""
SCALE = SUM.replace("sum", "scale").replace(
    "vaddsd\t(%rdi,%rax,8), %xmm0, %xmm0",
    "vmulsd\t(%rdi,%rax,8), %xmm1, %xmm2\n\tvmovsd\t%xmm2, (%rdx,%rax,8)",
)


@pytest.fixture
def changes(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(str(FOLDER))
    names = ("perturb", "perturb_chains", "changed", "hand_over", "registers", "toolchain", "loops")
    from perturb import perturbations  # noqa: PLC0415 - a script, found by the line above

    def made(text, symbol, simulated=lambda assembly: None):
        file = tmp_path / f"{symbol}.s"
        file.write_text(text)
        found = list(perturbations(file, symbol, ".L3", "zen3", simulated))
        return {
            one.assembly.stem.rpartition("-")[2]: (one.expected, one.assembly.read_text()) for one in found
        }

    yield made
    for name in names:
        sys.modules.pop(name, None)


def test_a_chain_is_made_longer_or_cut_and_work_is_put_beside_it(changes):
    found = changes(SUM, "sum")
    more, other, less = (found[kind] for kind in ("more", "other", "less"))
    assert more[0] == 1.0 and "vorpd %ymm0, %ymm0, %ymm0" in more[1]
    assert other[0] == 0.0 and "vorpd %ymm0" not in other[1] and "vorpd" in other[1]
    assert less[0] < -1 and "\tvxorpd %xmm0, %xmm0, %xmm0" in less[1]


def test_ports_that_are_as_busy_get_more_together(changes):
    """A comparison and two loads an iteration take as long: there is more of both."""
    text = SUM.replace(
        "vaddsd\t(%rdi,%rax,8), %xmm0, %xmm0", "vmovsd\t(%rdi), %xmm1\n\tvucomisd\t8(%rdi), %xmm1"
    )
    expected, changed = changes(text, "sum")["more"]
    added = [line for line in changed.splitlines() if line not in text.splitlines()]
    assert expected == 1.0
    assert sum("comisd" in line for line in added) == 1 and sum("(%rsp)" in line for line in added) == 1


def test_what_no_bound_explains_is_held_against_the_call(changes):
    """A load of what two stores wrote waits for both, as no bound says."""
    pair = "vmovsd\t%xmm1, (%rdx)\n\tvmovsd\t%xmm1, 8(%rdx)\n\tvmovupd\t(%rdx), %xmm3\n\t"
    text = SUM.replace("vaddsd\t(%rdi,%rax,8), %xmm0, %xmm0", pair + "vmovupd\t%xmm3, 32(%rdx)")
    cycles = {"sum.s": 30.0, "sum-more.s": 30.25}
    found = changes(text, "sum", lambda assembly: cycles[assembly.name])
    assert set(found) == {"more"} and found["more"][0] == 0.25


@pytest.mark.exhaustive
def test_ports_get_one_more_instruction(changes):
    text = SCALE.replace("\tincq", "\tvmovsd\t%xmm2, 8(%rdx,%rax,8)\n\tincq")
    (expected, changed) = changes(text, "scale")["more"]
    assert expected > 0 and changed.count("\n") > text.count("\n")
    added = [line for line in changed.splitlines() if line not in text.splitlines()]
    assert all("rsp" in line or line.strip() == "nop" for line in added)
