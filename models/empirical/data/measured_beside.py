"""Columns measured beside the target: other times with a unit, figures of `chainline benchmark`.

n,fit_s,predict_s         m,n,seconds,gflops,spread,repetitions,reference_seconds,drift,...
8,0.2513,0.0124           8,8,4.3e-05,0.0238,0.012,10,0.00074972,0.001
"""

from __future__ import annotations

from collections.abc import Sequence

from .measured_columns import all_numbers, looks_chosen, varies_like_a_measurement
from .table import Table

_OF_BENCHMARK = ("gflops", "spread", "repetitions", "reference_seconds", "drift")
_PROVENANCE = ("host", "chainline_version", "date")


def phase_columns(table: Table, target: str, timed: Sequence[str]) -> list[str]:
    """Return the columns of times that were measured together with a time, such as those of phases.

    A column of few or round values is a parameter: somebody chose them.

    Parameters
    ----------
    table : Table
    target : str
    timed : sequence of str
        Columns whose names state a time, by a unit; none are returned where the target is not among them.

    Examples
    --------
    >>> cells = (["8", "16"], ["0.2513", "0.5127"], ["10", "20"], ["0.0124", "0.0251"])
    >>> table = Table("", ("n", "fit_s", "pause_s", "predict_s"), ("a", "b"), cells, ())
    >>> phase_columns(table, "predict_s", ["fit_s", "pause_s", "predict_s"])
    ['fit_s']
    """
    if target not in timed:
        return []
    return [
        name
        for name in timed
        if name != target
        and len(table.named(name)) == 1
        and all_numbers(table, name)
        and varies_like_a_measurement(table, name)
        and not looks_chosen(table, name)
    ]


def benchmark_columns(table: Table) -> list[str]:
    """Return the columns of a table of `chainline benchmark` that are no parameters; none of another table.

    Examples
    --------
    >>> header = ("m", "seconds", "gflops", "reference_seconds", "drift", "cpu", "chainline_version")
    >>> benchmark_columns(Table("", header, (), ([],) * 7, ()))
    ['gflops', 'reference_seconds', 'drift', 'chainline_version']
    """
    if not {"seconds", "reference_seconds", "drift", "chainline_version"} <= set(table.header):
        return []
    return [name for name in table.header if name in (*_OF_BENCHMARK, *_PROVENANCE)]
