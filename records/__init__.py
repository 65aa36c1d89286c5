"""Frozen, slotted records: what `dataclass(frozen=True, slots=True)` makes, in a tenth of the time."""

from .record import as_dict, field, field_names, record, replace

__all__ = ["as_dict", "field", "field_names", "record", "replace"]
