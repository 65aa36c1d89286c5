"""The assembly of a split by way of the undivided kernel is that of LLVM's whole pipeline, byte for byte."""

import random

import pytest
from chainline.codegen import toolchain
from chainline.codegen.render import Style, render
from chainline.codegen.split_ir import split_template
from chainline.codegen.splits import compositions, partitions
from chainline.codegen.target import define_function_attributes, find_target, target_names
from chainline.codegen.toolchain import EmbeddedLLVM, optimise, target_machine
from chainline.codegen.variant import DType, Mode, Variant

compared = pytest.mark.skipif(
    toolchain.llvm.llvm_version_info[:2] != toolchain._COMPARED_LLVM, reason="every split is optimised"
)


def by_whole_pipeline(variant, target):
    return target_machine(target).emit_assembly(
        optimise(define_function_attributes(render(variant).text, target), target)
    )


def by_undivided(variant, target):
    found = toolchain._split(render(variant), target)
    return found and target_machine(target).emit_assembly(found)


@compared
@pytest.mark.parametrize(
    ("name", "splits"), [("znver5", ((5,), (3, 2), (1, 3, 1), (1,) * 5)), ("a64fx", ((5, 3), (1,) * 8))]
)
def test_splits_are_the_code_of_the_whole_pipeline(name, splits):
    target = find_target(name)
    for split in splits:
        variant = Variant(sum(split) - 1, split)
        assert by_undivided(variant, target) == by_whole_pipeline(variant, target), split


@compared
@pytest.mark.exhaustive
@pytest.mark.parametrize("order", range(1, 16))
@pytest.mark.parametrize("name", [name for name in target_names() if name != "host"])
def test_all_targets_orders_types_and_modes(name, order):
    target, draw = find_target(name), random.Random(order)
    splits = list(partitions(order + 1)) + (list(compositions(order + 1))[1:] if order < 8 else [])
    for dtype in DType:
        for split in draw.sample(splits, min(len(splits), 6)):
            variant = Variant(order, split, draw.choice(list(Mode)), dtype=dtype)
            assert by_undivided(variant, target) in (None, by_whole_pipeline(variant, target)), variant


def test_a_source_that_is_named_otherwise_is_optimised_itself():
    variant, target = Variant(3, (2, 2)), find_target("znver5")
    source = render(variant, Style(symbol="mine"))
    assert toolchain._split(source, target) is None
    assert "mine:" in EmbeddedLLVM().assembly_text(source, target)


SUMS = """\
  %a = fmul contract <4 x double> %p, %q
  %b = fmul contract <4 x double> %p, %r
  %c = fadd contract <4 x double> %a, %b
  store <4 x double> %c, ptr %to
"""


def test_sums_that_are_not_as_written_have_no_template():
    found = split_template(SUMS, "f", 2)
    assert found.text((2,), "f") == SUMS
    assert split_template(SUMS, "f", 3) is None  # a term is missing
    assert split_template(SUMS.replace("%a, %b", "%a, %a.other"), "f", 2) is None
    assert split_template(SUMS.replace("<4 x double>", "double"), "f", 2) is None
    assert split_template("7:\n" + SUMS, "f", 2) is None  # blocks without names
