"""Bars of bounds: what limits is first, and chains that overlap are not stated above what is simulated."""

from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse
from chainline.reports.analyze_bounds import bound_bars

A64FX = load_machine("a64fx")
CHAINS = "\n".join(
    [
        "f:",
        ".L1:",
        "\tld1d\t{z0.d}, p0/z, [x1, x0, lsl #3]",
        "\tfmul\tz1.d, z0.d, z9.d",
        *("\tfmla\tz1.d, p0/m, z0.d, z9.d" for _ in range(6)),
        "\tst1d\t{z1.d}, p0, [x2, x0, lsl #3]",
        "\tincd\tx0",
        "\tcmp\tx0, x3",
        "\tb.ne\t.L1",
        "\tret",
        "",
    ]
)


def analysed(simulate):
    (function,) = analyse_file(parse(CHAINS, "aarch64"), A64FX, arguments={}, simulate=simulate).functions
    return function.bodies[0]


def test_chains_that_overlap_take_what_is_simulated():
    analysis = analysed(simulate=True)
    first, *rest = bound_bars(analysis)
    assert analysis.bottleneck.name == "FMA chain" and analysis.bottleneck.cycles > analysis.simulated.cycles
    assert (first.name, first.value) == ("FMA chains", analysis.simulated.cycles)
    assert first.what == "6 in a row, overlapping"
    assert all(bar.value <= first.value for bar in rest)


def test_without_a_simulation_they_are_said_to_be_the_most():
    analysis = analysed(simulate=False)
    first = bound_bars(analysis)[0]
    assert first.value == analysis.bottleneck.cycles and first.what.endswith(", at most")
    assert analysis.least_cycles < first.value


def test_of_two_widths_the_narrower_alone_is_drawn():
    names = [bar.name for bar in bound_bars(analysed(simulate=False))]
    assert names.count("dispatch") + names.count("retire") == 1
