"""CSV files measured elsewhere: every mistake is one clear line."""

import pytest
from chainline.analysis.measurement.csv_import import parse_csv
from chainline.errors import UsageError


def test_columns_are_read_by_name():
    (row,) = parse_csv('split, order, gflops, threads, compiler\n"4,4",7,18.5,12,frt\n', "x.csv")
    assert (row.order, row.split, row.line) == (7, "4,4", 2)
    assert row.numbers == {"gflops": 18.5}
    assert row.counts["threads"] == 12 and row.counts["n_elements"] == 1
    assert row.texts == {"compiler": "frt"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", r"x.csv, line 1: column 'order' is missing"),
        ("order,split\n", r"x.csv, line 1: no column of gflops, cycles, total_cycles"),
        ("order,split,gflop\n", r"x.csv, line 1: unknown column 'gflop'; known: order"),
        ("order,split,gflops\n", r"x.csv: no rows"),
        ("order,split,gflops\n7,4,4,18\n", r"x.csv, line 2: not as many values as columns; quote a split"),
        ("order,split,gflops\n7,8\n", r"x.csv, line 2: not as many values"),
        ("order,split,gflops\n7,8,\n", r"x.csv, line 2: none of gflops"),
        (
            "order,split,gflops\n7,8,-3\n",
            r"x.csv, line 2, column gflops: found '-3'; give a number above zero",
        ),
        ("order,split,gflops\n7,8,nan\n", r"x.csv, line 2, column gflops: found 'nan'"),
        ("order,split,cycles\n7,8,5e-324\n", r"column cycles: found '5e-324'; give .* from 1e-15 to 1e\+18"),
        ("order,split,gflops\n7,8,1e308\n", r"column gflops: found '1e308'; give .* from 1e-15 to 1e\+18"),
        ("order,split,gflops\n7.5,8,3\n", r"x.csv, line 2, column order: found '7.5'; give a whole number"),
        ("order,split,gflops,calls\n7,8,3," + "9" * 25, r"column calls: found '9{12}\.\.\.'; give a whole"),
        ("order,split,gflops,calls\n7,8,3," + "9" * 5000, r"column calls: found '9{12}\.\.\.'; give a whole"),
        ("order,split,gflops\n,8,3\n", r"x.csv, line 2, column order: empty"),
    ],
)
def test_mistakes_are_named(text, message):
    with pytest.raises(UsageError, match=message):
        parse_csv(text, "x.csv")
