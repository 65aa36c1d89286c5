"""What is kept decoded, against closed forms."""

from array import array
from dataclasses import replace

import pytest
from chainline.analysis.incore.pipeline.front_end import decode_cycles
from chainline.analysis.machine.load import load_machine

CORE = load_machine("zen5").core
CODE = array("i", range(100))


def missed(kept, ways, together):
    keys = {"op_cache_instructions": kept, "op_cache_ways": ways, "op_cache_entry_instructions": together}
    return sum(decode_cycles(CODE, replace(CORE, decode_rate=1.0, **keys)))


@pytest.mark.parametrize(
    ("kept", "ways", "together", "expected"),
    [
        # 100 instructions, the first four of which have places in common with the last four
        (96, 1, 1, 8),
        # six sets of sixteen, of which four get seventeen in turn, and the oldest gives way
        (96, 16, 1, 68),
        # one set: of what is executed in turn nothing is there again
        (96, 96, 1, 100),
        # ten entries of ten, in nine sets of one: the first and the last share a set
        (90, 1, 10, 20),
        (100, 1, 10, 0),
    ],
)
def test_sets_and_entries(kept, ways, together, expected):
    assert missed(kept, ways, together) == expected


def test_nothing_is_decoded_anew_where_nobody_has_measured():
    assert sum(decode_cycles(CODE, replace(CORE, op_cache_instructions=0))) == 0
