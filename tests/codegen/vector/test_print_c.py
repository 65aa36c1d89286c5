"""Kernels in explicit vectors as C: what the text says, and that gcc and clang make it compute."""

import re
from itertools import cycle, product

import pytest
from chainline.codegen.kernel import check, load
from chainline.codegen.render import render
from chainline.codegen.target import find_target, host_target
from chainline.codegen.toolchain import find_toolchain
from chainline.codegen.variant import DType, Language, Mode, Variant
from chainline.codegen.vector.element_kernel import ElementLoop, Program
from chainline.codegen.vector.operator_kernel import OperatorKernel, inside_of
from chainline.codegen.vector.operator_plans import plans
from chainline.codegen.vector.operator_source import render_operator
from chainline.codegen.vector.print_c import CPrinter
from chainline.codegen.vector.program import Index, Load, Multiply, MultiplyAdd, Store
from chainline.codegen.vector.registry import named_operator
from chainline.codegen.vector.schedule import parse_schedule
from chainline.codegen.vector.schedule_space import schedule_space
from chainline.codegen.vector.step_tiles import ranked_tiles
from chainline.errors import UsageError
from chainline.isa.registry import host_isa

from ...tier import standing


def _variant(order, schedule, dtype=DType.FLOAT64, mode=Mode.ELEMENT, split=None, language=Language.C):
    return Variant(order, split or (order + 1,), mode, language, dtype, parse_schedule(schedule))


def _body(text):
    """The lines of the kernel itself, without the functions that it calls."""
    return re.search(r"^void tensor_\w+\(.*?^\}\n", text, re.DOTALL | re.MULTILINE)[0]


def _toolchain(name, target):
    try:
        return find_toolchain(name, target)
    except UsageError as error:
        pytest.skip(str(error))


CHOSEN = [
    _variant(1, "64 mask x/u4 y/u2 z"),  # one lane: plain numbers
    _variant(2, "128 mask e2 x/u3/p2 y/u3 z/v2/u3", DType.FLOAT32, split=(2, 1)),
    _variant(4, "256 mask x/u2/p2/held y/v2/u5 z/v2/u3"),
    _variant(5, "256 overlap plane z/v2/u3 x/u4 y/u3/held", split=(3, 3)),
    _variant(6, "256 mask x/t/u4 y/u7 z/v2/u3", DType.FLOAT32),
    _variant(3, "256 mask z/v2/u4 xy/u4"),
    _variant(2, "256 mask e2 xyz"),
    _variant(4, "256 mask y/p3/u2", mode=Mode.Y),
]


@pytest.mark.parametrize(
    ("compiler", "variant"),
    standing(
        product(["gcc", "clang"], CHOSEN), for_all=lambda case: case[0] == "gcc" or case[1] in CHOSEN[2:4]
    ),
    ids=lambda value: getattr(value, "symbol", value),
)
def test_kernel_matches_numpy(compiler, variant):
    target = host_target()
    if target.vector_bits < 256:
        pytest.skip("this machine has vectors of 128 bits")
    built = _toolchain(compiler, target).build(render(variant), target)
    result = check(load(built), variant, n_elements=3)
    assert result.problem is None, result.problem


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ["host", "haswell"])
def test_samples_of_the_space_match_numpy(name):
    if name != "host" and host_isa() != "x86-64":
        pytest.skip(f"{name} is not of this machine's instruction set")
    target = find_target(name)
    if target.vector_bits > host_target().vector_bits:
        pytest.skip(f"this machine lacks the vectors of {name}")
    compilers = cycle(["gcc", "clang"])
    for order, dtype in ((1, DType.FLOAT32), (3, DType.FLOAT64)):
        for variant in schedule_space(order, target, dtype=dtype, language=Language.C).sample(2, seed=order):
            built = _toolchain(next(compilers), target).build(render(variant), target)
            result = check(load(built), variant, n_elements=3)
            assert result.problem is None, f"{variant.schedule}: {result.problem}"


def test_text_is_deterministic_and_says_how_it_was_made():
    variant = CHOSEN[2]
    text = render(variant).text
    assert text == render(variant).text
    assert f"--language c --schedule '{variant.schedule}'" in text
    assert f"void {variant.openmp_symbol}(" in text
    assert not re.search(r"[ \t]$", text, re.MULTILINE)


@pytest.mark.parametrize("variant", CHOSEN, ids=lambda v: v.symbol)
def test_as_many_operations_as_in_llvm_ir(variant):
    other = Variant(
        variant.order, variant.split, variant.mode, Language.LLVM, variant.dtype, variant.schedule
    )
    ir, body = render(other).text, _body(render(variant).text)
    products = re.findall(
        r"^ *(?:vec )?sum\d+ \+?= (?:sum\d+ \+ )?[a-z]+\d+ \* [a-z]+\d+;$", body, re.MULTILINE
    )
    assert len(products) == len(re.findall(r"= fmul |= call .*llvm\.fma", ir))
    assert len(re.findall(r"\bbroadcast(?:_kept)?\(", body)) == len(re.findall(r"\.entry = load", ir))
    assert body.count("reread(") == ir.count("asm sideeffect")


def test_every_function_is_there_exactly_if_it_is_called():
    for variant in CHOSEN:
        text = render(variant).text
        called = set(re.findall(r"\b(?:load|store|broadcast|reread)\w*(?=\()", _body(text)))
        defined = set(re.findall(r"^INLINE [^(]*?((?:load|store|broadcast|reread)\w*)\(", text, re.MULTILINE))
        assert called == defined


def _printed(*statements):
    program = Program(4, (), (ElementLoop(1, statements),))
    return CPrinter(program, DType.FLOAT64).lines(statements, {})


def test_a_sum_goes_on_under_its_name_unless_it_is_needed_as_it_was():
    index, lanes = Index(8), (0, 4)
    start = Load("v1", "q", index, 4, lanes), Multiply("v2", "v1", "v1", 4)
    added, stored = MultiplyAdd("v3", "v1", "v1", "v2", 4), Store("v3", "tmp", index, 4, lanes)
    assert _printed(*start, added, stored)[2:] == ["sum2 += q1 * q1;", "store(tmp + 8, sum2);"]
    both = _printed(*start, added, stored, Store("v2", "tmp", Index(), 4, (0, 2)))
    assert both[2:] == ["vec sum3 = sum2 + q1 * q1;", "store(tmp + 8, sum3);", "store_low2(tmp, sum2);"]


def test_a_value_that_nothing_needs_is_left_out():
    lines = _printed(
        Load("v1", "q", Index(), 4, (0, 4)),
        Load("v2", "q", Index(4), 4, (0, 4)),
        Multiply("v3", "v1", "v2", 4),
        Store("v1", "tmp", Index(), 4, (0, 4)),
    )
    assert lines == ["const vec q1 = load(q);", "store(tmp, q1);"]


def test_runs_that_fill_a_vector_are_read_one_over_the_other():
    lines = _printed(
        Load("v1", "q", Index(), 4, (0, 3)),
        Load("v2", "q", Index(-3, (("k9", 5),)), 4, (3, 4), "v1"),
        Store("v2", "tmp", Index(), 4, (1, 3)),
    )
    assert lines == [
        "const vec q1 = load_part(q, 0, 3);",
        "const double *q_k9 = q + 5 * k9;",
        "const vec q2 = load_over(q1, q_k9 - 3, 3, 4);",
        "store_part(tmp, q2, 1, 3);",
    ]


def test_counters_are_added_to_an_address_once():
    body = _body(render(_variant(7, "256 mask z/v2/u4 x/u4 y/u6")).text)
    for line in body.splitlines():
        if re.search(r"\* [cks]\d+", line):
            assert re.match(r"\s*(const )?double \*\w+ = ", line)


def test_values_of_sixteen_elements_side_by_side_have_names_of_their_own():
    options = {"dtype": DType.FLOAT32}
    operator = named_operator("interpolation", (8,) * 3, (8,) * 3, **options)
    plan = plans(operator)[0]
    tiles = [ranked_tiles(step, 16, 16, 32, even_odd=False)[0][1] for step in inside_of(plan).steps]
    kernel = OperatorKernel(plan, 512, tuple(tiles), side_by_side=True)
    text = render_operator(kernel, Language.C).text
    names = re.findall(r"(?:const vec |vec |float \*)(\w+) = ", text)
    assert len(names) > 100
    assert len(set(names)) == len(names)
