"""How the documents are built: `docs/build.sh`, or `sphinx-build docs docs/_build/html`.

Nothing is fetched while they are built or read: formulas become MathML, pictures SVG.
"""

import re
import sys
from importlib.util import find_spec
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(HERE / "_extensions"))

import architecture  # noqa: E402
import blocks  # noqa: E402
import chainline  # noqa: E402
import command_help  # noqa: E402
import core_parameters  # noqa: E402
import model_settings  # noqa: E402

project = "chainline"
author = "the chainline developers"
version = release = chainline.__version__
# in the footer of every page
project_copyright = f"the chainline developers. chainline {version}, MIT licence"

extensions = [
    "sphinx.ext.autodoc",
    "sphinx.ext.autosummary",
    "sphinx.ext.viewcode",
    "numpydoc",
    "myst_parser",
    "mathml",
    "tabs",
]
exclude_patterns = ["_build", "gallery"]
if find_spec("sphinx_gallery") is not None:
    extensions.append("sphinx_gallery.gen_gallery")
    sphinx_gallery_conf = {
        "examples_dirs": str(HERE / "gallery"),
        "gallery_dirs": str(HERE / "_generated" / "gallery"),
        "filename_pattern": "plot_",
        "within_subsection_order": "FileNameSortKey",
        "download_all_examples": False,
        "remove_config_comments": True,
        "min_reported_time": 1e9,
        "write_computation_times": False,
        "show_memory": False,
    }
nitpicky = True
# types in docstrings are words, such as "ndarray of float, (n,)": no references
numpydoc_xref_param_type = False
numpydoc_show_class_members = False

autodoc_typehints = "none"
autodoc_member_order = "bysource"
autosummary_generate = True

myst_enable_extensions = ["dollarmath", "amsmath", "deflist", "colon_fence", "attrs_inline"]
myst_heading_anchors = 3

html_theme = "pydata_sphinx_theme"
html_title = "chainline"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_show_sourcelink = False
# pages of no section
html_sidebars = {"glossary": []}
html_theme_options = {
    "show_toc_level": 2,
    "navigation_with_keys": False,
    "header_links_before_dropdown": 6,
    "secondary_sidebar_items": ["page-toc"],
    "footer_start": ["copyright"],
    "footer_end": ["theme-version"],
    "pygments_light_style": "a11y-light",
    "pygments_dark_style": "a11y-dark",
}


def _make(name: str, text: str) -> None:
    """Write a page or picture that is made from the code, unless it is there already."""
    path = HERE / "_generated" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def _blocks_page() -> str:
    lines = [
        "# Examples that not every run of the tests runs",
        "",
        "`pytest tests/test_documents.py` runs every code block of these pages, but for those below.",
        "`exhaustive` ones are run by `pytest --exhaustive`, as `.ci/run` does, those that need a program",
        "where it is installed; of those not run the commands are parsed. Made by `docs/blocks.py`.",
        "",
        "| block | why |",
        "| --- | --- |",
    ]
    return "\n".join(lines + [f"| `{place}` | {reason} |" for place, reason in blocks.listing()]) + "\n"


def _gallery_page() -> str:
    """Return a list of the examples, where sphinx-gallery is not there to run them."""
    lines = ["Gallery", "=======", "", "`pip install sphinx-gallery` has these examples run and drawn:", ""]
    for path in sorted((HERE / "gallery").glob("plot_*.py")):
        title = path.read_text(encoding="utf-8").splitlines()[1]
        lines.append(f"* {title}: ``docs/gallery/{path.name}``")
    return "\n".join(lines) + "\n"


def _plain_text(
    _app: object, _what: str, _name: str, _object: object, _options: object, lines: list[str]
) -> None:
    """Let docstrings, which are written to be read as they are, say the same as reStructuredText.

    A shape such as `(n_iter_,)` is no reference, and an equation set in before the first section is
    kept line by line.
    """
    lines[:] = [re.sub(r"\((\w+_)(?=[,)])", r"(``\1``", line) for line in lines]
    sections = [number for number, line in enumerate(lines) if line.startswith("---")]
    for number in reversed(range(2, min(sections, default=len(lines)))):
        if (
            lines[number].startswith("    ")
            and not lines[number - 1]
            and not lines[number - 2].startswith(" ")
        ):
            lines.insert(number - 1, "")
            lines.insert(number, "::")


def _whole_percentages(_app: Sphinx, page: nodes.document) -> None:
    """Keep a number and its percent sign on one line, outside code."""
    for text in list(page.findall(nodes.Text)):
        if not isinstance(text.parent, nodes.literal | nodes.FixedTextElement | nodes.raw):
            whole = re.sub(r"(?<=\d) %", "\N{NO-BREAK SPACE}%", text)
            if whole != text:
                text.parent.replace(text, nodes.Text(whole))


def setup(app: Sphinx) -> None:
    """Have docstrings made ready before numpydoc reads them, and numbers kept with their signs."""
    app.connect("autodoc-process-docstring", _plain_text, priority=100)
    app.connect("doctree-read", _whole_percentages)


for name, text in {**command_help.write_pages(), **model_settings.write_pages()}.items():
    _make(name, text)
if find_spec("sphinx_gallery") is None:
    _make("gallery/index.rst", _gallery_page())
_make("core-parameters.md", core_parameters.write_page())
_make("machines-table.md", core_parameters.write_machines())
_make("examples.md", _blocks_page())
_make("architecture.svg", architecture.picture())
