"""Records are what frozen, slotted dataclasses are."""

import copy
import dataclasses
import pickle
from typing import ClassVar

import pytest
from chainline.records import as_dict, field, field_names, record, replace


@record
class Point:
    KNOWN: ClassVar[int] = 3

    x: float
    y: float = 2.0


@record
class Named(Point):
    name: str = "here"
    tags: dict[str, int] = field(default_factory=dict, compare=False)
    _kept: int | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def sum(self) -> float:
        return self.x + self.y


@record
class Doubled:
    x: int
    twice: list[int] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        self.twice.append(2 * self.x)


@record(order=True)
class Ranked:
    first: int
    second: str = ""


@record(frozen=False)
class Open:
    value: int = 0


@dataclasses.dataclass(frozen=True, slots=True)
class Standard:
    x: float
    y: float = 2.0


def test_what_is_made_shown_and_compared():
    assert repr(Point(1.0)) == "Point(x=1.0, y=2.0)" == repr(Standard(1.0)).replace("Standard", "Point")
    assert Point(1.0) == Point(x=1.0, y=2.0) != Point(1.0, 3.0)
    assert hash(Point(1.0)) == hash(Standard(1.0))
    assert Point(1.0) != Standard(1.0) and Point(1.0) != Named(1.0)
    assert Point.KNOWN == 3 and Point.__match_args__ == ("x", "y")


def test_fields_are_inherited_and_each_has_its_own_default():
    one, other = Named(1.0, tags={"a": 1}), Named(1.0)
    assert one == other and one.tags is not other.tags and other.tags is not Named(1.0).tags
    assert repr(other) == "Named(x=1.0, y=2.0, name='here', tags={})" and one.sum == 3.0
    assert Doubled(4).twice == [8]


@pytest.mark.parametrize("wrong", [{}, {"x": 1, "z": 2}, {"x": 1, "y": 2, "_kept": 3}])
def test_arguments_are_checked_by_name(wrong):
    with pytest.raises(TypeError, match="argument"):
        Point(**wrong)


def test_too_many_arguments():
    with pytest.raises(TypeError, match=r"Point.__init__\(\) takes from 2 to 3 positional arguments"):
        Point(1, 2, 3)


def test_frozen_and_without_other_attributes():
    point = Named(1.0)
    for name in ("x", "other"):
        with pytest.raises(dataclasses.FrozenInstanceError, match=name):
            setattr(point, name, 1)
    with pytest.raises(dataclasses.FrozenInstanceError, match="x"):
        del point.x
    assert not hasattr(point, "__dict__")


def test_those_that_can_be_changed_have_no_hash():
    value = Open()
    value.value = 4
    assert value == Open(4)
    with pytest.raises(TypeError, match="unhashable"):
        hash(value)


def test_order():
    assert sorted([Ranked(2), Ranked(1, "b"), Ranked(1, "a")]) == [Ranked(1, "a"), Ranked(1, "b"), Ranked(2)]
    assert Ranked(1) <= Ranked(1) >= Ranked(1) and Ranked(2) > Ranked(1)
    with pytest.raises(TypeError, match="not supported"):
        assert Point(1.0) < Point(2.0)


def test_replace_makes_another_of_either_kind():
    kept = Named(1.0)
    object.__setattr__(kept, "_kept", 7)
    assert replace(kept, x=5.0) == Named(5.0) and replace(kept, x=5.0)._kept is None
    assert replace(Standard(1.0), y=3.0) == Standard(1.0, 3.0)
    with pytest.raises(TypeError, match="z"):
        replace(kept, z=1)


def test_dataclasses_takes_them():
    assert dataclasses.is_dataclass(Point) and dataclasses.asdict(Point(1.0)) == {"x": 1.0, "y": 2.0}
    assert dataclasses.replace(Named(1.0), y=5.0) == Named(1.0, 5.0)
    assert [(f.name, f.repr, f.default) for f in dataclasses.fields(Point(1.0))] == [
        ("x", True, dataclasses.MISSING),
        ("y", True, 2.0),
    ]
    assert [f.name for f in dataclasses.fields(Named)] == ["x", "y", "name", "tags", "_kept"]
    assert not next(f for f in dataclasses.fields(Named) if f.name == "_kept").init


def test_names_and_values():
    assert field_names(Named) == ("x", "y", "name", "tags", "_kept")
    assert as_dict(Point(1.0)) == {"x": 1.0, "y": 2.0}


@pytest.mark.parametrize("one", [Named(1.0, tags={"a": 1}), Ranked(1), Open(3)], ids=repr)
def test_processes_hand_them_over(one):
    assert pickle.loads(pickle.dumps(one)) == one == copy.deepcopy(one)


def test_a_field_without_a_default_behind_one_with_is_refused():
    with pytest.raises(TypeError, match="without a default"):

        @record
        class _Wrong:
            x: int = 0
            y: int
