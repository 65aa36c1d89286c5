"""JSON within bounds, and its values by their types."""

import resource
import subprocess
import sys

import pytest
from chainline.errors import UsageError
from chainline.files.checked_json import DEEPEST, CheckedJson, bounded_json_of


def test_depth_is_bounded():
    for opened, closed in (("[", "]"), ('{"a":', "}")):
        inner = "1"
        assert bounded_json_of((opened * DEEPEST + inner + closed * DEEPEST).encode(), "x")
        for depth in (DEEPEST + 2, 10_000, 1_000_000):
            with pytest.raises(UsageError, match="nested"):
                bounded_json_of((opened * depth + inner + closed * depth).encode(), "x")


@pytest.mark.exhaustive
def test_memory_is_bounded_before_anything_is_parsed():
    """Fifty MB of the shortest objects would take some 6 GB."""
    code = (
        "from chainline.files.checked_json import bounded_json_of\n"
        "try: bounded_json_of(b'[' + b'{\"a\":{}},' * 6_000_000 + b'1]', 'x')\n"
        "except ValueError as error: print(error)"
    )
    limit = 1 << 30
    done = subprocess.run(
        [sys.executable, "-c", code],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "too many values" in done.stdout, done.stderr


VALUES = {
    "text": "a",
    "whole": 3,
    "number": 0.5,
    "flag": True,
    "mapping": {"a": 1},
    "items": [1, "a"],
    "texts": ["a"],
    "wholes": [1, 2],
}
FURTHER = {"items": (5,), "texts": (5,), "wholes": (5,)}


@pytest.mark.parametrize("kind", VALUES)
def test_each_value_is_of_its_type_alone(kind):
    fits = {"number": {"whole", "number"}, "items": {"items", "texts", "wholes"}}.get(kind, {kind})
    for other, value in {**VALUES, "null": None, "large": 10**400, "nan": float("nan")}.items():
        found = CheckedJson({"x": value}, "file", "do it again")
        if other in fits:
            getattr(found, kind)("x", *FURTHER.get(kind, ()))
            found.close()
        else:
            with pytest.raises(UsageError, match="file: is damaged: x; do it again"):
                getattr(found, kind)("x", *FURTHER.get(kind, ()))
    with pytest.raises(UsageError, match="is damaged: y"):
        getattr(found, kind)("y", *FURTHER.get(kind, ()))


def test_bounds_of_values():
    def checked(value):
        return CheckedJson({"x": value}, "file", "do it again")

    for refused in (
        lambda: checked("a" * 10).text("x", most=9),
        lambda: checked("a\0").text("x"),
        lambda: checked(3).whole("x", least=4),
        lambda: checked(3).whole("x", most=2),
        lambda: checked(2**60).whole("x"),
        lambda: checked(-1).number("x"),
        lambda: checked([1, 2]).items("x", 1),
        lambda: checked(["aa"]).texts("x", 1, longest=1),
        lambda: checked([9]).wholes("x", 1, largest=8),
        lambda: checked(1).close(),
        lambda: CheckedJson([], "file", "do it again"),
    ):
        with pytest.raises(UsageError, match="do it again"):
            refused()
