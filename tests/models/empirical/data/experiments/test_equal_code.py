"""Rows of a data set that are of equal code, as repetitions."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from chainline.analysis.measurement.dataset import load_rows
from chainline.analysis.measurement.dataset.parquet import write_rows
from chainline.cli.main import main
from chainline.models.empirical.data.experiments.noise import equal_code_series, noise_levels, read_repeated

ROWS = Path(__file__).parents[4] / "validation" / "campaigns" / "zen3" / "quiet.parquet"


@pytest.fixture(scope="module")
def rows():
    """Rows of order 7 by LLVM, as many codes as there are."""
    return [row for row in load_rows(ROWS) if row.order == 7 and row.compiler == "llvm"]


def test_splits_of_equal_code_repeat_each_other(rows):
    (series,) = equal_code_series([replace(row, residence="L1", n_elements=1) for row in rows])
    codes = [row.code for row in rows]
    repeated = {code for code in codes if codes.count(code) > 1}
    assert len(series.points) == len(repeated) > 0 and series.kernel == "llvm, L1"
    assert sum(map(len, series.repetitions)) == sum(codes.count(code) for code in repeated)
    (found,) = noise_levels([series])
    assert found.summary.n == len(repeated) and found.summary.max > 0


def test_a_data_set_tells_its_noise(rows, tmp_path, capsys):
    path = tmp_path / "rows.parquet"
    write_rows(path, rows)
    assert main(["noise", str(path)]) == 0
    assert "llvm, L1" in capsys.readouterr().out
    write_rows(path, rows[:1])
    assert main(["noise", str(path)]) == 2
    assert "nothing was measured twice" in capsys.readouterr().err


def test_rows_that_were_disturbed_are_left_out(rows, tmp_path, capsys):
    path = tmp_path / "rows.parquet"
    code = next(row.code for row in rows if sum(other.code == row.code for other in rows) > 1)
    same = [row for row in rows if row.code == code]
    loud = replace(same[0], split="8", cycles=9 * same[0].cycles, undisturbed_share=0.0, uncertainty=0.3)
    write_rows(path, [loud, *same[1:], replace(same[1], split="7,1", cycles=1.01 * same[1].cycles)])
    assert main(["noise", str(path)]) == 0
    assert "1 rows left out: other programs disturbed them" in capsys.readouterr().err
    (series,) = read_repeated(path, None, None)
    assert max(np.ptp(values) / values.mean() for values in series.repetitions) < 1
