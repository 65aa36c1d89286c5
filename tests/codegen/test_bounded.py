"""Calls within bounds of time and memory: the one that passes them ends, and the next is answered."""

import os
import signal
import sys
import time

import numpy as np
import pytest
from chainline.codegen.process import BoundedCalls, Bounds, OverBoundsError

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="bounds are those of Linux")
BOUNDS = Bounds(cpu_s=1.0, memory_bytes=200 << 20)


def work(item):
    if item == "loop":
        while True:
            pass
    if item == "allocate":
        return len(np.ones(1 << 28))  # 2 GiB
    if item == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    if item == "raise":
        raise ValueError("what it says")
    return os.getpid()


def test_calls_that_pass_their_bounds_are_ended_and_others_answered():
    with BoundedCalls(work, BOUNDS) as call:
        first = call("number")
        assert first != os.getpid()
        assert call("number") == first  # what it keeps is there for the next
        with pytest.raises(ValueError, match="what it says"):
            call("raise")
        with pytest.raises(OverBoundsError, match=r"takes more than 0\.195 GiB of memory"):
            call("allocate")
        assert call("number") == first  # an allocation that fails is no reason to end it
        with pytest.raises(OverBoundsError, match=r"takes more than 0\.195 GiB of memory"):
            call("killed")
        second = call("number")
        assert second != first
    with pytest.raises(ProcessLookupError):
        os.kill(second, 0)


@pytest.mark.exhaustive
def test_time_is_that_of_the_processor():
    with BoundedCalls(work, BOUNDS) as call:
        begun = time.process_time()
        with pytest.raises(OverBoundsError, match="took more than 1 s"):
            call("loop")
        assert time.process_time() - begun < 0.5  # this process only waits
        assert call("number") != os.getpid()
