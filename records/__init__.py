"""Frozen, slotted records: what `dataclass(frozen=True, slots=True)` makes, in a tenth of the time."""

from .record import MISSING, Declared, as_dict, declarations, field, field_names, record, replace

__all__ = [
    "MISSING",
    "Declared",
    "as_dict",
    "declarations",
    "field",
    "field_names",
    "record",
    "replace",
]
