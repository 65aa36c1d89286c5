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
    "auto": "the best of those below but hybrid, or a blend of several",
    "pmnf": "scaling laws",
    "influence": "options and interactions",
    "hybrid": "trees that learn from an analytical model, too",
    **COMPARED,
}
"""Classes that `chainline fit` fits."""


CANDIDATES: Mapping[str, str] = {
    "dt": "decision tree",
    **{name: COMPARED[name] for name in ("rf", "et")},
    "xgb": "boosted trees",
    "influence": FITTED["influence"],
    "influence-bic": "the same, more terms",
    "influence-ratio": "trees that learn by what factor influence is off",
    "chosen": "of those before the one that cross-validation speaks for",
    "stacked": "trees that see the analytical prediction",
    "hybrid": "the same, aggregated with it",
    "hybrid-learned": "the same, its share learned",
    "ratio": "trees that learn by what factor it is off",
    "ratio-fitted": "the same, its constants fitted before",
    "fitted": "the analytical model alone, fitted",
    "analytical": "the same as it is",
}
"""What `chainline study learning-curve` compares; those from "stacked" on need an analytical model."""

ANALYTICAL: Mapping[str, str] = {
    "stencil": "I,J,K[,bi,bj,bk]",
    "fmm": "N,q[,k]",
    "p2p": "N,q[,k]",
    "m2l": "N,q[,k]",
    "stencil-code": "I,J,K[,bi,bj,bk]",
    "p2p-code": "N,q[,k]",
    "smg-1d": "px,nx",
    "smg-2d": "px,py,nx",
    "smg-3d": "px,py,pz,nx",
    "amg": "those of `chainline benchmark amg`",
}
"""Analytical models of applications, with the columns that they are of."""


def titled(models: Mapping[str, str]) -> str:
    """Return names and titles in one line of help.

    Examples
    --------
    >>> titled({"sgr": "sparse grids", "nn": "perceptron"})
    'sgr (sparse grids), nn (perceptron)'
    """
    return ", ".join(f"{name} ({title})" for name, title in models.items())
