"""A page -> one HTML file that needs nothing but itself, and that is there whole or not at all.

Names come from strangers: everything is escaped where it is written, and cut to a bounded length; nothing of
a page is ever code, and the page tells browsers to load nothing and to run the one script whose digest it
names. What is made of our own numbers, lines of drawings and the keys that link them, is whole.

Terms of `docs/glossary.md` are explained on hover (`term_of`).
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from ...errors import UsageError
from ...files.atomic_write import replace_file
from ...version import __version__
from .page import Block, Page

GLOSSARY: Mapping[str, str] = {
    "accumulation chain": "The dependent FMA and adds through which one result is summed up.",
    "arithmetic intensity": "Floating-point operations over bytes moved.",
    "chain ratio": (
        "The longest chain of dependent FMA over the number of FMA of an instruction stream. 0 where "
        "no FMA waits for another, 1 where all form one chain."
    ),
    "critical path": "The slowest way through the dependencies of one iteration.",
    "dispatch width": "Micro-ops that may enter the schedulers each cycle.",
    "FMA chain": "FMA of which each waits for the result of the one before.",
    "FMA": "Fused multiply-add, a b + c in one instruction with one rounding; two operations.",
    "GFLOPS": "Billions of floating-point operations a second.",
    "held out": "Predicted by a model that was fitted without it.",
    "interval": (
        "The range that holds the stated share (90 % unless said otherwise) of what will be measured."
    ),
    "Kendall tau": "How alike two orders are: 1 for the same order, 0 for none, -1 for the reverse.",
    "fetch width": "Micro-ops that are fetched each cycle; those behind a taken branch wait for the next.",
    "latency": "Cycles from the start of an instruction until another may use its result.",
    "loop-carried dependency": (
        "A path of dependencies from one iteration into the next; its cycles are a bound on every iteration."
    ),
    "MAPE": "Mean absolute percentage error, the mean of |p - m| / m of predicted p and measured m.",
    "micro-op": "What a processor splits an instruction into; each needs one port.",
    "MLogQ": "Mean of |ln(p / m)|: counts twice too long and twice too short alike. Near 0 it equals MAPE.",
    "port": "One of the entrances to execution units; takes one micro-op a cycle.",
    "reorder buffer": (
        "Instructions in flight, in program order; the window in which a core looks for independent work."
    ),
    "retire width": "Micro-ops that may leave the reorder buffer each cycle.",
    "roofline": "The lower of two ceilings: the peak of the core, and bandwidth times arithmetic intensity.",
    "scheduler": "Buffer in which micro-ops wait for their operands.",
    "split": (
        "An inner product cut into parts, each with a temporary of its own, written as their lengths: 4,4."
    ),
    "window": "The executed instructions that a core sees at once.",
}

_WORDS = re.compile(
    "|".join(rf"(?<!\w){re.escape(term)}s?(?!\w)" for term in sorted(GLOSSARY, key=len, reverse=True)),
    re.IGNORECASE,
)
_BY_LOWER = {term.lower(): term for term in GLOSSARY}


def term_of(words: str) -> str | None:
    """Return the term that is named in some words first; None where none is.

    Examples
    --------
    >>> term_of("execution ports"), term_of("FMA chains in a row"), term_of("report")
    ('port', 'FMA chain', None)
    """
    found = _WORDS.search(words)
    if found is None:
        return None
    word = found[0].lower()
    return _BY_LOWER.get(word) or _BY_LOWER[word.removesuffix("s")]


def terms_in(texts: Iterable[str]) -> list[str]:
    """Return the terms that are named in some texts, by the alphabet."""
    found = {term for text in texts if (term := term_of(text)) is not None}
    return sorted(found, key=str.lower)


START = b'<!DOCTYPE html>\n<html lang="en" data-by="chainline"'
"""First bytes of pages: files that begin otherwise are never replaced."""
LARGEST_BYTES = 2_000_000
_LONGEST, _LONGEST_TEXT = 400, 2000
_CODE = re.compile(r"`([^`]+)`")
_OPTION = re.compile(r"(?<!\S)(--[a-z][a-z-]*)")


def write_page(page: Page, path: Path) -> None:
    """Write a page.

    Raises
    ------
    UsageError
        If it cannot be written, or would be larger than `LARGEST_BYTES`.
    """
    content = page_html(page).encode("utf-8", errors="backslashreplace")
    if len(content) > LARGEST_BYTES:
        raise UsageError(
            f"--html {path}: the page would have {len(content) / 1e6:.1f} MB, more than "
            f"{LARGEST_BYTES / 1e6:g}; choose a part of what it shows"
        )
    try:
        replace_file(path, content)
    except OSError as error:
        raise UsageError(f"--html {path}: cannot be written: {error.strerror}; choose another") from None


def page_html(page: Page) -> str:
    """Return a page as HTML."""
    script = _file("page.js")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    template = _environment().get_template("page.html.j2")
    return template.render(
        page=page, version=__version__, digest=digest, glossary=GLOSSARY, script=script, css=_file("page.css")
    )


def view_html(title: str, blocks: Sequence[Block]) -> str:
    """Return a piece of HTML for notebooks: a title and blocks, with the style that they need."""
    template = _environment().get_template("view.html.j2")
    return template.render(title=title, parts=blocks, glossary={}, css=_file("view.css"))


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("chainline.reports", "templates/page"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_bounded,
    )
    environment.filters["short"] = shortened
    environment.filters["place"] = _place
    environment.filters["term"] = term_of
    environment.filters["coded"] = coded
    return environment


def _bounded(value: Any) -> Any:
    """Return a value to write: a text is cut to the length that a page has room for."""
    return (
        shortened(value, _LONGEST_TEXT) if isinstance(value, str) and not isinstance(value, Markup) else value
    )


def shortened(text: str, most: int = _LONGEST) -> str:
    """Return a text that is not longer than a page has room for.

    Examples
    --------
    >>> shortened("abcdefgh", 5)
    'abcd…'
    """
    return text if len(text) <= most else f"{text[: most - 1]}…"


def coded(text: str) -> Markup:
    """Return a text as HTML, escaped, with what stands between backticks set as code.

    Names of long options stay on one line: browsers break lines behind hyphens.

    Examples
    --------
    >>> print(coded("give `-g <x>`; 5` long"))
    give <code>-g &lt;x&gt;</code>; 5` long
    >>> print(coded("says --arg"))
    says <span class="whole">--arg</span>
    """
    parts = _CODE.split(text)
    return Markup("").join(
        Markup("<code>{}</code>").format(_whole_options(part)) if number % 2 else _whole_options(part)
        for number, part in enumerate(parts)
    )


def _whole_options(text: str) -> Markup:
    parts = _OPTION.split(text)
    return Markup("").join(
        Markup('<span class="whole">{}</span>').format(part) if number % 2 else escape(part)
        for number, part in enumerate(parts)
    )


def _place(value: float) -> str:
    """Return a coordinate with a tenth of a pixel."""
    return f"{value:.1f}".removesuffix(".0")


@cache
def _file(name: str) -> str:
    return (files("chainline.reports") / "templates" / "page" / name).read_text(encoding="utf-8")
