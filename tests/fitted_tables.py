"""Tables of measured programs that `tests/validation/tables` counts on, public data where it is at hand."""

import importlib.util
import sys
from pathlib import Path

from .public_data import ROOT

_LISTED = Path(__file__).parent / "validation" / "tables" / "tables.py"
_spec = importlib.util.spec_from_file_location("fitted_tables_of_validation", _LISTED)
_listed = sys.modules[_spec.name] = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_listed)
drawn, TABLES = _listed.drawn, _listed.fitted_tables(ROOT)
