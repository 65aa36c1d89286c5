"""Reference times in the rows of nodes, which are texts as in the CSV file."""

import pytest
from chainline.analysis.campaign.measuring.routines import _seconds
from chainline.errors import UsageError
from chainline.files.checked_json import CheckedJson


def _read(value):
    return _seconds(CheckedJson({"reference_seconds": value}, "a row", "run again"), "reference_seconds")


def test_a_time_is_read_as_the_row_has_it():
    assert _read("1.25e-05") == 1.25e-05


@pytest.mark.parametrize("value", ["nan", "inf", "-1", "0", "x", "", 3])
def test_what_is_no_time_is_refused_in_one_line(value):
    with pytest.raises(UsageError, match="a row: is damaged: reference_seconds; run again"):
        _read(value)
