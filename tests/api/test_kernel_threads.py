"""Kernels from many threads: compiled once, called without waiting."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import chainline as cl
import numpy as np
import pytest
from chainline.api import kernels

THREADS = 8


@pytest.fixture
def none_kept():
    kernels._KEPT.clear()
    yield
    kernels._KEPT.clear()


def test_threads_that_ask_together_get_one_kernel(none_kept, empty_cache, monkeypatch):
    compiled, load = [], kernels.load_quickly
    monkeypatch.setattr(kernels, "load_quickly", lambda *given: compiled.append(given) or load(*given))
    start = threading.Barrier(THREADS)

    def ask(order):
        start.wait()
        return cl.kernel(order)

    with ThreadPoolExecutor(THREADS) as pool:
        found = list(pool.map(ask, [1, 2] * (THREADS // 2)))
    assert len(compiled) == 2
    assert len(set(map(id, found))) == 2


def test_threads_call_with_arrays_of_their_own():
    apply, random = cl.kernel(3), np.random.default_rng(0)
    inputs = [random.standard_normal((200, 4, 4, 4)) for _ in range(THREADS)]
    operators = [random.standard_normal((4, 4)) for _ in range(THREADS)]
    wanted = [apply(q, d) for q, d in zip(inputs, operators, strict=True)]

    def call(number):
        out = np.empty_like(inputs[number])
        for _ in range(20):
            apply(inputs[number], operators[number], out=out)
        return out

    with ThreadPoolExecutor(THREADS) as pool:
        for found, expected in zip(pool.map(call, range(THREADS)), wanted, strict=True):
            np.testing.assert_array_equal(found, expected)


@pytest.mark.measures
def test_other_threads_run_while_a_kernel_does():
    """Were Python's lock kept, nobody would count for as long as the call takes."""
    apply = cl.kernel(15, schedule="64 mask x y/rolled z/rolled")  # an entry at a time: it takes long
    q = np.ones((400, 16, 16, 16))
    call = apply.bind(q, np.eye(16) * 0.5, np.empty_like(q))
    started, ended = [], []

    def run():
        started.append(time.perf_counter())
        call()
        ended.append(time.perf_counter())

    thread, seen = threading.Thread(target=run), []
    thread.start()
    while not ended:
        seen.append(time.perf_counter())
    thread.join()
    longest = max(later - earlier for earlier, later in pairwise(seen))
    assert longest < (ended[0] - started[0]) / 2
