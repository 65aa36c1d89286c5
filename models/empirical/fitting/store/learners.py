"""Records of scikit-learn's regressors, as predictions need them, and of what scales or codes columns."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np
import pandas as pd
from sklearn.base import clone
from sklearn.compose import TransformedTargetRegressor
from sklearn.dummy import DummyRegressor
from sklearn.ensemble import ExtraTreesRegressor, GradientBoostingRegressor, RandomForestRegressor
from sklearn.gaussian_process import GaussianProcessRegressor
from sklearn.gaussian_process import kernels as gp
from sklearn.neighbors import KNeighborsRegressor
from sklearn.neural_network import MLPRegressor
from sklearn.pipeline import Pipeline
from sklearn.preprocessing import OrdinalEncoder, StandardScaler
from sklearn.svm import SVR
from sklearn.tree import DecisionTreeRegressor, ExtraTreeRegressor

from ...estimators.gaussian_process import AdditiveGaussianProcess, Covariance, GaussianProcess
from ..baselines import (
    CHOICES,
    LOGARITHMS,
    MODEL,
    NUMBERS,
    SHIFTED,
    ColumnGroups,
    log_times,
    scaler_of,
)
from .kinds import (
    Checked,
    Integer,
    Integers,
    Items,
    Kind,
    Nullable,
    Number,
    Numbers,
    Part,
    Plain,
    Row,
    Text,
    Truth,
)
from .record import Record
from .trees import PlainTree, Trees, tree_of

WIDTH = Integer(1, 100_000)
_POSITIVE = Checked(Number(), lambda value: value > 0, "a number above zero")


def _tree(of: type, plain: PlainTree, width: int) -> Any:
    tree = of()
    tree.tree_ = tree_of(plain, width)
    tree.n_features_in_, tree.n_outputs_, tree.max_features_ = width, 1, width
    return tree


def _single_tree() -> Record:
    def build(values: Mapping[str, Any]) -> Any:
        if len(values["trees"]) != 1:
            raise ValueError("it is one tree")
        return _tree(DecisionTreeRegressor, values["trees"][0], values["width"])

    return Record(
        "DecisionTreeRegressor",
        DecisionTreeRegressor,
        {"width": WIDTH, "trees": Trees()},
        lambda tree: {"width": tree.n_features_in_, "trees": [tree.tree_]},
        build,
    )


def _forest(of: type, member: type) -> Record:
    def take(forest: Any) -> Mapping[str, Any]:
        trees = [each.tree_ for each in forest.estimators_]
        return {"width": forest.n_features_in_, "max_depth": forest.max_depth or 0, "trees": trees}

    def build(values: Mapping[str, Any]) -> Any:
        width, trees = values["width"], values["trees"]
        forest = of(n_estimators=len(trees), max_depth=values["max_depth"] or None)
        forest.estimators_ = [_tree(member, plain, width) for plain in trees]
        forest.estimator_ = member()
        forest.n_features_in_, forest.n_outputs_ = width, 1
        return forest

    return Record(of.__name__, of, {"width": WIDTH, "max_depth": Integer(0), "trees": Trees()}, take, build)


def _boosted() -> Record:
    def take(boosted: Any) -> Mapping[str, Any]:
        trees = [tree.tree_ for tree in boosted.estimators_[:, 0]]
        return {
            "width": boosted.n_features_in_,
            "learning_rate": boosted.learning_rate,
            "max_depth": boosted.max_depth,
            "start": boosted.init_.constant_.item(),
            "trees": trees,
        }

    def build(values: Mapping[str, Any]) -> Any:
        width, trees = values["width"], values["trees"]
        boosted = GradientBoostingRegressor(
            n_estimators=len(trees), learning_rate=values["learning_rate"], max_depth=values["max_depth"]
        )
        boosted.estimators_ = np.empty((len(trees), 1), dtype=object)
        for number, plain in enumerate(trees):
            boosted.estimators_[number, 0] = _tree(DecisionTreeRegressor, plain, width)
        # all of it but the trees, as scikit-learn sets it up
        boosted.init_ = DummyRegressor(strategy="constant", constant=values["start"])
        boosted.init_.fit(np.zeros((1, width)), np.zeros(1))
        boosted._loss = boosted._get_loss(sample_weight=None)
        boosted.n_features_in_, boosted.n_estimators_ = width, len(trees)
        boosted.n_trees_per_iteration_, boosted.max_features_ = 1, width
        return boosted

    fields: Mapping[str, Kind] = {
        "width": WIDTH,
        "learning_rate": _POSITIVE,
        "max_depth": Integer(1),
        "start": Number(),
        "trees": Trees(),
    }
    return Record("GradientBoostingRegressor", GradientBoostingRegressor, fields, take, build)


def _perceptron() -> Record:
    def build(values: Mapping[str, Any]) -> Any:
        weights, intercepts = values["coefs_"], values["intercepts_"]
        sizes = [len(weight) for weight in weights] + [1]
        shapes = [(len(b), *w.shape) for w, b in zip(weights, intercepts, strict=True)]
        wanted = [(after, before, after) for before, after in pairwise(sizes)]
        if not weights or shapes != wanted:
            raise ValueError("its layers do not fit each other")
        model = MLPRegressor(tuple(sizes[1:-1]), activation=values["activation"])
        model.coefs_, model.intercepts_ = list(weights), list(intercepts)
        model.n_features_in_, model.n_outputs_ = sizes[0], 1
        model.n_layers_, model.out_activation_ = len(sizes), "identity"
        return model

    fields: Mapping[str, Kind] = {
        "activation": Text(("relu", "tanh")),
        "coefs_": Items(Numbers(2)),
        "intercepts_": Items(Numbers()),
    }
    return Record(
        "MLPRegressor", MLPRegressor, fields, lambda m: {name: getattr(m, name) for name in fields}, build
    )


def _gaussian_process() -> Record:
    def build(values: Mapping[str, Any]) -> Any:
        samples, weights = values["X_train_"], values["alpha_"]
        if len(samples) != len(weights) or samples.shape[1] < 1:
            raise ValueError("not a weight for each row that it learned from")
        model = GaussianProcessRegressor(values["kernel_"], normalize_y=True)
        model.kernel_, model.X_train_, model.alpha_ = values["kernel_"], samples, weights
        model._y_train_mean, model._y_train_std = values["mean"], values["deviation"]
        model.n_features_in_ = samples.shape[1]
        return model

    def take(model: Any) -> Mapping[str, Any]:
        return {
            "kernel_": model.kernel_,
            "X_train_": model.X_train_,
            "alpha_": model.alpha_,
            "mean": model._y_train_mean,
            "deviation": model._y_train_std,
        }

    fields: Mapping[str, Kind] = {
        "kernel_": Part("Sum"),
        "X_train_": Numbers(2),
        "alpha_": Numbers(),
        "mean": Number(),
        "deviation": Number(),
    }
    return Record("GaussianProcessRegressor", GaussianProcessRegressor, fields, take, build)


def _anisotropic(of: type[GaussianProcess] = GaussianProcess) -> Record:
    of_sums = of is AdditiveGaussianProcess

    def take(model: Any) -> Mapping[str, Any]:
        covariance = model.covariance_
        sums = {"single": covariance.single, "pairs": covariance.pairs, "groups": covariance.groups}
        return {
            "length_scales": covariance.length_scales,
            "amplitude": covariance.amplitude,
            "slope": covariance.slope,
            "noise": covariance.noise,
            **(sums if of_sums else {}),
            "samples": model.samples_,
            "weights": model.weights_,
            "mean": model.mean_,
            "deviation": model.deviation_,
        }

    def build(values: Mapping[str, Any]) -> Any:
        samples, weights, scales = values["samples"], values["weights"], values["length_scales"]
        if len(samples) != len(weights) or not samples.shape[1] == len(scales) > 0:
            raise ValueError(
                "not a weight for each row that it learned from, or a length scale for each column"
            )
        sums = (values["single"], values["pairs"], values["groups"]) if of_sums else ()
        if of_sums and not _are_groups(values["groups"], len(scales)):
            raise ValueError("not a parameter for each column")
        model = of()
        basic = (scales, values["amplitude"], values["slope"], values["noise"])
        model.covariance_ = Covariance(*basic, *sums)
        model.samples_, model.weights_ = samples, weights
        model.mean_, model.deviation_ = values["mean"], values["deviation"]
        model.n_features_in_ = len(scales)
        return model

    fields: Mapping[str, Kind] = {
        "length_scales": Checked(Numbers(), lambda scales: bool((scales > 0).all()), "numbers above zero"),
        "amplitude": _POSITIVE,
        "slope": _POSITIVE,
        "noise": _POSITIVE,
        **({"single": _POSITIVE, "pairs": _POSITIVE, "groups": Integers()} if of_sums else {}),
        "samples": Numbers(2),
        "weights": Numbers(),
        "mean": Number(),
        "deviation": Number(),
    }
    return Record(of.__name__, of, fields, take, build)


def _are_groups(groups: Any, width: int) -> bool:
    """Tell whether columns are of parameters 0, 1, ... in their order."""
    steps = np.diff(groups)
    return len(groups) == width and int(groups[0]) == 0 and bool(((steps == 0) | (steps == 1)).all())


def _kernel(of: type, *parameters: str) -> Record:
    fields = dict.fromkeys(parameters, _POSITIVE)
    return Record(
        of.__name__,
        of,
        fields,
        lambda kernel: {name: getattr(kernel, name) for name in parameters},
        lambda values: of(**values),
    )


def _kernels() -> tuple[Record, ...]:
    single = (
        _kernel(gp.RBF, "length_scale"),
        _kernel(gp.RationalQuadratic, "length_scale", "alpha"),
        _kernel(gp.DotProduct, "sigma_0"),
        _kernel(gp.Matern, "length_scale", "nu"),
        _kernel(gp.ConstantKernel, "constant_value"),
    )
    noise = _kernel(gp.WhiteKernel, "noise_level")
    of_sum = Record(
        "Sum",
        gp.Sum,
        {"k1": Part(*(kernel.name for kernel in single)), "k2": Part(noise.name)},
        lambda kernel: {"k1": kernel.k1, "k2": kernel.k2},
        lambda values: gp.Sum(**values),
    )
    return (*single, noise, of_sum)


def _support_vectors() -> Record:
    def build(values: Mapping[str, Any]) -> Any:
        vectors, weights = values["support_vectors_"], values["weights"]
        count, width = vectors.shape
        if count != len(weights) or not width:
            raise ValueError("not a weight for each support vector")
        model = SVR(kernel=values["kernel"], degree=values["degree"])
        model.support_vectors_, model.support_ = vectors, np.arange(count, dtype=np.int32)
        model._n_support = np.full(2, count, np.int32)
        model.dual_coef_ = model._dual_coef_ = weights.reshape(1, -1)
        model.intercept_ = model._intercept_ = np.array([values["intercept"]])
        model._probA = model._probB = np.empty(0)
        model._gamma, model._sparse = values["gamma"], False
        model.n_features_in_, model.shape_fit_, model.fit_status_ = width, (count, width), 0
        model._effective_probability = False
        return model

    def take(model: Any) -> Mapping[str, Any]:
        return {
            "kernel": model.kernel,
            "degree": model.degree,
            "gamma": model._gamma,
            "support_vectors_": model.support_vectors_,
            "weights": model._dual_coef_[0],
            "intercept": model._intercept_.item(),
        }

    fields: Mapping[str, Kind] = {
        "kernel": Text(("poly", "rbf")),
        "degree": Integer(0, 100),
        "gamma": Number(),
        "support_vectors_": Numbers(2),
        "weights": Numbers(),
        "intercept": Number(),
    }
    return Record("SVR", SVR, fields, take, build)


def _neighbours() -> Record:
    def build(values: Mapping[str, Any]) -> Any:
        samples, targets, n_neighbors = values["samples"], values["targets"], values["n_neighbors"]
        if not len(samples) == len(targets) >= n_neighbors or not samples.shape[1]:
            raise ValueError("fewer rows than neighbours, or not a target for each")
        # a search tree would be one more thing to check, and predictions are few
        return KNeighborsRegressor(n_neighbors, algorithm="brute").fit(samples, targets)

    def take(model: Any) -> Mapping[str, Any]:
        return {"n_neighbors": model.n_neighbors, "samples": model._fit_X, "targets": model._y}

    fields: Mapping[str, Kind] = {
        "n_neighbors": Integer(1),
        "samples": Numbers(2),
        "targets": Numbers(),
    }
    return Record("KNeighborsRegressor", KNeighborsRegressor, fields, take, build)


LEARNERS: tuple[Record, ...] = (
    _single_tree(),
    _forest(RandomForestRegressor, DecisionTreeRegressor),
    _forest(ExtraTreesRegressor, ExtraTreeRegressor),
    _boosted(),
    _perceptron(),
    _gaussian_process(),
    _anisotropic(),
    _anisotropic(AdditiveGaussianProcess),
    _support_vectors(),
    _neighbours(),
)
KERNELS = _kernels()


_SCALING = Row((Numbers(), Checked(Numbers(), lambda scale: bool(np.all(scale > 0)), "a scale above zero")))
_NAMES = Items(Text())


def log_times_record(*learners: str) -> Record:
    """Return the record of times as logarithms, see `log_times`, from one of some learners."""

    def take(model: Any) -> Mapping[str, Any]:
        columns = model.regressor_["columns"]
        names = {group: tuple(of) for group, _, of in columns.transformers}
        coded = columns.named_transformers_[CHOICES]
        choices = coded.categories if names[CHOICES] else []
        return {
            "names": columns.feature_names_in_,
            LOGARITHMS: names[LOGARITHMS],
            NUMBERS: names[NUMBERS],
            CHOICES: list(zip(names[CHOICES], choices, strict=True)),
            "codes": isinstance(coded, OrdinalEncoder),
            "scaled": [_scaling(scaler_of(model, g), names[g]) for g in (LOGARITHMS, NUMBERS)],
            SHIFTED: _shifted(model, names.get(SHIFTED, ())),
            "learner": model.regressor_[MODEL],
        }

    def build(values: Mapping[str, Any]) -> Any:
        shifted, *_ = values[SHIFTED] or ((),)
        groups = ColumnGroups(values[LOGARITHMS], values[NUMBERS], values[CHOICES], values["codes"], shifted)
        numbers = (*groups.logarithms, *groups.numbers, *groups.shifted)
        grouped = (*numbers, *(name for name, _ in groups.choices))
        if sorted(grouped) != sorted(values["names"]) or len(set(grouped)) < len(grouped) or not grouped:
            raise ValueError("its columns are not each in one group")
        if not all(_uniform(known) for _, known in groups.choices):
            raise ValueError("choices that are none, twice the same, or texts and numbers")
        if values["learner"].n_features_in_ != groups.width:
            raise ValueError("its learner takes other columns")
        scaled = [*values["scaled"], *([values[SHIFTED][1]] if shifted else [])]
        return _assembled(values["names"], groups, scaled, values["learner"])

    fields: Mapping[str, Kind] = {
        "names": _NAMES,
        LOGARITHMS: _NAMES,
        NUMBERS: _NAMES,
        CHOICES: Items(Row((Text(), Items(Plain())))),
        "codes": Truth(),
        "scaled": Row((_SCALING, _SCALING)),
        SHIFTED: Nullable(Row((_NAMES, _SCALING))),
        "learner": Part(*learners),
    }
    return Record("LogTimes", TransformedTargetRegressor, fields, take, build, {SHIFTED: None})


def _shifted(model: Any, names: tuple[str, ...]) -> Any:
    return (names, _scaling(scaler_of(model, SHIFTED), names)) if names else None


def _uniform(known: tuple[Any, ...]) -> bool:
    kinds = {isinstance(choice, str) for choice in known}
    return len(kinds) == 1 and None not in known and len(set(known)) == len(known)


def _scaling(scaler: StandardScaler, names: tuple[str, ...]) -> tuple[Any, Any]:
    return (scaler.mean_, scaler.scale_) if names else (np.empty(0), np.empty(0))


def _assembled(names: tuple[str, ...], groups: ColumnGroups, scaled: Any, learner: Any) -> Any:
    """Return a fitted model: set up by scikit-learn on one row of ones, then given what was learned."""
    first = {name: [choices[0]] for name, choices in groups.choices}
    row = pd.DataFrame({name: first.get(name, [1.0]) for name in names}, columns=list(names))
    model = log_times(groups, DummyRegressor()).fit(row, [1.0])
    given = {LOGARITHMS: groups.logarithms, NUMBERS: groups.numbers}
    if groups.shifted:
        given[SHIFTED] = groups.shifted
    for (group, columns), (mean, scale) in zip(given.items(), scaled, strict=True):
        if not len(mean) == len(scale) == len(columns):
            raise ValueError("a column is not scaled")
        if columns:
            _scale_by(scaler_of(model, group), mean, scale)
    model.regressor.steps[-1] = (MODEL, clone(learner))
    model.regressor_.steps[-1] = (MODEL, learner)
    return model


def _scale_by(scaler: StandardScaler, mean: Any, scale: Any) -> StandardScaler:
    scaler.mean_, scaler.scale_, scaler.var_ = mean, scale, scale**2
    return scaler


def scaled_record(*learners: str) -> Record:
    """Return the record of a learner whose inputs are scaled, see `make_learner` of hybrid models."""

    def take(pipeline: Any) -> Mapping[str, Any]:
        (_, scaler), (_, learner) = pipeline.steps
        return {"scaled": (scaler.mean_, scaler.scale_), "learner": learner}

    def build(values: Mapping[str, Any]) -> Any:
        (mean, scale), learner = values["scaled"], values["learner"]
        if not len(mean) == len(scale) == learner.n_features_in_:
            raise ValueError("its learner takes other columns")
        scaler = StandardScaler().fit(np.zeros((1, len(mean))))
        return Pipeline([("scale", _scale_by(scaler, mean, scale)), (MODEL, learner)])

    fields: Mapping[str, Kind] = {"scaled": _SCALING, "learner": Part(*learners)}
    return Record("Scaled", Pipeline, fields, take, build)
