"""Manifest of a stored model: inputs, training data, scores and feature importance.

It is stored as JSON; the reader checks every value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import numpy as np

from .....analysis.measurement.dataset.row import MEASURED, SIMULATED
from .....arrays import Floats
from .....errors import UsageError
from .....files.untrusted import is_number
from .....records import record, replace
from ...predictions.model import TRAINED, Model
from ..columns import FEATURE_SETS, TABLE3, FeatureSet, features_that
from ..importance import FeatureImportance
from .provenance import DataUsed, MachineUsed

if TYPE_CHECKING:
    import pandas as pd


FORMAT_VERSION = 1
TARGET, TARGET_UNIT = "cycles", "cycle"
"""Cycles per element."""
RATIO, RATIO_UNIT = "chain_ratio", "1"
"""Chain ratio of Ren et al. 2026, Eq. 4, from which Eq. 2 makes cycles."""


@record
class FeatureUsed:
    """A feature as it was learned from.

    Attributes
    ----------
    median : float or None
        Of the rows learned from, in `unit`; None if no row had a value. An explanation says
        how a kernel differs from it.
    """

    name: str
    unit: str
    median: float | None


@record
class Interval:
    """Prediction interval of a model: cycles are within a factor of ``exp(quantile s(x))``.

    Attributes
    ----------
    coverage : float
        Share of kernels of other orders that lie inside.
    quantile : float
        Of ``|log(measured / predicted)| / s(x)`` on orders that were held out.
    intercept : float
        Of ``log s(x)``, the usual size of errors.
    slopes : mapping of str to float
        Of ``log s(x)``, by column.
    median_factor : float
        The factor for the median of the kernels learned from.
    """

    coverage: float
    quantile: float
    intercept: float
    slopes: Mapping[str, float]
    median_factor: float

    def widened(self, times: float) -> Interval:
        """Return the interval for errors that are so many times as large."""
        quantile, median = self.quantile * times, self.median_factor**times
        return replace(self, quantile=quantile, median_factor=median)

    def factors(self, table: pd.DataFrame) -> Floats:
        """Return the factor from each prediction to both ends of its interval, (n_samples,)."""
        from ..conformal import error_sizes  # noqa: PLC0415 - needs scikit-learn, and few read more than names

        columns = table[list(self.slopes)].to_numpy(np.float64)
        sizes = error_sizes(columns, self.intercept, np.array(list(self.slopes.values())))
        return np.exp(self.quantile * sizes)


@record
class TrainingRange:
    """Range of the training rows; outside of it a prediction extrapolates."""

    compilers: tuple[str, ...]
    orders: tuple[int, ...]
    residences: tuple[str, ...]
    modes: tuple[str, ...]
    dtypes: tuple[str, ...]


@record
class RatioSearch:
    """Training of the paper's model: rows held out, and the random search of hyperparameters.

    Attributes
    ----------
    seed : int
        Of the division of the rows, of the search and of the trees.
    held_out : int
        Rows that nothing was learned from: a fifth, drawn at random.
    outside : int
        Rows of the others that were left out, since their ratio is outside [0, 1].
    settings, folds : int
        Settings tried, and folds of the cross-validation that compared them.
    parameters : mapping of str to float
        The setting that was best; empty where there were fewer rows than folds.
    """

    seed: int
    held_out: int
    outside: int
    settings: int
    folds: int
    parameters: Mapping[str, float]


@record
class Manifest:
    """Everything but the trees.

    Attributes
    ----------
    features : tuple of FeatureUsed
        In the order of the columns that the trees see.
    bound : str
        Column that is corrected, in the unit of the target; "" for the paper's model.
    target, target_unit : str
        Name of the predicted value.
    origin : str
        "measured" or "simulated".
    data : tuple of DataUsed
        Data sets.
    rows : int
        Rows learned from.
    versions : mapping of str to str
        Of the packages that trained it.
    scores : mapping of str to float
        Errors on rows held out, as fractions; empty if nobody asked.
    date : str
        UTC, ISO 8601.
    further_machines : tuple of MachineUsed
        Those besides `machine`, where it learned from several.
    elsewhere : Interval or None
        For a machine that it has not seen: of errors on each machine by what the others taught. None
        where it learned from one.
    model : Model
        Our model, `Model.LEARNED`, or the paper's.
    search : RatioSearch or None
        Of the paper's model.
    importance : tuple of FeatureImportance
        In the order of `features`; empty where it was not stored.
    """

    features: tuple[FeatureUsed, ...]
    bound: str
    target: str
    target_unit: str
    origin: str
    machine: MachineUsed
    data: tuple[DataUsed, ...]
    rows: int
    seen: TrainingRange
    interval: Interval
    versions: Mapping[str, str]
    scores: Mapping[str, float]
    date: str
    further_machines: tuple[MachineUsed, ...] = ()
    elsewhere: Interval | None = None
    model: Model = Model.LEARNED
    search: RatioSearch | None = None
    importance: tuple[FeatureImportance, ...] = ()
    format_version: int = FORMAT_VERSION

    @property
    def machines(self) -> tuple[MachineUsed, ...]:
        """All that it learned from."""
        return (self.machine, *self.further_machines)

    @property
    def machine_keys(self) -> str:
        """Those of all machines, as words."""
        return " and ".join(machine.key for machine in self.machines)

    @property
    def feature_set(self) -> FeatureSet | None:
        """Features the model takes from a table of samples; None where no known set corrects its bound."""
        if self.model is Model.PAPER:
            return None if self.bound else TABLE3
        return features_that(self.bound, tuple(feature.name for feature in self.features))

    @property
    def predicts(self) -> tuple[str, str]:
        """Name and unit of what a model of its kind predicts."""
        return (RATIO, RATIO_UNIT) if self.model is Model.PAPER else (TARGET, TARGET_UNIT)


def features_used(table: pd.DataFrame, features: FeatureSet) -> tuple[FeatureUsed, ...]:
    """Return the features that a model is trained on, with their medians in a table of samples."""
    return tuple(
        FeatureUsed(feature.name, feature.unit, _median(table[features.prefix + feature.name]))
        for feature in features.features
    )


def _median(values: pd.Series[float]) -> float | None:
    median = float(values.median())
    return median if np.isfinite(median) else None


def training_range(table: pd.DataFrame) -> TrainingRange:
    """Return the range of the rows of a table of samples."""
    return TrainingRange(
        compilers=tuple(sorted(set(table["compiler"]))),
        orders=tuple(sorted(int(order) for order in set(table["order"]))),
        residences=tuple(sorted(set(table["residence"]))),
        modes=tuple(sorted(set(table["mode"]))),
        dtypes=tuple(sorted(set(table["dtype"]))),
    )


def difference(manifest: Manifest) -> str | None:
    """Say how the features of a model differ from those that this version computes; None if not.

    Order and units count: a column in another unit is another column.
    """
    theirs = [(feature.name, feature.unit) for feature in manifest.features]
    if (computed := manifest.feature_set) is None:
        known = " or ".join(FEATURE_SETS) if manifest.model is Model.LEARNED else "nothing"
        return f"it corrects {manifest.bound or 'nothing'}, not {known}"
    ours = [(feature.name, feature.unit) for feature in computed.features]
    parts = []
    if unknown := [_written(feature) for feature in theirs if feature not in ours]:
        parts.append(f"it takes {', '.join(unknown)}, which this version does not compute")
    if missing := [_written(feature) for feature in ours if feature not in theirs]:
        parts.append(f"it does not know {', '.join(missing)}")
    if (manifest.target, manifest.target_unit) != manifest.predicts:
        parts.append(
            f"it predicts {manifest.target} in {manifest.target_unit}, not {' in '.join(manifest.predicts)}"
        )
    if not parts and theirs != ours:
        parts.append("its features are in another order")
    return "; ".join(parts) or None


def _written(feature: tuple[str, str]) -> str:
    name, unit = feature
    return f"{name} ({unit})" if unit else name


REMEDY = "train it again with `chainline train`"

Kind = tuple[Callable[[Any], bool], str]
"""Requirement on a value: a check, and the words for it."""


def manifest_to_json(manifest: Manifest, booster_file: str, booster_sha256: str) -> dict[str, Any]:
    """Return a manifest by the keys of the schema `trained_model`.

    Parameters
    ----------
    manifest : Manifest
    booster_file : str
        Name of the file with the trees.
    booster_sha256 : str
        Digest of that file.
    """
    values = asdict(manifest)
    # a key without a value is left out, so that older versions read what they know
    for key in ("further_machines", "elsewhere", "search", "importance"):
        if not values[key]:
            del values[key]
    if manifest.model is Model.LEARNED:
        del values["model"]
    return {
        "format_version": values.pop("format_version"),
        "booster": {"file": booster_file, "sha256": booster_sha256},
        **values,
    }


def manifest_from_json(values: Any, where: str) -> tuple[Manifest, str]:
    """Return the manifest of a JSON document, and the digest of the booster that it goes with.

    Parameters
    ----------
    where : str
        File, for errors.

    Raises
    ------
    UsageError
        If a key is missing, unknown or has a value that cannot be: says where and which.
    """
    version = values.get("format_version") if isinstance(values, dict) else None
    if version is not None and (version != FORMAT_VERSION or isinstance(version, bool)):
        raise UsageError(
            f"{where}: format version {version!r}, but this chainline reads {FORMAT_VERSION}; {REMEDY}"
        )
    kind = _kind(values, where)
    top = {**_ABSENT, **_checked(values, {**_TOP, **_OF_KIND[kind]}, where, _OPTIONAL)}
    booster = _checked(top["booster"], _BOOSTER, f"{where}: booster")
    manifest = Manifest(
        features=tuple(FeatureUsed(**entry) for entry in _entries(top, "features", _FEATURE, where)),
        bound=top["bound"],
        target=top["target"],
        target_unit=top["target_unit"],
        origin=top["origin"],
        machine=MachineUsed(**_checked(top["machine"], _MACHINE, f"{where}: machine")),
        data=tuple(DataUsed(**entry) for entry in _entries(top, "data", _DATA, where)),
        rows=top["rows"],
        seen=_seen(top["seen"], f"{where}: seen"),
        interval=_interval(top["interval"], f"{where}: interval"),
        versions=_mapping(top["versions"], _TEXT, f"{where}: versions"),
        scores=_mapping(top["scores"], _POSITIVE, f"{where}: scores"),
        date=top["date"],
        further_machines=tuple(
            MachineUsed(**entry) for entry in _entries(top, "further_machines", _MACHINE, where)
        ),
        elsewhere=_interval(top["elsewhere"], f"{where}: elsewhere") if top["elsewhere"] else None,
        model=kind,
        search=_search(top["search"], f"{where}: search") if top["search"] else None,
        importance=tuple(
            FeatureImportance(**entry) for entry in _entries(top, "importance", _IMPORTANCE, where)
        ),
        format_version=top["format_version"],
    )
    return manifest, booster["sha256"]


def _kind(values: Any, where: str) -> Model:
    """Return the kind of the model; ours where no key names one, as in manifests of one kind."""
    named = values.get("model", Model.LEARNED) if isinstance(values, dict) else Model.LEARNED
    if not isinstance(named, str) or named not in TRAINED:
        known = " or ".join(TRAINED)
        raise UsageError(f"{where}: model: found {_shown(named)}, not {known}; {REMEDY}")
    return Model(named)


def _search(values: Any, where: str) -> RatioSearch:
    checked = _checked(values, _SEARCH, where)
    parameters = _mapping(checked["parameters"], _NUMBER, f"{where}: parameters")
    return RatioSearch(**{**checked, "parameters": parameters})


def _interval(values: Any, where: str) -> Interval:
    checked = _checked(values, _INTERVAL, where)
    return Interval(**{**checked, "slopes": _mapping(checked["slopes"], _NUMBER, f"{where}: slopes")})


def _seen(values: Any, where: str) -> TrainingRange:
    return TrainingRange(**{name: tuple(value) for name, value in _checked(values, _SEEN, where).items()})


def _entries(top: Mapping[str, Any], key: str, kinds: Mapping[str, Kind], where: str) -> list[dict[str, Any]]:
    return [
        _checked(entry, kinds, f"{where}: {key}, entry {number}") for number, entry in enumerate(top[key], 1)
    ]


def _mapping(values: Any, kind: Kind, where: str) -> dict[str, Any]:
    return _checked(values, dict.fromkeys(values, kind), where)


def _checked(
    values: Any, kinds: Mapping[str, Kind], where: str, optional: Mapping[str, Kind] | None = None
) -> dict[str, Any]:
    """Return an object whose keys and values are those that are due, or may be there."""
    if not isinstance(values, dict):
        raise UsageError(f"{where}: found {_shown(values)}, not an object; {REMEDY}")
    kinds = {**kinds, **{key: kind for key, kind in (optional or {}).items() if key in values}}
    for key, (is_valid, words) in kinds.items():
        if key not in values:
            raise UsageError(f"{where}: {key} is missing; {REMEDY}")
        if not is_valid(values[key]):
            raise UsageError(f"{where}: {key}: found {_shown(values[key])}, not {words}; {REMEDY}")
    if unknown := [key for key in values if key not in kinds]:
        raise UsageError(f"{where}: {', '.join(unknown)}: unknown; {REMEDY}")
    return values


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _is_sha256(value: Any) -> bool:
    return isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef")


def _is_list_of(is_valid: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and bool(value) and all(map(is_valid, value))


_TEXT: Kind = (_is_text, "a text")
_TEXTS: Kind = (_is_list_of(_is_text), "a list of texts")
_WHOLE: Kind = (_is_whole, "a whole number")
_NUMBER: Kind = (is_number, "a finite number")
_POSITIVE: Kind = (lambda value: is_number(value) and value >= 0, "a finite number, zero or more")
_OBJECT: Kind = (lambda value: isinstance(value, dict), "an object")
_OBJECTS: Kind = (_is_list_of(lambda value: isinstance(value, dict)), "a list of objects")
_SHA256: Kind = (_is_sha256, "a SHA-256 digest")

_TOP: Mapping[str, Kind] = {
    "format_version": _WHOLE,
    "booster": _OBJECT,
    "features": _OBJECTS,
    "bound": _TEXT,
    "target": _TEXT,
    "target_unit": _TEXT,
    "origin": (lambda value: value in (MEASURED, SIMULATED), f"{MEASURED} or {SIMULATED}"),
    "machine": _OBJECT,
    "data": _OBJECTS,
    "rows": _WHOLE,
    "seen": _OBJECT,
    "interval": _OBJECT,
    "versions": _OBJECT,
    "scores": _OBJECT,
    "date": _TEXT,
}
_OPTIONAL: Mapping[str, Kind] = {
    "further_machines": _OBJECTS,
    "elsewhere": _OBJECT,
    "importance": _OBJECTS,
    "model": _TEXT,
}
"""Of models that learned from several machines, and of those that older versions do not know."""
_ABSENT: Mapping[str, Any] = {"further_machines": [], "elsewhere": None, "importance": [], "search": None}
_OF_KIND: Mapping[Model, Mapping[str, Kind]] = {
    Model.LEARNED: {},
    Model.PAPER: {"bound": (lambda value: isinstance(value, str), "a text"), "search": _OBJECT},
}
_SEARCH: Mapping[str, Kind] = {
    **dict.fromkeys(("seed", "held_out", "outside", "settings", "folds"), _WHOLE),
    "parameters": _OBJECT,
}
_IMPORTANCE: Mapping[str, Kind] = {
    "feature": _TEXT,
    "gain": _POSITIVE,
    "permutation": (lambda value: value is None or is_number(value), "a finite number or null"),
    "shap": _POSITIVE,
}
_BOOSTER: Mapping[str, Kind] = {"file": _TEXT, "sha256": _SHA256}
_FEATURE: Mapping[str, Kind] = {
    "name": _TEXT,
    "unit": (lambda value: isinstance(value, str), "a text"),
    "median": (lambda value: value is None or is_number(value), "a finite number or null"),
}
_MACHINE: Mapping[str, Kind] = dict.fromkeys(("key", "title", "digest", "target"), _TEXT)
_DATA: Mapping[str, Kind] = {"file": _TEXT, "rows": _WHOLE, "sha256": _SHA256}
_SEEN: Mapping[str, Kind] = {
    "compilers": _TEXTS,
    "orders": (_is_list_of(_is_whole), "a list of whole numbers"),
    "residences": _TEXTS,
    "modes": _TEXTS,
    "dtypes": _TEXTS,
}
_INTERVAL: Mapping[str, Kind] = {
    "coverage": (lambda value: is_number(value) and 0 < value < 1, "a share between 0 and 1"),
    "quantile": _POSITIVE,
    "intercept": _NUMBER,
    "slopes": _OBJECT,
    "median_factor": _POSITIVE,
}
