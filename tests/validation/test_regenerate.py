"""Tables of documents are those that the stored data make; places for them are in their documents."""

import importlib

import pytest

SCRIPTS = ("regenerate", "stored_tables", "accuracy_page", "summary", "trials")


@pytest.fixture(scope="module")
def regenerate(request):
    """The script, which is in no package; what it imports by name is forgotten after."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(request.path.parent))
        modules = dict(importlib.sys.modules)
        path = list(importlib.sys.path)
        yield importlib.import_module("regenerate")
        importlib.sys.path[:] = path
        for name in set(importlib.sys.modules) - set(modules):
            if name in SCRIPTS or name.startswith("paper"):
                del importlib.sys.modules[name]


def differing(regenerate, minutes):
    found = []
    for name, table in regenerate.TABLES.items():
        text = table.document.read_text(encoding="utf-8")
        if table.takes_minutes == minutes and regenerate.written(text, name, table.lines()) != text:
            found.append(name)
    return found


def test_documents_have_the_tables_that_the_data_make(regenerate):
    assert differing(regenerate, minutes=False) == []


@pytest.mark.exhaustive
def test_documents_have_the_tables_that_take_minutes(regenerate):
    assert differing(regenerate, minutes=True) == []


def test_every_place_for_a_table_is_filled(regenerate):
    documents = [*regenerate.HERE.rglob("*.md"), *regenerate.DOCS.rglob("*.md")]
    text = "\n".join(document.read_text(encoding="utf-8") for document in documents)
    places = [line for line in text.splitlines() if line.startswith("<!-- table: ")]
    assert sorted(places) == sorted(f"<!-- table: {name} -->" for name in regenerate.TABLES)


def test_a_document_without_its_place_is_told(regenerate):
    text = "<!-- table: a -->\nold\n<!-- end of table -->\n"
    assert regenerate.written(text, "a", ["| b |"]) == "<!-- table: a -->\n\n| b |\n\n<!-- end of table -->\n"
    with pytest.raises(ValueError, match="0 places for the table 'c'"):
        regenerate.written(text, "c", [])
