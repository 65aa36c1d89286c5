"""Applications whose measurements Hutter and Solomonik published, by name, and where these are.

Nothing is loaded for it; a test holds it to `applications.toml`.
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
