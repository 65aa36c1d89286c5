"""Model classes compared on one data set: error by discretisation, rank, training size, model size, and
beyond the range, as Figs 3 to 8 of Hutter and Solomonik.

plan (which fits) -> worker (one fit at a time, in a process of its own) -> trials in a CSV file -> figures.
Here are the applications whose measurements they published, by name; a test holds these to
`applications.toml`, which is not loaded for a list of names.
"""

from __future__ import annotations

from collections.abc import Mapping

REPOSITORY = "github.com/huttered40/app_ed"
DATA_VARIABLE = "CHAINLINE_DATA"
"""Environment variable of the folder of public data."""

APPLICATIONS: Mapping[str, str] = {
    "gemm": "matrix multiplication",
    "qr": "QR factorization",
    "broadcast": "MPI broadcast",
    "exafmm": "ExaFMM",
    "amg": "AMG",
    "kripke": "KRIPKE",
}
"""Titles by name, in the order of the paper's figures."""
