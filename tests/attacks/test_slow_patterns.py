"""Every pattern of the package takes linear time, and so does every reader on long lines made to be slow.

Told twice: from the parsed pattern, and by the clock on texts made of it, with `--exhaustive`.
"""

import re
import time
from importlib import import_module

import pytest

from .backtracking import ALPHABET, Automaton, Matching
from .package_patterns import SEARCHES, package_patterns

FOUND, MADE = package_patterns()
TABLES = {
    "chainline.isa.x86_64.forms": "each is matched against a name of a machine's own files",
    "chainline.asm.preprocessing": "one for each of two markers of comments",
    "chainline.analysis.incore.mca": "each is matched against what llvm-mca prints of its own tables",
    "chainline.isa.aarch64.form": "a shape has a letter for each operand",
    "chainline.isa.x86_64.lanes": "each is matched against a mnemonic that was decoded",
    "chainline.isa.mnemonic_patterns": "each is matched against a mnemonic, by its first letter",
    "chainline.codegen.system_compilers": "matched against names of files on PATH",
    "chainline.analysis.campaign.status": "no repeat but one, at the start",
    "chainline.models.empirical.data.tools.runs_table": "a text as it is, with no repeat",
}
"""Modules with patterns that only a run makes."""


@pytest.mark.parametrize(
    ("pattern", "how", "slow"),
    [
        ("a*a*b", {}, True),
        ("a*b*c", {}, False),
        ("(a+)+b", {}, True),
        ("(?:a|ab|b)*c", {}, True),
        (r"\s*;", {"searched": True}, True),
        (r"\s*;", {}, False),
        (r"\w+", {"searched": True}, False),
        (r"\s+$", {"searched": True}, True),
        (r"(?m)^[ \t]*#", {"searched": True}, False),
        (r"(?<!\s)\s+;", {"searched": True}, False),
        (r'"(?:\\.|[^"\\])*"', {"searched": True}, True),
        (r'"(?:[^"\\]|\\.?)*+("?)', {"searched": True}, False),
        (r",(?![^(]*\))", {"searched": True}, True),
        (r",(?![^()]{0,64}\))", {"searched": True}, False),
        (r"\s*(\d+)?\s*x", {}, True),
        (r"\s*(?:(\d+)\s*)?x", {}, False),
        (r".*(?:x).*y", {}, True),
        (r"(?s).*x.*", {"whole": True}, False),
        (r"a++a", {}, False),
        (r"[\w.$]+\s*:", {}, False),
    ],
)
def test_what_is_slow_is_told(pattern, how, slow):
    assert (Matching(pattern, **how).slow() is not None) == slow


def ways(found):
    """Return how a pattern is applied: searched for or not, up to the end or not."""
    return sorted({(method in SEARCHES, method == "fullmatch") for method in found.methods})


def names(found):
    return f"{found.place} {str(found.pattern)[:30]}"


def test_patterns_are_found():
    assert len(FOUND) > 180 and len({found.place.partition(":")[0] for found in FOUND}) > 50
    assert {module for module, _ in MADE} == TABLES.keys()
    of_reader = next(found for found in FOUND if found.place.startswith("chainline.asm.reader:"))
    assert of_reader.methods == {"match"}


@pytest.mark.parametrize("found", FOUND, ids=names)
def test_no_pattern_takes_more_than_linear_time(found):
    for searched, whole in ways(found):
        slow = Matching(found.pattern, found.flags, searched=searched, whole=whole).slow()
        assert slow is None, f"{found.place}: {slow!r}, repeated"


def hostile(found):
    """Yield pieces that, repeated, may be slow: characters of each repeat, and what leads into it."""
    automaton = Automaton(found.pattern, found.flags)
    masks = {step[0] for step in automaton.steps if step is not None}
    characters = {
        next((c for n, c in enumerate(ALPHABET) if mask >> n & 1 and c != "\n"), "a") for mask in masks
    }
    words = re.findall(r"[\w.#%@$ ]{2,12}", str(found.pattern))
    yield from sorted(characters | set(words[:6]) | {" ", "\t", "0", "a", '\\"', "a "})


@pytest.mark.exhaustive
@pytest.mark.parametrize("found", FOUND, ids=names)
def test_time_grows_with_the_length(found):
    compiled = re.compile(found.pattern, found.flags)
    pieces = list(hostile(found))
    for method in sorted(found.methods & {"match", "fullmatch", "search", "findall"} or {"search"}):
        for before in ["", *pieces[:8]]:
            for piece in pieces:
                for after in ("", "\0"):
                    short, long = (
                        _seconds(compiled, method, before + piece * (n // len(piece)) + after)
                        for n in (4000, 16000)
                    )
                    if long > 0.05:
                        short = min(
                            short,
                            *(
                                _seconds(compiled, method, before + piece * (4000 // len(piece)) + after)
                                for _ in range(3)
                            ),
                        )
                        assert long < 9 * short, (found.place, method, before, piece, after)


def _seconds(compiled, method, text):
    given = text.encode("latin-1", "replace") if isinstance(compiled.pattern, bytes) else text
    start = time.process_time()
    getattr(compiled, method)(given)
    return time.process_time() - start


def test_modules_with_tables_are_there():
    for module in TABLES:
        import_module(module)
