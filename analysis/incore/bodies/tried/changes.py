"""The changes that are tried."""

from __future__ import annotations

from enum import StrEnum

COPIES = 4
"""Iterations that an unrolled one stands for."""


class Trial(StrEnum):
    """One change."""

    WIDER = "wider"  # vectors of the machine's width
    UNROLLED = "unrolled"  # `COPIES` iterations as one
    ALIGNED = "aligned"  # against arrays that begin behind a cache line
    HALVES = "halves"  # wide loads in two
    ONE_BY_ONE = "one_by_one"  # loads of elements in place of gathers
    UNMASKED = "unmasked"  # whole vectors, and the rest apart
