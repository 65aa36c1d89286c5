"""Every code block of the documents is run, but for those that say why not; `docs/blocks.py` says which."""

import importlib
import re
import shlex
from pathlib import Path

import chainline
import pytest
from chainline.cli.catalogue import command_names
from chainline.cli.main import parser_for
from chainline.errors import UsageError

from .tier import sized

ROOT = Path(__file__).parent.parent


def _scripts(*names):
    """Return modules of docs/, which is no package."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "docs")
        return [importlib.import_module(name) for name in names]


documents, running, links = _scripts("blocks", "run_blocks", "links")
PAGES = documents.pages()
EVERY_BLOCK = [block for page in PAGES for block in documents.blocks(page)]


LONG = {
    *("background/theory", "how-to/choose-configurations", "how-to/compare-formulas", "how-to/install"),
    *("how-to/measure", "how-to/measure-next", "how-to/operators", "how-to/other-tools"),
    *("how-to/scaling-laws", "how-to/tables", "tutorials/what-will-it-cost", "tutorials/which-split"),
}
"""Pages that take seconds, and show commands of which each has tests of its own."""


def _parameter(page):
    run = list(documents.chosen(page, exhaustive=True))
    by_default = [block for block in run if block.is_run and "exhaustive" not in block.marks]
    marks = []
    if not by_default or any(page == documents.DOCS / f"{name}.md" for name in LONG):
        marks.append(pytest.mark.exhaustive)
    if any("measures" in block.marks for block in (run if sized(False, True) else by_default)):
        marks.append(pytest.mark.measures)
    return pytest.param(page, marks=marks, id=str(page.relative_to(ROOT)))


@pytest.mark.usefixtures("known_host")
@pytest.mark.parametrize(
    "page", [_parameter(page) for page in PAGES if any(block.is_run for block in documents.blocks(page))]
)
def test_blocks_of_the_page_do_what_it_says(page, tmp_path):
    running.run_page(page, tmp_path, exhaustive=sized(False, True))


@pytest.mark.parametrize("block", EVERY_BLOCK, ids=lambda block: block.place)
def test_a_block_says_what_it_is(block):
    known = {*documents.RUN, *documents.SHOWN}
    assert block.language in known or block.language.startswith("{"), "a block that nothing runs"
    assert set(block.marks) <= set(documents.MARKS)
    assert all(block.marks.values()), "a mark without a reason"


WRITTEN = [page for page in sorted(documents.DOCS.rglob("*.rst")) if "_generated" not in page.parts]


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.name)
def test_what_is_run_is_in_markdown(page):
    """Other pages hold directives alone; the docstrings that they name have tests of their own."""
    assert not re.search(r"code-block|literalinclude|^(?!\.\. ).*::$|^>>>", page.read_text(), re.MULTILINE)


def _simple_commands(text):
    """Return the words of each command of a line for the shell, without what is written where."""
    words = shlex.shlex(text.replace(" 2>&1", ""), posix=True, punctuation_chars=True)
    words.whitespace_split = True
    found = [[]]
    for word in words:
        if set(word) <= set("&|;"):
            found.append([])
        else:
            found[-1].append(word)
    return [words[: words.index(">")] if ">" in words else words for words in found]


CORE = {"chainline", "python", "cat", "cp", "echo", "head", "mkdir", "printf", "sleep", "tail", "test", "wc"}
"""Programs that every machine with Python, a shell and the core utilities has."""


@pytest.mark.parametrize(
    "block",
    [block for block in EVERY_BLOCK if block.language == "console" and block.is_run],
    ids=lambda block: block.place,
)
def test_a_block_names_the_programs_that_it_needs(block):
    """Where one is not installed the block is left out; it does not fail."""
    for command in documents.commands(block):
        for words in _simple_commands(command.text):
            program = words[0]
            assert program in CORE | set(block.marks.get("needs", "").split()) or program.startswith("./")


def _chainline_commands():
    for block in EVERY_BLOCK:
        if block.language == "console":
            for command in documents.commands(block):
                for words in _simple_commands(command.text):
                    if words[:1] == ["chainline"] and words[1:2] != ["--help"]:
                        yield f"{block.page.relative_to(ROOT)}:{command.line}", words[1:]


@pytest.mark.parametrize(
    ("place", "words"), [pytest.param(*found, id=found[0]) for found in _chainline_commands()]
)
def test_a_command_is_one_that_there_is(place, words):
    """Also those of blocks that are not run: an option that was renamed is not left behind."""
    try:
        parser_for(words).parse_args(words)
    except UsageError as error:
        pytest.fail(f"{place}: {error}")


def test_every_command_is_in_a_page():
    shown = {words[0] for _, words in _chainline_commands()}
    assert set(command_names()) <= shown


def test_a_block_that_fails_is_told(tmp_path):
    page = documents.DOCS / "no-page.md"

    def ran(language, text, **marks):
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        folder.mkdir()
        return running.Page(folder).run(documents.Block(page, 1, language, text, marks))

    assert ran("console", "$ printf 'a  b\\n'\na b\n$ echo 1\\\n    2") == ["a  b\n", "1 2\n"]
    ran("console", "$ echo 3.14159\n3.1...")
    ran("console", "$ echo here\nthere", output="differs")
    ran("python", ">>> 1 + 1\n2")
    for language, text in [
        ("console", "$ echo here\nthere"),
        ("console", "$ exit 3"),
        ("console", "echo no prompt"),
        ("python", ">>> 1 + 1\n3"),
    ]:
        with pytest.raises(documents.BlockError, match=r"docs/no-page.md:1"):
            ran(language, text)


def test_outputs_are_written_anew(tmp_path, monkeypatch):
    monkeypatch.setattr(running, "ROOT", tmp_path)
    monkeypatch.setattr(documents, "ROOT", tmp_path)
    (tmp_path / "samples").mkdir()
    page, folder = tmp_path / "page.md", tmp_path / "folder"
    folder.mkdir()
    page.write_text("# A page\n\n```console\n$ echo new\nold\n$ echo kept\nke...\n```\n\n```text\nold\n```\n")
    running.update_page(page, folder, exhaustive=False)
    assert page.read_text() == page.read_text().replace("$ echo new\nold", "$ echo new\nnew")
    assert "$ echo new\nnew\n$ echo kept\nke...\n" in page.read_text()


def test_broken_links_are_found(tmp_path):
    (tmp_path / "a.html").write_text('<h1 id="here"></h1><a href="#here"></a><a href="b.html#gone"></a>')
    (tmp_path / "b.html").write_text('<a href="a.html"></a><a href="c.html"></a><a href="https://x.y"></a>')
    assert sorted(links.broken(tmp_path)) == [
        "a.html: b.html#gone: no such heading",
        "b.html: c.html: no such file",
    ]


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent == ROOT], ids=lambda page: page.name)
def test_links_of_a_page_that_sphinx_does_not_check_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)", page.read_text()):
        assert target.startswith("https://") or (ROOT / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_a_page_names_are_there(page):
    folders = "tests|samples|models|analysis|asm|codegen|reports|docs|cli|files"
    for inline in re.findall(r"`([^`\n]+)`", page.read_text()):
        for name in re.findall(rf"(?:^|(?<=\s))((?:{folders})/[\w.*/-]+)", inline):
            is_made = name.startswith("docs/_build") or "NAME" in name or "GROUP" in name
            assert is_made or list(ROOT.glob(name.rstrip("/"))), name


def _paragraphs(text):
    """Yield the paragraphs and items of lists of a page, without its blocks, tables and headings."""
    fence, lines = "", []
    for line in [*text.splitlines(), ""]:
        if fence:
            fence = "" if line.startswith(fence) else fence
            continue
        if ticks := re.match("`{3,}|:{3,}", line):
            fence = ticks[0]
        if fence or not line.strip() or line.startswith(("|", "#", "<!--")):
            yield " ".join(lines)
            lines = []
            continue
        if re.match(r"\s*([*-]|\d+\.) ", line):
            yield " ".join(lines)
            lines = []
        lines.append(line)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_paragraphs_are_short(page):
    if page.name != "SECURITY.md":
        long = [each for each in _paragraphs(page.read_text()) if len(each.split()) > 100]
        assert long == []


GUIDES = [page for page in PAGES if page.parent.name in ("tutorials", "how-to") and page.name != "index.md"]


@pytest.mark.parametrize("page", GUIDES, ids=lambda page: page.name)
def test_a_guide_shows_what_is_printed(page):
    if page.read_text().startswith("```{include}"):
        return
    blocks = documents.blocks(page)
    printed = [
        line
        for block in blocks
        if block.language == "console"
        for command in documents.commands(block)
        for line in command.expected.splitlines()
    ]
    shown = [block.text.splitlines() for block in blocks if block.language == "python"]
    printed += [line for lines in shown for line in lines if ">>> " in "".join(lines) and line[:4].strip()]
    assert [line for line in printed if line.strip() not in ("", "...") and not line.startswith(">>>")]


TABBED = [page for page in PAGES if "{tabs}" in page.read_text()]


@pytest.mark.parametrize("page", TABBED, ids=lambda page: page.name)
def test_tabs_hold_the_command_line_and_python(page):
    lines = page.read_text().splitlines()
    names = [line.removeprefix(":::{tab} ") for line in lines if line.startswith(":::{tab}")]
    assert names == ["Command line", "Python"] * lines.count("::::{tabs}")
    assert lines.count("::::{tabs}") == lines.count("::::") and len(names) == lines.count(":::")


HOW_TO = [page for page in GUIDES if page.parent.name == "how-to" and page.name != "strangers.md"]


@pytest.mark.parametrize("page", HOW_TO, ids=lambda page: page.name)
def test_a_how_to_says_its_purpose_its_choices_and_its_limits(page):
    text = page.read_text()
    first = text.split("\n\n")[1]
    assert re.match(r"[A-Z`]", first) and not first.startswith("```"), "begins with what it is for"
    assert re.search(r"^\| --- \|", text, re.MULTILINE), "a table of what can be chosen"
    assert re.search(r"^## Limits|^\*\*Limits\.\*\*", text, re.MULTILINE), "limits"


@pytest.mark.parametrize("page", HOW_TO, ids=lambda page: page.name)
def test_a_how_to_has_python_beside_the_command_line(page):
    assert page in TABBED or page.name == "run-time.md", "of Python alone"


def test_every_option_has_a_type_and_a_default():
    (command_help,) = _scripts("command_help")
    for name, parser in command_help.parsers_by_name().items():
        for option, _, kind, default, meaning in command_help.option_rows(parser):
            assert all((kind, default, meaning)), f"{name} {option}"


def test_every_setting_of_a_model_has_a_type_and_a_meaning():
    pytest.importorskip("numpydoc", reason="numpydoc is not installed")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(documents.DOCS / "_extensions")
        settings = importlib.import_module("model_settings")
    for name in settings.FITTED:
        for setting, (kind, _, meaning) in ({} if name == "auto" else settings.settings_of(name)).items():
            assert kind and meaning, f"{name}: {setting}"


def test_one_time_of_the_tests_is_told():
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", documents.DOCS / "how-to/install.md"]
    times = [re.findall(r"(\w+ minutes on two cores of [^.;]*)[.;]", page.read_text()) for page in pages]
    assert times[0] == times[1] == times[2] and len(times[0]) == 1
    assert sum(page.read_text().count("minutes on two cores") for page in pages) == 3


def test_the_readme_is_short():
    assert len((ROOT / "README.md").read_text().split()) < 900


def test_the_citation_names_this_version():
    text = (ROOT / "CITATION.cff").read_text()
    assert f"\nversion: {chainline.__version__}\n" in text
    assert text.startswith("cff-version: 1.2.0\n")
