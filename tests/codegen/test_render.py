import re

import pytest
from chainline.codegen.render import render
from chainline.codegen.variant import DType, Language, Mode, Variant
from chainline.errors import UsageError

ALL = [(language, mode) for language in Language for mode in Mode]


@pytest.mark.parametrize(("language", "mode"), ALL)
def test_rendering_is_deterministic_and_says_how_it_was_made(language, mode):
    variant = Variant(7, (4, 4), mode, language)
    text = render(variant).text
    assert text == render(variant).text
    assert f"chainline generate --order 7 --split 4,4 --mode {mode} --language {language}" in text
    assert f"Call {variant.symbol}(n_elements" in text
    assert text.endswith("\n")
    assert not re.search(r"[ \t]$", text, re.MULTILINE)


@pytest.mark.parametrize("language", [Language.C, Language.FORTRAN])
def test_one_temporary_for_each_part(language):
    text = render(Variant(5, (3, 2, 1), Mode.X, language)).text
    assert "t1 + t2 + t3" in text
    assert "t4" not in text


def test_llvm_terms_may_contract_but_not_reassociate():
    text = render(Variant(3, (2, 2), Mode.Y, Language.LLVM)).text
    operations = re.findall(r"= (f(?:add|mul)) (\S+) ", text)
    assert len(operations) == 4 + 3
    assert {flag for _, flag in operations} == {"contract"}


def test_fortran_lines_fit_the_standard():
    for split in ((16,), (1,) * 16):
        for mode in Mode:
            text = render(Variant(15, split, mode, Language.FORTRAN, DType.FLOAT32)).text
            assert max(map(len, text.splitlines())) <= 132
            assert len(Variant(15, split, mode, Language.FORTRAN, DType.FLOAT32).symbol) <= 63


def test_symbols_of_one_language_are_distinct():
    variants = [Variant(3, split, mode) for split in ((4,), (2, 2), (1, 3), (3, 1)) for mode in Mode]
    assert len({variant.symbol for variant in variants}) == len(variants)


@pytest.mark.parametrize("order", [0, 16, -1])
def test_order_out_of_range(order):
    with pytest.raises(UsageError, match="must be 1 to 15"):
        Variant(order, (order + 1,))


def test_flops_by_counting_every_term():
    n = 4
    multiplies = n**3 * n
    adds = n**3 * (n - 1)
    assert Variant(3, (2, 2), Mode.X).flops == multiplies + adds
    assert Variant(3, (2, 2)).flops == 3 * (multiplies + adds)
    assert Variant(3, (2, 2)).nominal_flops == 6 * n**4
