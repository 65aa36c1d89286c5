"""A page -> one HTML file that needs nothing but itself, and that is there whole or not at all.

Names come from strangers: everything is escaped where it is written, nothing of a page is ever code, and the
page tells browsers to load nothing and to run the one script whose digest it names.
"""

from __future__ import annotations

import base64
import hashlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ...errors import UsageError
from ...files.output import replace_file
from ...version import __version__
from .glossary import GLOSSARY, term_of
from .page import Page

START = b'<!DOCTYPE html>\n<html lang="en" data-by="chainline"'
"""First bytes of pages: files that begin otherwise are never replaced."""
LARGEST_BYTES = 2_000_000
_LONGEST, _LONGEST_TEXT = 400, 2000


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


def _place(value: float) -> str:
    """Return a coordinate with a tenth of a pixel."""
    return f"{value:.1f}".removesuffix(".0")


@cache
def _file(name: str) -> str:
    return (files("chainline.reports") / "templates" / "page" / name).read_text(encoding="utf-8")
