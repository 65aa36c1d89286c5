"""A manifest as JSON, and back, every value checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from .....analysis.measurement.dataset.row import MEASURED, SIMULATED
from .....errors import UsageError
from .....files.given import is_number
from .manifest import FORMAT_VERSION, FeatureUsed, Interval, Manifest, Seen
from .provenance import DataUsed, MachineUsed

REMEDY = "train it again with `chainline train`"

Kind = tuple[Callable[[Any], bool], str]
"""Requirement on a value: a check, and the words for it."""


def manifest_to_json(manifest: Manifest, booster_file: str, booster_sha256: str) -> dict[str, Any]:
    """Return a manifest by the keys of `reports/schemas/trained_model.schema.json`.

    Parameters
    ----------
    manifest : Manifest
    booster_file : str
        Name of the file with the trees.
    booster_sha256 : str
        Digest of that file.
    """
    values = asdict(manifest)
    if not manifest.further_machines:  # learned from one machine, as all were that older versions read
        del values["further_machines"], values["elsewhere"]
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
    top = {"further_machines": [], "elsewhere": None, **_checked(values, _TOP, where, _SEVERAL)}
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
        format_version=top["format_version"],
    )
    return manifest, booster["sha256"]


def _interval(values: Any, where: str) -> Interval:
    checked = _checked(values, _INTERVAL, where)
    return Interval(**{**checked, "slopes": _mapping(checked["slopes"], _NUMBER, f"{where}: slopes")})


def _seen(values: Any, where: str) -> Seen:
    return Seen(**{name: tuple(value) for name, value in _checked(values, _SEEN, where).items()})


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
_SEVERAL: Mapping[str, Kind] = {"further_machines": _OBJECTS, "elsewhere": _OBJECT}
"""Of models that learned from several machines."""
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
