"""Heuristics for binary options: option-wise, pair-wise, t-wise and negative option-wise.

Each chooses options and completes them by search to a valid selection. The notes name or count options that
cannot be selected together.

References
----------
N. Siegmund et al., Predicting performance via automatic feature-interaction detection, ICSE 2012;
N. Siegmund et al., Performance-influence models for highly configurable systems, ESEC/FSE 2015, section 4.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import comb

import numpy as np
import pandas as pd

from ....errors import UsageError, argument
from ..data.variability.model import VariabilityModel, alternative_groups
from ..data.variability.space import LIMIT, Selections, SelectionSearch, all_selections
from .design import Design

_MOST_COMBINATIONS = 20_000


def all_binary(model: VariabilityModel) -> Design:
    """Return all valid selections.

    Raises
    ------
    UsageError
        If no selection is valid, or more than a million are.
    """
    SelectionSearch(model)
    found = all_selections(model, LIMIT)
    if found is None:
        raise UsageError(f"all: more than {LIMIT} selections are valid; take a heuristic such as t-wise")
    return _design("all", model, list(found), ())


def option_wise(model: VariabilityModel) -> Design:
    """Return the smallest valid selection, and the smallest one with each option.

    Raises
    ------
    UsageError
        If no selection is valid.

    Examples
    --------
    >>> from chainline.models.empirical.data.variability.option import BinaryOption
    >>> model = VariabilityModel("m", (BinaryOption("a"), BinaryOption("b"), BinaryOption("c", parent="b")))
    >>> option_wise(model).configurations.to_numpy().tolist()
    [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 1, 1]]
    """
    search = SelectionSearch(model)
    found = [search.smallest(), *(search.smallest({name: True}) for name in search.names)]
    dead = [name for name, selection in zip(search.names, found[1:], strict=True) if selection is None]
    notes = [f"option-wise: no valid selection has {', '.join(dead)}: left out"] if dead else []
    return _design("option-wise", model, found, notes)


def pair_wise(model: VariabilityModel) -> Design:
    """Return, for each pair of options, the smallest valid selection with both; as `t_wise` of 2."""
    return t_wise(model, 2, "pair-wise")


def t_wise(model: VariabilityModel, strength: int, name: str = "t-wise") -> Design:
    """Return, for each combination of `strength` options, the smallest valid selection with them.

    Combinations in which one option needs or implies another are left out: they are equivalent to the smaller
    combination without the other.

    Parameters
    ----------
    model : VariabilityModel
    strength : int
        Number of options in a combination.
    name : str
        Name of the design.

    Raises
    ------
    UsageError
        If no selection is valid, there are fewer options or more than 20,000 combinations, or no combination
        can be selected.
    """
    search = SelectionSearch(model)
    if not 1 <= strength <= len(search.names):
        raise UsageError(
            f"{name}: {strength} options of {len(search.names)} at once; give a {argument('strength')} "
            "of 1 to as many"
        )
    number = comb(len(search.names), strength)
    if number > _MOST_COMBINATIONS:
        raise UsageError(f"{name}: {number} combinations, more than {_MOST_COMBINATIONS}; lower the strength")
    entailed = _entailed(model)
    tried = [
        chosen
        for chosen in combinations(search.names, strength)
        if not any(
            second in entailed[first] or first in entailed[second]
            for first, second in combinations(chosen, 2)
        )
    ]
    found = [search.smallest(dict.fromkeys(chosen, True)) for chosen in tried]
    never = sum(selection is None for selection in found)
    notes = [f"{name}: {never} of {len(tried)} combinations cannot be selected: left out"] if never else []
    if never == len(found):
        raise UsageError(f"{name}: no {strength} options can be selected together; lower the strength")
    return _design(name, model, found, notes)


def negative_option_wise(model: VariabilityModel) -> Design:
    """Return the largest valid selections, and for each optional option the nearest selection without it.

    The first is the largest selection; further ones are the largest with an option that none has so far.
    Mandatory options and those of alternative groups are not removed.

    Raises
    ------
    UsageError
        If no selection is valid.
    """
    search = SelectionSearch(model)
    places = {name: place for place, name in enumerate(search.names)}
    most = [selection for selection in (search.largest(),) if selection is not None]
    dead = []
    for name, place in places.items():
        if not any(selection[place] for selection in most):
            wider = search.largest({name: True})
            if wider is None:
                dead.append(name)
            else:
                most.append(wider)
    fixed = {name for group in alternative_groups(model.binary) for name in group}
    found, kept = list(most), []
    for name in places:
        if name in fixed or name in dead:
            continue
        full = next(selection for selection in most if selection[places[name]])
        less = search.nearest(full, {name: False})
        if less is None:
            kept.append(name)
        else:
            found.append(less)
    notes = [f"negative-option-wise: no valid selection has {', '.join(dead)}"] if dead else []
    notes += [f"negative-option-wise: no valid selection is without {', '.join(kept)}"] if kept else []
    return _design("negative-option-wise", model, found, notes)


def _entailed(model: VariabilityModel) -> Mapping[str, frozenset[str]]:
    """Return, for each option, the options that it needs or implies alone, directly or indirectly."""
    direct = {
        option.name: {names[0] for names in option.implies if len(names) == 1}
        | ({option.parent} if option.parent else set())
        for option in model.binary
    }
    found = {}
    for name in direct:
        reached: set[str] = set()
        waiting = [name]
        while waiting:
            new = direct[waiting.pop()] - reached
            reached |= new
            waiting += new
        found[name] = frozenset(reached - {name})
    return found


def _design(
    name: str, model: VariabilityModel, found: Sequence[Selections | None], notes: Sequence[str]
) -> Design:
    rows = np.array([selection for selection in found if selection is not None], np.int64)
    table = pd.DataFrame(rows, columns=list(model.binary_names))
    return Design(name, table.drop_duplicates().reset_index(drop=True), tuple(notes))
