"""Every class of models of a program, by name, with its title: what help and documents list.

Nothing is loaded for it; a test holds it to what `fitting` fits.
"""

from __future__ import annotations

from collections.abc import Mapping

COMPARED: Mapping[str, str] = {
    "cpr": "tensor completion",
    "cpr-cells": "as published",
    "sgr": "sparse grids",
    "nn": "perceptron",
    "rf": "random forest",
    "gb": "gradient boosting",
    "et": "extremely randomised trees",
    "gp": "Gaussian process",
    "svm": "support vectors",
    "mars": "splines",
    "knn": "nearest neighbours",
}
"""Classes that `chainline study models` compares, each by itself."""

FITTED: Mapping[str, str] = {
    "pmnf": "scaling laws",
    "influence": "options and interactions",
    "hybrid": "trees that learn from an analytical model, too",
    **COMPARED,
}
"""Classes that `chainline fit` fits."""


def titled(models: Mapping[str, str]) -> str:
    """Return names and titles in one line of help.

    Examples
    --------
    >>> titled({"sgr": "sparse grids", "nn": "perceptron"})
    'sgr (sparse grids), nn (perceptron)'
    """
    return ", ".join(f"{name} ({title})" for name, title in models.items())
