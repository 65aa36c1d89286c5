"""Settings of the search for scaling laws, as users write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....errors import UsageError, setting
from ..estimators.pmnf.fit import Search, Statistic
from ..formulas.terms import TermChoice

_SETTINGS = {"powers", "logarithms", "negative", "terms", "segmented", "statistic"}


def pmnf_search(settings: Mapping[str, Any]) -> Search:
    """Return the search for scaling laws that settings describe.

    Parameters
    ----------
    settings : mapping
        `powers` ("1/2:0:1", or a list of such), `logarithms`, `negative`, `terms`, `segmented`, `statistic`.

    Raises
    ------
    UsageError
        If there is no such setting, or its value is not valid.

    Examples
    --------
    >>> pmnf_search({"terms": 2, "statistic": "median"}).n_terms
    2
    """
    if unknown := sorted(set(settings) - _SETTINGS):
        known = ", ".join(sorted(_SETTINGS))
        raise UsageError(f"{setting(unknown[0])}: pmnf has no such parameter; choose from {known}")
    powers = settings.get("powers")
    try:
        chosen = None if powers is None else _powers(powers if isinstance(powers, list) else [powers])
        negative = _truth(settings, "negative", False) if "negative" in settings else None
        choice = TermChoice(chosen, _truth(settings, "logarithms", True), negative)
        statistic = Statistic(settings.get("statistic", "mean"))
        return Search(choice, statistic, int(settings.get("terms", 1)), _truth(settings, "segmented", False))
    except (ValueError, TypeError, OverflowError) as error:
        raise UsageError(f"pmnf: {error}") from None


def _powers(values: list[Any]) -> dict[str, tuple[int, ...]]:
    """Return ``1/2:0:1,2`` as exponents of a parameter, each with those of its logarithm (0, 1 and 2)."""
    parts = (str(value).split(":") for value in values)
    return {power: tuple(map(int, logarithms)) or (0, 1, 2) for power, *logarithms in parts}


def _truth(settings: Mapping[str, Any], name: str, default: bool) -> bool:
    value = str(settings.get(name, default)).lower()
    if value not in ("true", "false", "yes", "no", "1", "0"):
        raise UsageError(f"{setting(name, value)}: give yes or no")
    return value in ("true", "yes", "1")
