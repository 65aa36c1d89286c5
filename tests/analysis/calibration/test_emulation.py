"""Which figures tell an emulator, by what was seen under one and on processors, idle and busy."""

import pytest
from chainline.analysis.calibration.clocks import TELLTALE, require_real
from chainline.analysis.machine.record import Measured
from chainline.errors import UsageError


def figures(nop, multiply):
    return {
        name: Measured(value, "cycles", 0.0, 12)
        for name, value in zip(TELLTALE, (nop, multiply), strict=True)
    }


@pytest.mark.parametrize(
    ("nop", "multiply", "share", "says"),
    [
        (0.023, 0.4, 0.01, "more than 20 nops a cycle"),
        (0.34, 1.8, 0.093, "adds beside vectors take 11 cycles"),  # other programs beside it
        (0.125, 31.0, 1.0, "a multiply of 31 cycles"),
    ],
)
def test_an_emulator_is_told_by_any_of_them(nop, multiply, share, says):
    with pytest.raises(UsageError, match=f"this processor is emulated \\({says}\\)"):
        require_real([(figures(nop, multiply), {"clock 128": share})])


@pytest.mark.parametrize(
    ("nop", "multiply", "share"),
    [(0.125, 3.0, 1.0), (0.1, 3.0, 0.91), (0.5, 4.0, 0.66), (1.0, 9.0, 0.19)],
)
def test_processors_are_not(nop, multiply, share):
    require_real([(figures(nop, multiply), {"clock 128": share})])


def test_nothing_seen_tells_nothing():
    require_real([({}, {})])
    require_real([])


def test_a_processor_that_others_take_away_for_a_moment_is_none():
    disturbed, alone = ((figures(0.125, cycles), {"clock 128": 1.0}) for cycles in (30.0, 3.0))
    require_real(iter([disturbed, alone]))
    with pytest.raises(UsageError, match="a multiply of 30 cycles"):
        require_real([disturbed] * 3)
