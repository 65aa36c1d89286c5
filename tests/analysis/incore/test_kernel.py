"""Counts per element against closed forms, and the bounds of a kernel against its parts."""

import dataclasses

import pytest
from chainline.analysis.incore.kernel import analyse, count_work, read_kernel
from chainline.analysis.machine.load import load_machine
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import DType, Mode, Variant
from chainline.errors import RunError

from ...tier import standing

A64FX = load_machine("a64fx")


def _assembly(split, name="a64fx", **options):
    variant = Variant(sum(split) - 1, split, **options)
    return EmbeddedLLVM().assemble(render(variant), find_target(name))


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("split", "multiplies", "fma", "adds"),
    # per output vector, 3 x 64 of them in an element of order 7 with eight lanes
    [((8,), 1, 7, 0), ((4, 4), 2, 6, 1), ((2, 2, 2, 2), 4, 4, 3), ((7, 1), 1, 7, 0), ((6, 2), 2, 6, 1)],
)
def test_instructions_of_a_split(split, multiplies, fma, adds):
    incore = analyse(_assembly(split), A64FX)
    assert (incore.multiplies, incore.fma, incore.adds) == (192 * multiplies, 192 * fma, 192 * adds)
    assert incore.flops == Variant(7, split).flops


def test_single_precision_halves_the_instructions():
    double, single = (analyse(_assembly((16,), dtype=dtype), A64FX) for dtype in DType)
    assert single.fma == double.fma / 2
    assert single.flops == double.flops


def test_an_element_is_the_sum_of_its_modes():
    element = analyse(_assembly((4, 4)), A64FX)
    modes = [analyse(_assembly((4, 4), mode=mode), A64FX) for mode in (Mode.X, Mode.Y, Mode.Z)]
    assert element.fma == sum(mode.fma for mode in modes)
    assert element.flops == sum(mode.flops for mode in modes)


def test_bounds_hold_one_another():
    """Less latency needs no more cycles; the throughput bound covers the FMA alone."""
    for split in ((8,), (4, 4), (2, 2, 2, 2)):
        incore = analyse(_assembly(split), A64FX)
        assert incore.throughput.cycles >= (incore.fma + incore.multiplies + incore.adds) / 2
        faster = dataclasses.replace(A64FX, instructions=_with_latency(A64FX, 4.0))
        assert analyse(_assembly(split), faster).accumulation_cycles == pytest.approx(
            incore.accumulation_cycles * 4 / 9
        )


def _with_latency(machine, cycles):
    def changed(entry):
        operation = dataclasses.replace(
            entry.default, latency_cycles=cycles, accumulate_latency_cycles=cycles
        )
        return dataclasses.replace(entry, default=operation, by_bits={})

    return {
        name: changed(entry) if name in {"fma", "add"} else entry
        for name, entry in machine.instructions.items()
    }


@pytest.mark.parametrize("size", standing([8, 12], for_all=(8).__eq__))
def test_a_longer_window_sees_longer_chains(size):
    wide = dataclasses.replace(A64FX, core=dataclasses.replace(A64FX.core, scheduler_entries=400))
    near, far = (analyse(_assembly((size,)), machine) for machine in (A64FX, wide))
    assert far.chain_per_window > near.chain_per_window
    assert far.windowed_ratio < near.windowed_ratio


def test_padding_is_told_from_work():
    # five outputs a row in vectors of eight: multiplies and FMA of all lanes, stores of five
    assembly = _assembly((5,), "cascadelake")
    work = count_work(assembly)
    assert work.useful_flops == assembly.variant.flops
    assert work.padding_flops > 0


def test_an_unknown_instruction_is_named_with_its_line():
    assembly = _assembly((4,), "cascadelake")
    broken = dataclasses.replace(assembly, text=assembly.text.replace("vmulpd", "vmulqq", 1))
    line = next(n for n, text in enumerate(broken.text.splitlines(), 1) if "vmulqq" in text)
    with pytest.raises(RunError, match=f"assembly line {line}: unknown instruction 'vmulqq"):
        read_kernel(broken)


def test_a_missing_function_is_named():
    assembly = _assembly((4,), "cascadelake")
    renamed = dataclasses.replace(assembly, text=assembly.text.replace(assembly.variant.symbol, "other"))
    with pytest.raises(RunError, match="no such function"):
        read_kernel(renamed)
