"""What LLVM makes of the vectors that we write."""

import pytest
from chainline.codegen.render import render
from chainline.codegen.target import find_target
from chainline.codegen.toolchain import EmbeddedLLVM
from chainline.codegen.variant import Language, Mode, Variant
from chainline.codegen.vector.schedule import parse_schedule


def _assembly(machine, schedule):
    given = parse_schedule(schedule) if schedule else None
    variant = Variant(7, (8,), Mode.X, Language.LLVM, schedule=given)
    target = find_target(machine)
    return EmbeddedLLVM().assemble(render(variant), target).text


@pytest.mark.parametrize(("machine", "bits"), [("neoverse-v1", 256), ("a64fx", 512)])
def test_a_broadcast_from_memory_takes_no_pipe_of_the_products(machine, bits):
    text = _assembly(machine, f"{bits} mask x")
    assert text.count("ld1rd") == 8
    assert "mov\tz" not in text


def test_what_the_compiler_vectorises_is_as_it_makes_it():
    assert "ld1rd" not in _assembly("neoverse-v1", None)
