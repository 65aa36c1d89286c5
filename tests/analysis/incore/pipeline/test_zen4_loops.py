"""Products beside stores and broadcasts, timed on an EPYC 9004 by `analyze --measure`."""

import pytest
from chainline.analysis.incore.pipeline.simulate import simulate_body
from chainline.analysis.machine.load import load_machine
from chainline.asm.listing import parse

ZEN4 = load_machine("zen4")
WIDTHS = {"ymm": 32, "zmm": 64}


def products(register, n):
    return [f"vfmadd231pd %{register}30, %{register}31, %{register}{i % 12}" for i in range(n)]


def stores(register, n):
    return [f"vmovupd %{register}{12 + i % 12}, {i * WIDTHS[register]}(%rdi)" for i in range(n)]


def broadcasts(register, n):
    return [f"vbroadcastsd {8 * i}(%rsi), %{register}{12 + i % 12}" for i in range(n)]


def mixed(many, few):
    """Return lines with one of `few` behind as many of the others as there are for each."""
    step = len(many) // len(few)
    return [line for i, one in enumerate(few) for line in (*many[i * step : (i + 1) * step], one)]


def cycles(lines):
    body = parse("\n".join([*lines, "decq %rcx", "jne .L1"]), "x86-64").instructions
    return simulate_body(body, ZEN4, loop=True).cycles_per_iteration


@pytest.mark.parametrize(
    ("register", "n_stores", "measured"),
    [
        *(("ymm", 4, 12.3), ("ymm", 6, 12.2), ("zmm", 4, 29.0), ("zmm", 6, 32.7), ("zmm", 12, 44.1)),
        pytest.param(
            *("ymm", 12, 20.0), marks=pytest.mark.xfail(reason="simulated in 24 cycles", strict=True)
        ),
    ],
)
def test_addends_and_data_of_stores_share_read_ports(register, n_stores, measured):
    """24 FMA beside stores; products without an addend take as long as alone."""
    assert cycles(mixed(products(register, 24), stores(register, n_stores))) == pytest.approx(
        measured, rel=0.12
    )
    plain = [line.replace("vfmadd231pd", "vmulpd") for line in products(register, 24)]
    alone = cycles(plain)
    assert cycles(mixed(plain, stores(register, n_stores))) == pytest.approx(alone, rel=0.02)


@pytest.mark.parametrize(
    ("register", "n", "measured"),
    [("ymm", 24, 15.2), ("ymm", 12, 12.2), ("zmm", 24, 31.9), ("zmm", 12, 24.0)],
)
def test_broadcasts_from_memory_take_a_pipe_of_products(register, n, measured):
    assert cycles(mixed(products(register, 24), broadcasts(register, n))) == pytest.approx(measured, rel=0.06)


@pytest.mark.parametrize(("register", "measured"), [("ymm", 12.0), ("zmm", 23.7)])
def test_broadcasts_alone(register, measured):
    assert cycles(broadcasts(register, 24)) == pytest.approx(measured, rel=0.02)


@pytest.mark.parametrize(
    ("line", "published"), [("vzeroall", 6.0), ("movabs $0x7ffffffffffffffe, %rax", 0.33)]
)
def test_further_instructions_take_what_uops_info_measured(line, published):
    assert cycles([line] * 24) / 24 == pytest.approx(published, rel=0.05)
