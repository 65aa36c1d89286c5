"""A command whose matrices are small has BLAS take one thread."""

import os
import sys

from chainline.threads import on_one_thread

BLAS = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def started(monkeypatch, **given):
    for name in BLAS:
        monkeypatch.setenv(name, "before")
        monkeypatch.delenv(name)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    on_one_thread()
    return [os.environ.get(name) for name in BLAS]


def test_blas_takes_one_thread_unless_the_user_says_how_many(monkeypatch):
    assert started(monkeypatch) == [None, None]  # numpy is there: too late, and others would inherit it
    monkeypatch.delitem(sys.modules, "numpy")
    assert started(monkeypatch) == ["1", "1"]
    assert started(monkeypatch, OPENBLAS_NUM_THREADS="4") == ["4", None]
