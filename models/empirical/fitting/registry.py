"""Names and titles of classes of models, and of strategies for the choice of runs, for help and documents.

Nothing is loaded for them; tests hold them to what `fitting` fits and to the strategies of `suggest`.
"""

from __future__ import annotations

from collections.abc import Mapping

COMPARED: Mapping[str, str] = {
    "cpr": "tensor completion",
    "cpr-cells": "tensor completion as published",
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

AUTO, BLEND, PMNF, HYBRID = "auto", "blend", "pmnf", "hybrid"
"""Classes that are no single estimator: the choice of one, a blend of several, scaling laws, corrections."""

FITTED: Mapping[str, str] = {
    AUTO: "the best of the classes below except hybrid, or a blend of several",
    PMNF: "scaling laws",
    "influence": "options and interactions",
    HYBRID: "extra trees on the ratio measured / predicted by an analytical model",
    **COMPARED,
}
"""Classes that `chainline fit` fits."""


CANDIDATES: Mapping[str, str] = {
    "dt": "decision tree",
    **{name: COMPARED[name] for name in ("rf", "et")},
    "xgb": "gradient-boosted trees",
    "influence": FITTED["influence"],
    "influence-bic": "influence with the penalty of BIC, which keeps more terms",
    "influence-ratio": "extra trees on the ratio measured / predicted by influence",
    "chosen": "the one of those before with the least error in cross-validation",
    "stacked": "extra trees with the analytical prediction as one more parameter",
    "hybrid": "the mean of stacked and the analytical prediction",
    "hybrid-learned": "the same with learned weights",
    "ratio": "extra trees on the ratio measured / analytical prediction",
    "ratio-fitted": "ratio, with the constants of the analytical model fitted first",
    "fitted": "the analytical model alone, its constants fitted",
    "analytical": "the analytical model as it is",
}
"""Models of `chainline study learning-curve`; those from "stacked" on need an analytical model."""

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
    "amg": "the columns of `chainline benchmark amg`",
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


SUGGESTED: Mapping[str, str] = {
    "model": "fills the space, then lowers the uncertainty most",
    "gpr": "most uncertainty for its cost",
    "hybrid": "cheap first, then most uncertainty for its cost",
    "bayesian": "largest expected improvement",
    "cpf": "cheapest that is not measured yet",
    "random": "drawn at random",
    "grid": "next of the grid",
}
"""Title of each strategy, which `suggest` shows as the reason of a run."""
REPLAYED: Mapping[str, str] = {
    "full": "everything",
    **{name: title for name, title in SUGGESTED.items() if name != "model"},
}
"""Strategies of scaling laws, which studies replay; the first is the reference."""
