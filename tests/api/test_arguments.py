"""Wrong types for every argument of every public function: one line each, an error of the package."""

import ast
import inspect
import math
from importlib import resources
from pathlib import Path

import chainline as cl
import numpy as np
import pandas as pd
import pytest

from ..tier import sized

ROOT = Path(cl.__file__).parent


class Nasty:
    """Raises whatever it is asked."""

    def __repr__(self):
        raise RuntimeError("no\nname")

    def __index__(self):
        raise ZeroDivisionError

    def __float__(self):
        raise KeyError("no number")

    def __fspath__(self):
        raise AttributeError("no\npath")

    def __iter__(self):
        raise OSError("no items")

    def __bool__(self):
        raise TypeError("neither")

    def __array__(self, *_, **__):
        raise RecursionError("no array")


FEW = (math.nan, "\0", Nasty(), np.ones(3), {"a": 1}, 10**5000)
MORE = (
    *(None, True, np.True_, math.inf, -math.inf, -1, 0, 2**63, 1.5, "nonsense", "", "9" * 5000, "\ud800"),
    *([1, "a"], [], [[1, 2], [3]], int, np.ndarray, b"x", {1}, 1j, len, object(), float),
)
TABLE = pd.DataFrame({"n": range(1, 9), "seconds": [2.0 * n for n in range(1, 9)]})
Q, U, B = np.ones((2, 3, 3, 3)), np.ones((2, 2, 2, 2)), np.ones((3, 2))
LOOP = "sum:\n.L2: vfmadd231sd (%rdi), %xmm1, %xmm0\naddq $8, %rdi\ndecq %rcx\njne .L2\nret\n"


def _trained():
    return cl.load(resources.files("chainline.models.kernels.learned.stored") / "shipped" / "zen5")


CALLS = {
    "kernel": lambda: (cl.kernel, {"order": 2}),
    "kernel called": lambda: (cl.kernel(2).__call__, {"q": Q, "matrices": np.eye(3)}),
    "kernel bound": lambda: (cl.kernel(2).bind, {"q": Q, "matrices": np.eye(3)}),
    "operator": lambda: (cl.operator, {"kind": "interpolation", "points": 2, "simulate": False}),
    "operator called": lambda: (
        cl.operator("interpolation", 2, 3, simulate=False).__call__,
        {"inputs": U, "matrices": B},
    ),
    "operator of several": lambda: (
        cl.operator("derivatives", 2, simulate=False).__call__,
        {"inputs": [U, U, U], "matrices": np.eye(2)},
    ),
    "best": lambda: (cl.best, {"order": 1, "machine": "zen5", "model": "chain"}),
    "analyze": lambda: (cl.analyze, {"source": LOOP, "machine": "zen5", "simulate": False}),
    "report": lambda: (cl.analyze(LOOP, "zen5", simulate=False).plot, {}),
    "fit": lambda: (cl.fit, {"table": TABLE, "target": "seconds", "model": "knn"}),
    "laws": lambda: (cl.fit, {"table": TABLE, "target": "seconds", "model": "pmnf"}),
    "law": lambda: (cl.fit(TABLE, "seconds", "pmnf").predict, {"configurations": {"n": 4}}),
    "load": lambda: (cl.load, {"path": "missing"}),
    "machine": lambda: (cl.machine, {"name": "zen5"}),
    "measure": lambda: (cl.measure, {"order": 1, "split": (2,), "rounds": 1}),
    "suggest splits": lambda: (cl.suggest_splits, {"order": 1, "machine": "zen5"}),
    "train": lambda: (cl.train, {"data": "missing.parquet", "output": "model", "machine": "zen5"}),
    "evaluate": lambda: (cl.evaluate, {"models": cl.fit(TABLE, "seconds", "mars"), "data": TABLE}),
    "predictions": lambda: (cl.predict, {"model": cl.fit(TABLE, "seconds", "knn"), "data": {"n": 4}}),
    "predict": lambda: (cl.fit(TABLE, "seconds", "knn").predict, {"configurations": {"n": 4}}),
    "interval": lambda: (cl.fit(TABLE, "seconds", "knn").interval, {"configurations": {"n": 4}}),
    "save": lambda: (cl.fit(TABLE, "seconds", "knn").save, {}),
    "trained": lambda: (_trained().predict, {"order": 1, "machine": "zen5", "split": "2"}),
}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("called", CALLS)
def test_arguments_of_any_type_are_taken_or_refused_in_one_line(called, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    function, given = CALLS[called]()
    for name in inspect.signature(function).parameters:
        for value in sized(FEW, (*FEW, *MORE)):
            try:
                function(**given | {name: value})
            except cl.ChainlineError as error:
                assert "\n" not in str(error) and len(str(error)) < 2000, (name, type(value))


NUMBERS = [
    (cl.kernel, {}, ("order",)),
    (
        cl.operator,
        {"kind": "interpolation", "points": 2, "simulate": False},
        ("points", "components", "alpha", "beta"),
    ),
    (cl.best, {"order": 1}, ("order", "elements", "threads", "rounds", "measurements")),
    (cl.measure, {"order": 1}, ("order", "elements", "threads", "rounds", "seed", "block", "repeat")),
    (cl.suggest_splits, {"order": 1}, ("order", "elements", "number")),
    (cl.fit, {"table": TABLE}, ("seed",)),
]


@pytest.mark.parametrize(
    ("function", "given", "name"), [(f, given, name) for f, given, names in NUMBERS for name in names]
)
@pytest.mark.parametrize("value", [True, np.True_, math.nan, "1"])
def test_true_is_no_number_and_neither_is_nan(function, given, name, value):
    with pytest.raises(cl.UsageError, match=name) as caught:
        function(**given | {name: value})
    assert isinstance(caught.value, TypeError) or name in ("points", "alpha", "beta")


@pytest.mark.parametrize("cell", [10**400, 1j, "\ud800"], ids=lambda cell: type(cell).__name__)
def test_a_cell_that_is_neither_number_nor_text_is_refused_in_one_line(cell):
    model, laws = cl.fit(TABLE, "seconds", "knn"), cl.fit(TABLE, "seconds", "pmnf")
    calls = [
        *(
            lambda name=name: cl.fit(
                TABLE.astype(object).assign(**{name: [1] * 7 + [cell]}), "seconds", "knn"
            )
            for name in TABLE
        ),
        *(
            lambda fitted=fitted, form=form: fitted.predict(form)
            for fitted in (model, laws)
            for form in ({"n": cell}, {"n": [cell]}, [[cell]])
        ),
        lambda: cl.fit(TABLE, "seconds", "knn", settings={"n_neighbors": cell}),
    ]
    for call in calls:
        with pytest.raises(cl.UsageError) as caught:
            call()
        assert "\n" not in str(caught.value)


def test_numbers_of_numpy_are_numbers():
    assert cl.kernel(np.int64(2)) is cl.kernel(2)
    apply = cl.operator(
        "interpolation", np.int32(2), components=np.int8(1), alpha=np.float32(0.5), beta=0, simulate=False
    )
    np.testing.assert_array_equal(apply(U, np.eye(2)), 0.5 * U)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("name", ["alpha", "beta"])
def test_factors_are_finite_in_the_type_of_the_operator(name, dtype):
    for value in (math.nan, math.inf, 10**400, *((1e300,) if dtype == "float32" else ())):
        with pytest.raises(cl.UsageError, match=f"{name} .*finite"):
            cl.operator("interpolation", 2, dtype=dtype, **{name: value}, simulate=False)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"components": 2**63}, "components"),
        ({"components": 2000}, "components must be at least 1, at most 1024"),
        ({"points": 16, "layout": "interlaced", "interlaced": 512}, "has 16777216 bytes; at most 1048576"),
    ],
)
def test_an_operator_whose_arrays_do_not_fit_the_stack_is_refused(options, said):
    with pytest.raises(cl.UsageError, match=said):
        cl.operator("interpolation", **{"points": 2} | options, simulate=False)


def test_a_default_is_left_alone_and_a_list_may_be_a_single_text():
    from chainline.api.request import kinds as arguments  # noqa: PLC0415 - a module of the package alone

    @arguments.checked(count=arguments.whole(1), names=arguments.texts)
    def taken(count=None, *, names=()):
        return count, names

    assert taken() == (None, ())
    assert taken(3, names="n") == (3, ["n"])
    assert cl.fit(TABLE, "seconds", "knn", features="n").features == ("n",)


@pytest.mark.parametrize("name", ["best", "fit"])
def test_overloads_take_every_option(name):
    tree = ast.parse((ROOT / f"api/{name}.py").read_text())
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == name]
    keys = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == "BestOptions"]
    *overloads, function = (
        {
            each.arg: ast.unparse(each.annotation)
            for each in (*node.args.args, *node.args.kwonlyargs)
            if each.annotation
        }
        for node in found
    )
    given = {name: kind for each in overloads for name, kind in each.items()}
    given |= {each.target.id: ast.unparse(each.annotation) for node in keys for each in node.body[1:]}
    free = {"order", "model"}  # what tells the overloads apart
    assert {key: kind for key, kind in given.items() if key not in free} == {
        key: kind for key, kind in function.items() if key not in free
    }
