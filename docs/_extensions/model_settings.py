"""Reference page of the settings of each class of models, from constructors, docstrings and defaults."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from typing import Any

from chainline.models.empirical.estimators.completion.regressor import CPRegressor
from chainline.models.empirical.estimators.hybrid.regressor import HybridRegressor
from chainline.models.empirical.estimators.influence.regressor import InfluenceRegressor
from chainline.models.empirical.estimators.sparse_grids import SparseGridRegressor
from chainline.models.empirical.estimators.splines.regressor import MARSRegressor
from chainline.models.empirical.fitting.baselines import COMPETITORS
from chainline.models.empirical.fitting.hybrid_fitting import BEST_LEARNER, HYBRID_SETTINGS
from chainline.models.empirical.fitting.laws_cross_validation import pmnf_search
from chainline.models.empirical.fitting.registry import FITTED
from numpydoc.docscrape import ClassDoc

_LEARNERS = {
    "layers": ("int", "number of hidden layers"),
    "width": ("int", "neurons of each hidden layer"),
    "activation": ('{"relu", "tanh"}', "function of a neuron"),
    "solver": ('{"lbfgs", "adam"}', "optimiser"),
    "alpha": ("float", "penalty on squared weights"),
    "max_depth": ("int or None", "largest depth of a tree; None grows until leaves are pure"),
    "n_estimators": ("int", "number of trees"),
    "degree": ("int", "degree of the polynomial kernel"),
    "n_neighbors": ("int", "number of nearest configurations"),
    "begin": ("floats or None", "logarithms of hyper-parameters that the search begins with"),
    "logarithms": (
        "names or None",
        "parameters whose logarithms are learned from; None chooses them by marginal likelihood",
    ),
}
_KERNELS = {
    "gp": (
        '{"anisotropic", "additive", "RationalQuadratic", "RBF", "DotProduct+WhiteKernel", "Matern", '
        '"ConstantKernel"}'
    ),
    "svm": '{"rbf", "poly"}',
}
_PMNF = {
    "terms": ("int", "terms of a law of one parameter beside the constant"),
    "powers": (
        "text or list",
        "exponents tried, such as 1/2:0:1: a power, then those of its logarithm",
    ),
    "logarithms": ("yes or no", "whether powers of logarithms are tried"),
    "negative": (
        "yes or no",
        "whether falling terms are tried, as in strong scaling",
    ),
    "segmented": ("yes or no", "whether a law may change at one point"),
    "statistic": ('{"mean", "median", "min"}', "statistic of the repetitions that is modelled"),
}
_CONSTANTS = ("{machine, fitted}", "origin of the constants of the analytical model")


def write_pages() -> dict[str, str]:
    """Return the page in Markdown by its name: a table for each class of models."""
    return {"model-settings.md": "\n".join(_page()) + "\n"}


def _page() -> Iterator[str]:
    yield "# Settings of models\n"
    yield "What `chainline fit --model CLASS --set NAME=VALUE` takes, `cl.fit(..., settings={...})` and"
    yield "`cl.Regressor(CLASS, {...})`. `auto` takes none: it tries the classes with settings of its own."
    for name, title in FITTED.items():
        if name == "auto":
            continue
        yield f"\n## `{name}`: {title}\n"
        yield "| setting | type | default | meaning |"
        yield "| --- | --- | --- | --- |"
        for setting, (kind, default, meaning) in settings_of(name).items():
            yield f"| `{setting}` | {kind} | `{default}` | {meaning} |"


def settings_of(name: str) -> dict[str, tuple[str, Any, str]]:
    """Return type, default and meaning of each setting of a class of models.

    Raises
    ------
    KeyError
        If a setting has no description.
    """
    if name in ("cpr", "cpr-cells"):
        found = _of_class(CPRegressor, {"space", "random_state"})
        return {key: value for key, value in found.items() if name == "cpr" or key != "observations"}
    if name == "influence":
        return _of_class(InfluenceRegressor, set())
    if name == "hybrid":
        found = _of_class(HybridRegressor, set())
        found["learner"] = (found["learner"][0], BEST_LEARNER, found["learner"][2])
        found["constants"] = (_CONSTANTS[0], "machine", _CONSTANTS[1])
        return {key: found[key] for key in HYBRID_SETTINGS}
    if name == "pmnf":
        search = pmnf_search({})
        usual = {
            "terms": search.n_terms,
            "logarithms": "yes",
            "segmented": "no",
            "statistic": search.statistic,
        }
        return {
            key: (kind, usual.get(key, "by the data" if key == "negative" else "Extra-P's"), meaning)
            for key, (kind, meaning) in _PMNF.items()
        }
    return _of_competitor(name)


def _of_competitor(name: str) -> dict[str, tuple[str, Any, str]]:
    competitor = COMPETITORS[name]
    classes = {"sgr": SparseGridRegressor, "mars": MARSRegressor}
    known = _of_class(classes[name], set()) if name in classes else {}
    found = {}
    for key in dict.fromkeys((*competitor.ranges, *competitor.usual)):
        if key in known:
            kind, _, meaning = known[key]
        elif key == "kernel":
            kind, meaning = _KERNELS[name], "covariance" if name == "gp" else "kernel"
        else:
            kind, meaning = _LEARNERS[key]
        found[key] = (kind, competitor.usual[key], meaning)
    return found


def _of_class(cls: type, without: set[str]) -> dict[str, tuple[str, Any, str]]:
    """Return the parameters of a constructor with what the docstring of its class says of them."""
    said: Mapping[str, Any] = {
        name.strip(): parameter
        for parameter in ClassDoc(cls)["Parameters"]
        for name in parameter.name.split(",")
    }
    found = {}
    for name, parameter in inspect.signature(cls).parameters.items():
        if name in without:
            continue
        words = " ".join(" ".join(said[name].desc).split()) or name.replace("_", " ")
        default = parameter.default
        shown = list(default) if isinstance(default, tuple) else default
        found[name] = (said[name].type, shown, words.replace("|", "\\|").replace("*", "\\*"))
    return found
