"""What `analyze` says of a body does not contradict itself: head line, bounds, remedies, JSON, SARIF."""

import re
from pathlib import Path

import chainline as cl
import pytest
from chainline.analysis.incore.regions.remedies import remedies
from chainline.analysis.incore.regions.verdict import adds_one_by_one, verdict
from chainline.analysis.incore.regions.work_per_iteration import widths_of
from chainline.reports.analyze import summary_of
from chainline.reports.analyze_bounds import figure
from chainline.reports.editor_notes import notes_of
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from .tier import sized, standing

ROOT = Path(__file__).parents[1]
SHIPPED = [
    *sorted((ROOT / "samples/loops").glob("*.s")),
    *sorted((ROOT / "tests/analysis/incore/regions/aarch64_loops").glob("*.s")),
]
X86, ARM = ("spr", "zen4", "zen2"), ("a64fx", "neoverse-v1")
CASES = [
    (path, key)
    for path in SHIPPED
    for key in (X86 if path.parent.name == "loops" and "sve" not in path.name else ARM)
]
USUAL = {("handwritten.s", "zen4"), ("kernels-avx512.s", "spr"), ("kernels-sve.s", "a64fx")}
TEXTS = {
    "a call": "f:; mulsd %xmm0, %xmm0; addsd .LC0(%rip), %xmm0; ret",
    "counts in memory": "f:; .L3:; addq $1, (%rdi); decq %rcx; jne .L3; ret",
    "marked": "# LLVM-MCA-BEGIN b; vmovupd (%rdi), %ymm0; vaddpd %ymm0, %ymm1, %ymm0; vmovupd %ymm0, (%rdi);"
    " addq $32, %rdi; # LLVM-MCA-END b",
    "marked and handed on": "# LLVM-MCA-BEGIN b; xorl 16(%rdi), %eax; movl %eax, 40(%rdi);"
    " leaq 24(%rdi), %rdi; # LLVM-MCA-END b",
    "short runs": "f:; movl $4, %ecx; .L3:; vaddsd (%rdi), %xmm0, %xmm0; addq $8, %rdi; decq %rcx;"
    " jne .L3; ret",
}


@pytest.mark.parametrize(
    ("path", "key"),
    standing(CASES, for_all=lambda case: (case[0].name, case[1]) in USUAL),
    ids=lambda value: getattr(value, "name", value),
)
def test_shipped_listings(path, key):
    consistent(cl.analyze(path, key))


@pytest.mark.parametrize("key", X86)
@pytest.mark.parametrize("name", TEXTS)
def test_listings_of_kinds_that_did_not_agree(name, key):
    consistent(cl.analyze("\n".join(TEXTS[name].split("; ")) + "\n", key))


X86_LINES = (
    *("vaddsd (%rdi), %xmm0, %xmm0", "vfmadd231pd (%rdi), %zmm1, %zmm2", "vmulpd %ymm1, %ymm2, %ymm3"),
    *(
        "vdivsd %xmm1, %xmm2, %xmm3",
        "movq (%rsi), %rax",
        "movq %rax, 8(%rsi)",
        "addq $8, %rdi",
        "addq $8, %rsi",
    ),
    *(
        "addq $1, (%rdx)",
        "vmovupd (%rdi), %ymm5",
        "vmovupd %ymm5, (%rsi)",
        "vsqrtpd %ymm5, %ymm6",
        "push %rbx",
    ),
    *("imulq %rsi, %rdx", "leaq (%rax,%rdx,2), %rdx", "vpermilpd $5, %ymm5, %ymm7", "divq %rbx"),
    *("vmaxsd %xmm0, %xmm8, %xmm8", "vgatherdpd %ymm1, (%rdi,%xmm2,8), %ymm9", "xorl %eax, %eax"),
)
ARM_LINES = (
    *("ldr d1, [x0], #8", "fadd d0, d0, d1", "fmadd d2, d1, d3, d2", "ld1d z2.d, p0/z, [x1, x3, lsl 3]"),
    *("fmla z1.d, p0/m, z2.d, z3.d", "fadda d5, p0, d5, z2.d", "add x3, x3, x4", "str d2, [x1], #8"),
    *("ldr x5, [x5]", "mul x6, x6, x7", "fdiv v4.2d, v4.2d, v5.2d", "st1d z1.d, p0, [x2, x3, lsl 3]"),
    *("fsqrt d7, d7", "ldr q9, [x0, #16]", "whilelo p0.d, x3, x9", "ldr d11, [x2]", "str d11, [x2, #8]"),
)


def in_shape(code, shape, arm):
    """Return lines as a loop, a nest, a call, or between markers."""
    body = "\n".join(code)
    if shape == "region":
        mark = "//" if arm else "#"
        return f"{mark} LLVM-MCA-BEGIN b\n{body}\n{mark} LLVM-MCA-END b\n"
    if shape == "call":
        return f"f:\n{body}\nret\n"
    inner, outer = (
        (f"subs {r}, {r}, #1\nb.ne" if arm else f"decq {r}\njne")
        for r in (("x8", "x10") if arm else ("%r8", "%r9"))
    )
    begin = ("mov x8, #7\n" if arm else "movl $7, %r8d\n") if shape == "fixed" else ""
    nest = ("f:\n.L0:", f"{outer} .L0\n") if shape == "nest" else ("f:", "")
    return f"{nest[0]}\n{begin}.L1:\n{body}\n{inner} .L1\n{nest[1]}ret\n"


@pytest.mark.exhaustive
@settings(max_examples=sized(20, 300), deadline=None, derandomize=True)
@given(data=st.data(), key=st.sampled_from([*X86, *ARM]))
def test_drawn_listings(data, key):
    arm = key in ARM
    code = data.draw(st.lists(st.sampled_from(ARM_LINES if arm else X86_LINES), min_size=1, max_size=8))
    shape = data.draw(st.sampled_from(["loop", "nest", "call", "region", "fixed"]))
    try:
        report = cl.analyze(in_shape(code, shape, arm), key)
    except cl.UsageError as error:
        # of a core that does not execute such vectors
        assume("does not have" not in str(error))
        raise
    consistent(report)


def consistent(report):
    data, machine = report.to_json(), report.machine.record
    notes = iter(notes_of("x.s", report.found, machine, {}))
    for function, told in zip(report.found.functions, data["functions"], strict=True):
        for analysis, body in zip(function.bodies, told["loops"], strict=True):
            of_body(function, analysis, body, machine)
            note = next(notes)
            assert (note.cycles, note.simulated_cycles) == (
                body["bounds"][0]["cycles"],
                body["simulated_cycles"],
            )
            assert note.hot is body["hot"] and note.text.endswith(body["verdict"])


def of_body(function, analysis, body, machine):
    summary, where = summary_of(function, analysis, machine), (function.name, body["label"])
    largest = max(bound["cycles"] for bound in body["bounds"] if "chain" not in bound["name"])
    simulated = body["simulated_cycles"]
    # the head line is what is simulated, or the largest bound, or that and what is called
    cycles = largest if simulated is None else simulated
    if analysis.called_cycles and analysis.every_call_known:
        cycles = analysis.cycles_with_calls
    head = re.findall(r"[\d.]+(?=[ ,]|$)", summary.cycles)
    assert head[0] == figure(cycles), where
    if body["elements"] and "an element" in summary.cycles:
        assert f"= {figure(cycles / body['elements'])} an element" in summary.cycles
    # nothing is faster than its bounds
    if simulated is not None:
        assert simulated >= largest * 0.995, where
    assert largest >= body["throughput_cycles"] and largest >= body["loop_carried_cycles"]
    if analysis.carried.distance == 1:
        assert body["critical_path_cycles"] >= body["loop_carried_cycles"] - 1e-9, where
    # bars: what limits is first, and the longest of them is the head line
    bars = [bar for bar in summary.limits if bar.name not in ("simulated", "calls")]
    assert all(bar.value <= bars[0].value * 1.0001 for bar in bars), where
    if simulated is not None and not analysis.calls:
        assert 0.9 * simulated <= max(bar.value for bar in summary.limits) <= 1.02 * simulated, where
    assert bars[0].text == figure(analysis.limiting_cycles)
    assert body["bottleneck"] == body["bounds"][0]["bottleneck"]
    assert body["verdict"] == verdict(analysis, machine)
    found = remedies(analysis, machine)
    assert [one["change"] for one in body["remedies"]] == [one.change for one in found]
    assert all(one.change in summary.fix for one in found)
    for one in found:
        of_remedy(one, analysis, cycles, machine)


def of_remedy(one, analysis, cycles, machine):
    """Assert that no change wins more than the bounds leave."""
    if one.times_faster is None or one.simulated or adds_one_by_one(analysis):
        return
    widths = widths_of(analysis, machine)
    wider = 1.0 if widths is None else max(widths.wider, 1.0)
    assert one.times_faster <= 1.01 * wider * cycles / analysis.throughput_cycles, one


@pytest.mark.parametrize("key", X86)
def test_a_call_has_one_figure_by_itself_and_one_in_a_row(key):
    report = cl.analyze("\n".join(TEXTS["a call"].split("; ")) + "\n", key)
    text, (function,) = " ".join(str(report).split()), report.to_json()["functions"]
    alone, row = function["loops"][0]["simulated_cycles"], function["executed"]["simulated_cycles"]
    assert f"{figure(alone)} cycles a call by itself, {figure(row)} each in a row of calls" in text
    assert "as a whole" not in text


def test_a_call_whose_loops_are_not_the_whole_says_both(tmp_path):
    text = "\n".join(TEXTS["short runs"].split("; ")) + "\n"
    report = cl.analyze(text, "spr")
    (function,) = report.to_json()["functions"]
    parts = report.main.cycles_in_a_call
    whole = function["executed"]["simulated_cycles"]
    assert parts == 4 * function["loops"][0]["simulated_cycles"]
    said = " ".join(str(report).split())
    apart = f"{figure(whole)} cycles simulated as a whole, where its loops take {figure(parts)} by themselves"
    assert (apart in said) is (abs(parts / whole - 1) > 0.05)
