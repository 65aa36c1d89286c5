"""Every strategy of choosing runs, by name, with its title: what help and documents list.

Nothing is loaded for it; a test holds it to what `suggest` follows.
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
