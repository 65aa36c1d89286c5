"""Constants of one core: from machine files, and what they must not lack."""

from dataclasses import replace

import numpy as np
import pytest
from chainline.analysis.machine.load import load_machine
from chainline.errors import UsageError
from chainline.models.empirical.analytical.machines import CacheLevel, SerialMachine, serial_machine

ZEN4 = load_machine("zen4")


def test_bandwidths_and_peak_by_hand():
    one = serial_machine(ZEN4)
    # 64, 32 and 32 bytes a cycle at 2.4 GHz, 35 GB/s from memory
    expected = [1 / (64 * 2.4e9), 1 / (32 * 2.4e9), 1 / (32 * 2.4e9), 1 / 35e9]
    np.testing.assert_allclose(one.seconds_per_byte, expected)
    assert one.names == ("L1", "L2", "L3", "memory")
    # 512 bits in two halves on two pipes: 8 words of 8 bytes a cycle, 2 operations each
    assert 8 * one.flop_seconds_per_byte == pytest.approx(1 / (16 * 2.4e9))


def test_a_victim_cache_counts_with_what_it_is_a_victim_of():
    assert [cache.size_bytes for cache in serial_machine(ZEN4).caches] == [32768, 2**20, 2**25 + 2**20]
    v2 = load_machine("neoverse-v2")  # whose L3 is none
    assert serial_machine(v2).caches[-1].size_bytes == 37748736


def test_the_clock_moves_caches_and_not_memory():
    slow, fast = serial_machine(ZEN4, 2.0), serial_machine(ZEN4, 4.0)
    ratio = np.array(slow.seconds_per_byte) / fast.seconds_per_byte
    np.testing.assert_allclose(ratio, [2, 2, 2, 1])
    assert slow.flop_seconds_per_byte == pytest.approx(2 * fast.flop_seconds_per_byte)


def lacking(**changes):
    return replace(ZEN4, caches=(replace(ZEN4.caches[0], **changes), *ZEN4.caches[1:]))


@pytest.mark.parametrize(
    ("machine", "said"),
    [
        (lacking(load_bytes_per_cycle=0.0), "machine zen4: L1 load_bytes_per_cycle: found 0.0"),
        (lacking(size_bytes=0), "machine zen4: L1 size_bytes: found 0"),
        (lacking(line_bytes=32), "machine zen4: line_bytes of its caches: 32, 64"),
        (replace(ZEN4, caches=()), "machine zen4: line_bytes of its caches: none"),
        (
            replace(ZEN4, memory=replace(ZEN4.memory, core_bytes_per_second=float("nan"))),
            "machine zen4: memory core_bytes_per_second: found nan",
        ),
        (replace(ZEN4, core=replace(ZEN4.core, frequency_ghz=0.0)), "zen4: frequency_ghz: found 0.0"),
        (
            replace(ZEN4, instructions={k: v for k, v in ZEN4.instructions.items() if k != "fma"}),
            "machine zen4 has no instruction class 'fma'",
        ),
    ],
)
def test_missing_constants_are_one_line(machine, said):
    with pytest.raises(UsageError, match=said) as caught:
        serial_machine(machine)
    assert "\n" not in str(caught.value)


def test_records_check_themselves():
    with pytest.raises(UsageError, match="L1: seconds_per_byte: found inf"):
        CacheLevel("L1", 1024, float("inf"))
    with pytest.raises(UsageError, match="without caches"):
        SerialMachine((), 64, 1e-9, 1e-12)
    with pytest.raises(UsageError, match="memory_seconds_per_byte: found -1"):
        SerialMachine((CacheLevel("L1", 1024, 1e-10),), 64, -1, 1e-12)
