"""Every example in a docstring is run."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import chainline
import pytest

MODULES = [
    module.name
    for module in pkgutil.walk_packages(chainline.__path__, "chainline.")
    # the repository root is the package: an editable install finds the tests beside the code
    if not module.name.startswith(
        ("chainline.tests", "chainline.samples", "chainline.__main__", "chainline.setup", "chainline.docs")
    )
]


def _has_examples(name):
    """Tell by the text: looking for examples in everything that a module holds takes longer."""
    path = Path(chainline.__file__).parent.joinpath(*name.split(".")[1:])
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return not file.exists() or ">>>" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", list(filter(_has_examples, MODULES)))
def test_examples(name):
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0


def test_there_are_examples():
    finder = doctest.DocTestFinder(exclude_empty=True)
    examples = sum(
        len(test.examples) for name in MODULES for test in finder.find(importlib.import_module(name))
    )
    assert examples > 20
