"""A machine written to text and read again is the same machine."""

import dataclasses
import re

import pytest
from chainline.analysis.machine.load import (
    Bandwidths,
    Measured,
    Streams,
    available_machines,
    load_machine,
    parse_machine,
)
from chainline.analysis.machine.record import Calibrated
from chainline.analysis.machine.text import machine_text
from chainline.errors import UsageError

BANDWIDTHS = Bandwidths(4.5e11, 2.4e11, 4.8e11, 123456789012.5)


def calibrated():
    return dataclasses.replace(
        load_machine("zen5"),
        title='quotes " and \\ and µ',
        streams={"L1": Streams(BANDWIDTHS, BANDWIDTHS, 2, "measured: so")},
        measurements={
            "fma 512 latency": Measured(3.997, "cycles", 0.0012, 200),
            "window nop": Measured(128.0, "entries", 0.1, 12, 0.31, True),
        },
        calibrated=Calibrated(100, 60, ("window nop",)),
    )


@pytest.mark.parametrize("key", available_machines())
def test_round_trip_of_shipped_machines(key):
    machine = load_machine(key)
    assert parse_machine(machine_text(machine), f"{key}.toml", key) == machine


def test_round_trip_with_streams_and_measurements():
    machine = calibrated()
    assert parse_machine(machine_text(machine), "mine.toml", "zen5") == machine


def test_accumulate_latency_of_one_width():
    machine = load_machine("zen5")
    add = machine.instructions["add"]
    narrow = dataclasses.replace(add.default, accumulate_latency_cycles=1.0)
    changed = dataclasses.replace(add, by_bits={256: narrow})
    machine = dataclasses.replace(machine, instructions={**machine.instructions, "add": changed})
    again = parse_machine(machine_text(machine), "mine.toml", "zen5")
    assert again.operation("add", 256).accumulate_latency_cycles == 1.0
    assert again.operation("add", 512).accumulate_latency_cycles == 2.0


MISTAKES = {
    "missing": (
        r"read_bytes_per_second = [^,]*, ",
        "",
        r"\[streams.L1.one_core\] read_bytes_per_second: missing; ",
    ),
    "negative": (
        r"write_bytes_per_second = [^,]*",
        "write_bytes_per_second = -1.0",
        r"\[streams.L1.one_core\] write_bytes_per_second: found -1.0; ",
    ),
    "no source": (r'source = "measured: so"', "", r"\[streams.L1\] source: missing; "),
    "value": (r"value = 3.997", 'value = "4"', r"\[measurements.fma 512 latency\] value: found '4'; "),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistake_gives_one_clear_line(mistake):
    old, new, expected = MISTAKES[mistake]
    text, count = re.subn(old, new, machine_text(calibrated()), count=1)
    assert count == 1
    with pytest.raises(UsageError, match=expected) as error:
        parse_machine(text, "mine.toml", "mine")
    assert "\n" not in str(error.value)
