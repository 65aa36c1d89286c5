import pytest
from chainline.codegen.splits import check_split, compositions, parse_split, partitions, terms_by_part
from chainline.errors import UsageError
from hypothesis import given
from hypothesis import strategies as st

PARTITION_NUMBERS = [1, 1, 2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77, 101, 135, 176, 231]  # OEIS A000041


@pytest.mark.parametrize(("n", "count"), list(enumerate(PARTITION_NUMBERS)))
def test_partition_numbers(n, count):
    assert len(set(partitions(n))) == len(list(partitions(n))) == count


def test_the_space_of_all_orders_has_913_splits():
    assert sum(len(list(partitions(order + 1))) for order in range(1, 16)) == 913


@given(st.integers(1, 16))
def test_partitions_sum_and_descend(n):
    for split in partitions(n):
        assert sum(split) == n
        assert list(split) == sorted(split, reverse=True)


@given(st.integers(1, 12))
def test_compositions_are_the_orderings_of_partitions(n):
    found = list(compositions(n))
    assert len(found) == len(set(found)) == 2 ** (n - 1)
    assert {tuple(sorted(split, reverse=True)) for split in found} == set(partitions(n))


@given(st.integers(1, 12).flatmap(lambda n: st.sampled_from(list(compositions(n)))))
def test_terms_cover_the_inner_product_once_in_order(split):
    terms = terms_by_part(split)
    assert [len(part) for part in terms] == list(split)
    assert [m for part in terms for m in part] == list(range(sum(split)))


@given(st.sampled_from(list(compositions(8))))
def test_split_text_round_trip(split):
    assert parse_split(",".join(map(str, split)), 8) == split


@pytest.mark.parametrize("text", ["4,5", "8,0", "9,-1", "4;4", "", "four"])
def test_bad_split_is_one_clear_line(text):
    with pytest.raises(UsageError) as caught:
        parse_split(text, 8)
    assert "\n" not in str(caught.value)
    assert "split" in str(caught.value)


def test_check_split_names_the_sum():
    with pytest.raises(UsageError, match="sums to 9, but order 7 has Np = 8"):
        check_split((5, 4), 8)
