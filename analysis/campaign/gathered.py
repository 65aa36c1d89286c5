"""A list of work done elsewhere and gathered in its order, whoever did it and when."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...codegen.cache import content_key
from ...codegen.process import with_one_thread
from ...files.checked_json import CheckedJson
from .front import Spread
from .runner import Rows, Work

_PLACE = "place"


def gathered(
    spread: Spread,
    kind: str,
    setting: Mapping[str, Any],
    blocks: Sequence[Mapping[str, Any]],
    *,
    stage: str = "",
) -> list[Any]:
    """Return the answers of blocks, in their order.

    Parameters
    ----------
    spread : callable
        Has blocks done on other machines.
    kind, setting
        See `Manifest`; the kind sets up what `in_place` returns.
    blocks : sequence of mapping
        Parameters of each block, always in the same order.
    stage : str
        See `spread`.

    Raises
    ------
    RunError
        If blocks were given up.
    """
    if not blocks:
        return []
    found: dict[int, Any] = {}
    listed = content_key(json.dumps(list(blocks), sort_keys=True))

    def take(rows: Rows) -> None:
        for row in rows:
            told = CheckedJson(row, "what a node answers", "remove the campaign, and begin again")
            place = told.whole(_PLACE, most=len(blocks) - 1)
            if not told.has("answer"):
                raise told.error("answer")
            found[place] = told.take_if("answer")

    def missing() -> list[dict[str, Any]]:
        return [{_PLACE: place, **block} for place, block in enumerate(blocks) if place not in found]

    spread(kind, {**setting, "listed": listed}, missing, take, stage=stage)
    return [found[place] for place in range(len(blocks))]


def in_place(answer: Callable[[Mapping[str, Any]], Any]) -> Work:
    """Return the work of a block that answers, told by its place among all.

    Libraries take one thread: sums have the same order on a node of any number of cores.
    """

    def work(parameters: Mapping[str, Any]) -> Rows:
        return [{_PLACE: parameters[_PLACE], "answer": with_one_thread(answer, parameters)}]

    return work
