"""Designs by name, and products of a design for binary options with one for numeric options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import partial

import numpy as np

from ....errors import UsageError, argument
from ....records import record
from ..data.variability.model import VariabilityModel
from ..data.variability.space import LIMIT, allowed_values, crossed
from . import binary, plackett_burman, response_surface
from . import random_sampling as random_choice
from . import random_sampling as space_filling
from .design import Design
from .response_surface import CompositeType, central_composite

RANDOM = random_choice.NAME


@record
class Settings:
    """Settings of sampling designs; None where not given.

    Attributes
    ----------
    levels, runs : int or None
        Of Plackett-Burman designs; levels of one factor at a time, too.
    count, seed : int or None
        Of designs that draw; the seed is 0 by default.
    strength : int or None
        Number of options in a combination of t-wise.
    """

    levels: int | None = None
    runs: int | None = None
    count: int | None = None
    seed: int | None = None
    strength: int | None = None


@record
class _Way:
    make: Callable[[VariabilityModel, Settings], Design]
    takes: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()


def _drawn(make: Callable[[VariabilityModel, int, int], Design]) -> _Way:
    return _Way(
        lambda model, given: make(model, given.count or 0, given.seed or 0), ("count", "seed"), ("count",)
    )


BINARY: Mapping[str, _Way] = {
    "all": _Way(lambda model, _: binary.all_binary(model)),
    "option-wise": _Way(lambda model, _: binary.option_wise(model)),
    "pair-wise": _Way(lambda model, _: binary.pair_wise(model)),
    "t-wise": _Way(
        lambda model, given: binary.t_wise(model, given.strength or 0), ("strength",), ("strength",)
    ),
    "negative-option-wise": _Way(lambda model, _: binary.negative_option_wise(model)),
    RANDOM: _drawn(random_choice.random_selections),
}


def _composite(model: VariabilityModel, _: Settings, form: CompositeType) -> Design:
    return central_composite(model.numeric, form)


NUMERIC: Mapping[str, _Way] = {
    response_surface.FULL_FACTORIAL: _Way(lambda model, _: response_surface.full_factorial(model.numeric)),
    plackett_burman.NAME: _Way(
        lambda model, given: plackett_burman.plackett_burman(model.numeric, given.levels, given.runs),
        ("levels", "runs"),
    ),
    response_surface.BOX_BEHNKEN: _Way(lambda model, _: response_surface.box_behnken(model.numeric)),
    **{f"central-composite-{form}": _Way(partial(_composite, form=form)) for form in CompositeType},
    response_surface.ONE_AT_A_TIME: _Way(
        lambda model, given: response_surface.one_at_a_time(model.numeric, given.levels), ("levels",)
    ),
    response_surface.D_OPTIMAL: _drawn(
        lambda model, count, seed: response_surface.d_optimal(model.numeric, count, seed)
    ),
    space_filling.LATIN: _drawn(
        lambda model, count, seed: space_filling.latin_hypercube(model.numeric, count, seed)
    ),
    space_filling.SOBOL: _drawn(lambda model, count, seed: space_filling.sobol(model.numeric, count, seed)),
    RANDOM: _drawn(random_choice.random_values),
}


def make_design(
    model: VariabilityModel, binary_name: str | None, numeric_name: str | None, settings: Settings
) -> Design:
    """Return the product of a design for the binary options with one for the numeric options.

    Combinations that violate a constraint between them are left out, as a note says. `random` for both is
    no product, but that many whole configurations.

    Parameters
    ----------
    model : VariabilityModel
    binary_name, numeric_name : str or None
        Of `BINARY` and `NUMERIC`; None where the model has no such options.
    settings : Settings

    Raises
    ------
    UsageError
        If a design is unknown, is missing or has nothing to choose, a setting is missing or goes with
        neither, or nothing valid is left.
    """
    ways = [
        _way(kind, name, known, bool(options))
        for kind, name, known, options in (
            ("binary", binary_name, BINARY, model.binary),
            ("numeric", numeric_name, NUMERIC, model.numeric),
        )
    ]
    _check_settings([name for name in (binary_name, numeric_name) if name], [w for w in ways if w], settings)
    if binary_name == numeric_name == RANDOM:
        return random_choice.random_configurations(model, settings.count or 0, settings.seed or 0)
    designs = [way.make(model, settings) for way in ways if way]
    return designs[0] if len(designs) == 1 and not model.numeric else _product(model, designs)


def _way(kind: str, name: str | None, known: Mapping[str, _Way], options: bool) -> _Way | None:
    if name is None:
        if options:
            raise UsageError(f"the model has {kind} options; give a {kind} design: {', '.join(known)}")
        return None
    if name not in known:
        raise UsageError(f"no {kind} design {name!r}; choose from {', '.join(known)}")
    if not options:
        raise UsageError(f"{name}: the model has no {kind} options; give no {kind} design")
    return known[name]


def _check_settings(names: list[str], ways: list[_Way], settings: Settings) -> None:
    given = {key for key, value in asdict(settings).items() if value is not None}
    taken = {key for way in ways for key in way.takes}
    for key in sorted(given - taken):
        raise UsageError(f"{argument(key)} goes with none of {', '.join(names)}; leave it out")
    for name, way in zip(names, ways, strict=True):
        for key in way.needs:
            if key not in given:
                raise UsageError(f"{name}: give {argument(key)}")


def _product(model: VariabilityModel, designs: list[Design]) -> Design:
    numbers = designs[-1].configurations[list(model.numeric_names)].to_numpy(float)
    chosen = designs[0].configurations[list(model.binary_names)].to_numpy(bool) if model.binary else None
    selections = chosen if chosen is not None else np.zeros((1, 0), bool)
    if len(selections) * len(numbers) > LIMIT:
        raise UsageError(
            f"{len(selections)} selections times {len(numbers)} numeric points are more than {LIMIT} "
            "configurations; take smaller designs"
        )
    kept, violating = crossed(model, selections, numbers)
    if not len(kept):
        # an option without any value of its own says more
        allowed_values(model)
        raise UsageError(
            f"all {violating} configurations of the design violate the constraints of model {model.name}; "
            "take another design, such as random, or loosen a constraint"
        )
    notes = [note for design in designs for note in design.notes]
    if violating:
        notes.append(f"{violating} of {violating + len(kept)} configurations violate constraints: left out")
    return Design(" x ".join(design.name for design in designs), kept, tuple(notes), designs[-1].aliased)
