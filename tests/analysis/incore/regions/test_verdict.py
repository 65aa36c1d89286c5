"""The words of a verdict do not contradict what limits, nor the simulation."""

from chainline.analysis.incore.regions.file import analyse_file
from chainline.analysis.incore.regions.record import BodyAnalysis
from chainline.analysis.incore.regions.verdict import verdict
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

HORNER = "\n".join(
    [
        "f:",
        ".L1:",
        "\tvmovupd\t(%rdx), %zmm0",
        "\tvmovapd\t%zmm9, %zmm1",
        *(f"\tvfmadd213pd\t%zmm{coefficient}, %zmm0, %zmm1" for coefficient in range(8, 1, -1)),
        "\tvmovupd\t%zmm1, (%rdx)",
        "\taddq\t$64, %rdx",
        "\tsubq\t$8, %rdi",
        "\tjne\t.L1",
        "\tret",
        "",
    ]
)
SVE = "\n".join(
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


def analysed(text: str, key: str) -> tuple[BodyAnalysis, str]:
    machine = load_machine(key)
    (function,) = analyse_file(parse(text, machine.isa), machine, arguments={}).functions
    (body,) = function.bodies
    return body, verdict(body, machine)


def test_throughput_bound_is_not_called_latency_bound_by_its_window():
    body, words = analysed(HORNER, "zen5")
    assert body.bottleneck.name == "execution ports"
    assert body.sweep is not None
    assert body.sweep.latency_bound_below is not None
    assert body.sweep.latency_bound_below > load_machine("zen5").core.scheduler_entries
    assert words.startswith("Throughput-bound by ")
    assert "becomes latency-bound" not in words
    assert "If windows did not overlap, it would be latency-bound below" in words


def test_simulation_below_a_bound_by_windows_says_why():
    body, words = analysed(SVE, "a64fx")
    assert body.simulated is not None
    assert body.bottleneck.name == "FMA chain"
    assert body.simulated.cycles < body.bottleneck.cycles
    assert "becomes latency-bound by the overlap law" in words
    assert "The out-of-order simulation, in which windows overlap, takes" in words


def test_simulation_beside_another_bound_does_not():
    _, words = analysed(HORNER, "zen5")
    assert "The out-of-order simulation takes" in words
