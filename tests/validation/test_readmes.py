"""READMEs of the validation are short, and name files that are there."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
READMES = sorted(HERE.rglob("README.md"))
MOST_WORDS, LONGEST_PARAGRAPH = 600, 100


def prose(text):
    """Return a text without tables and blocks of code."""
    text = re.sub(r"(?s)```.*?```", "", text)
    return "\n".join(line for line in text.splitlines() if not line.startswith("|"))


@pytest.mark.parametrize("readme", READMES, ids=lambda path: path.parent.name)
def test_a_readme_is_short(readme):
    text = prose(readme.read_text(encoding="utf-8"))
    assert len(text.split()) <= MOST_WORDS
    assert max(len(part.split()) for part in re.split(r"\n\n|\n\* ", text)) <= LONGEST_PARAGRAPH


@pytest.mark.parametrize("readme", READMES, ids=lambda path: path.parent.name)
def test_files_that_a_readme_names_are_there(readme):
    text = readme.read_text(encoding="utf-8")
    named = re.findall(r"\]\(([^)#:]+)\)", text)
    named += re.findall(r"`((?:[\w.-]+/)*[\w-]+\.(?:csv|parquet|py|sh|txt))`", text)
    places = (readme.parent, HERE, HERE.parents[1], *HERE.glob("*/"), *HERE.glob("campaigns/*/"))
    missing = [name for name in named if not any((place / name).exists() for place in places)]
    assert missing == []
