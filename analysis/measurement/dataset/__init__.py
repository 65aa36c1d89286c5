"""Data sets of measurements: parquet files that grow row by row and survive any crash."""

from .reading import DRIFT_LIMIT, load_rows, read_dataset
from .row import COLUMNS, IMPORTED, MEASURED, SCHEMA_VERSION, Row
from .store import DataSet, require_parquet, salvage

__all__ = [
    "COLUMNS",
    "DRIFT_LIMIT",
    "IMPORTED",
    "MEASURED",
    "SCHEMA_VERSION",
    "DataSet",
    "Row",
    "load_rows",
    "read_dataset",
    "require_parquet",
    "salvage",
]
