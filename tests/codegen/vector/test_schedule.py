import pytest
from chainline.codegen.variant import Language, Mode, Variant
from chainline.codegen.vector.schedule import WIDTHS, Pass, Schedule, Tail, parse_schedule
from chainline.errors import UsageError
from hypothesis import given
from hypothesis import strategies as st

passes = st.builds(
    Pass,
    st.sampled_from(["x", "y", "z", "xy", "xyz"]),
    *[st.integers(1, 31)] * 3,
    *[st.booleans()] * 3,
)
schedules = st.builds(
    Schedule,
    st.sampled_from(WIDTHS),
    st.sampled_from(Tail),
    st.lists(passes, min_size=1, max_size=3).map(tuple),
    st.booleans(),
    st.integers(1, 16),
)


@given(schedules)
def test_what_is_printed_is_parsed_again(schedule):
    assert parse_schedule(str(schedule)) == schedule


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("512 mask x/w3 y z", "'x/w3'"),
        ("300 mask x y z", "'300'"),
        ("512 x y z", "mask or overlap"),
        ("512 mask", "passes"),
        ("512 mask x/u0 y z", "at least 1"),
    ],
)
def test_mistakes_are_named(text, told):
    with pytest.raises(UsageError, match=told):
        parse_schedule(text)


def _variant(text, **options):
    return Variant(7, (8,), schedule=parse_schedule(text), **options)


def test_the_passes_do_every_mode_once():
    for text in ("512 mask x y", "512 mask xy x z", "512 mask x x z"):
        with pytest.raises(UsageError, match="each of xyz once"):
            _variant(text)
    with pytest.raises(UsageError, match="each of y once"):
        _variant("512 mask x", mode=Mode.Y)


def test_a_vector_holds_an_entry_at_least():
    with pytest.raises(UsageError, match="'32' is not part of a schedule"):
        parse_schedule("32 mask x y z")


def test_fortran_has_no_explicit_vectors():
    with pytest.raises(UsageError, match="Fortran"):
        _variant("512 mask x y z", language=Language.FORTRAN)


def test_kernels_of_different_schedules_have_different_symbols():
    texts = ["512 mask x/u2 y z", "512 mask x/u3 y z", "512 overlap x/u2 y z", "512 mask x/u2 y z/held"]
    assert len({_variant(text).symbol for text in texts}) == len(texts)
