"""Registry of the strategies for the choice of runs, by name, with titles for help and documents.

It needs no imports; a test compares it with the strategies of `suggest`.
"""

from __future__ import annotations

from collections.abc import Mapping

SUGGESTED: Mapping[str, str] = {
    "gpr": "most uncertainty for its cost",
    "hybrid": "cheap first, then most uncertainty for its cost",
    "bayesian": "largest expected improvement",
    "cpf": "cheapest that is not measured yet",
    "random": "drawn at random",
    "grid": "next of the grid",
}
"""Title of each strategy, which `suggest` shows as the reason of a run."""
REPLAYED: Mapping[str, str] = {"full": "everything", **SUGGESTED}
"""Strategies that studies replay; the first is the reference."""
