"""Rows measured elsewhere: cycles, GFLOPS and ratio by the paper's Appendix A."""

import pytest
from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.csv_import import import_csv
from chainline.codegen.target import find_target
from chainline.errors import UsageError

A64FX = load_machine("a64fx"), find_target("a64fx")


def test_gflops_give_cycles_and_the_ratio():
    text = 'order,split,gflops,frequency_ghz,n_fma,compiler\n7,"4,4",24.576,2.2,1152,frt\n'
    (row,) = import_csv(text, "x.csv", *A64FX)
    assert row.cycles == pytest.approx(24576 * 2.2 / 24.576)  # A.1
    assert row.fma_cycles == pytest.approx(2200 / 1152)  # A.2
    assert row.ratio == pytest.approx((2200 / 1152 - 0.5) / 8.5)  # A.3
    assert row.ratio_in_range and row.origin == "imported: x.csv"


def test_total_cycles_are_of_all_calls_and_elements():
    text = "order,split,total_cycles,calls,n_elements,n_fma\n7,8,4400000,10,200,1152\n"
    (row,) = import_csv(text, "x.csv", *A64FX)
    assert row.cycles == pytest.approx(2200)
    assert row.gflops == pytest.approx(24576 * A64FX[0].core.frequency_ghz / 2200)
    assert row.residence == "L2"  # 200 elements are 1.6 MB


def test_a_ratio_outside_its_range_is_kept_and_flagged():
    (row,) = import_csv("order,split,cycles,n_fma\n7,8,20000,1152\n", "x.csv", *A64FX)
    assert row.ratio > 1 and row.ratio_in_range is False


def test_fma_are_counted_in_the_code_of_a_compiler_that_is_here():
    (row,) = import_csv("order,split,cycles,compiler\n7,8,2200,llvm\n", "x.csv", *A64FX)
    assert row.n_fma == 3 * 64 * 7  # a vector of eight lanes: one multiply and seven FMA
    (row,) = import_csv("order,split,cycles,compiler\n7,8,2200,secret\n", "x.csv", *A64FX)
    assert row.n_fma is None and row.ratio is None


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ('7,"4,5",3', "x.csv, line 2: .*4,5"),
        ("16,17,3", "x.csv, line 2: order 16"),
    ],
)
def test_a_wrong_variant_names_its_line(values, message):
    with pytest.raises(UsageError, match=message):
        import_csv(f"order,split,gflops\n{values}\n", "x.csv", *A64FX)
