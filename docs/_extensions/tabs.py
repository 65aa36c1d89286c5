"""Tabs of a page: the same thing from the command line and in Python, one of them shown.

    ::::{tabs}
    :::{tab} Command line
    (anything)
    :::
    :::{tab} Python
    (anything)
    :::
    ::::

Radio buttons and `site.css` switch them, no script; what is no HTML shows all of them, one after the other.
"""

from __future__ import annotations

from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective


class tabs(nodes.General, nodes.Element):
    """Some tabs."""


class tab(nodes.General, nodes.Element):
    """One of them, with its `name`, the `group` of its buttons and its `number`."""


class Tabs(SphinxDirective):
    """Tabs, of which the first is shown."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """Return the tabs, which know each other by a number of their own."""
        found = tabs()
        self.state.nested_parse(self.content, self.content_offset, found)
        group = f"tabs-{self.env.new_serialno('tabs')}"
        for number, child in enumerate(found.children):
            if not isinstance(child, tab):
                raise self.error("tabs hold tabs alone: `:::{tab} NAME`")
            child["group"], child["number"] = group, number
        return [found]


class Tab(SphinxDirective):
    """One of some tabs."""

    has_content = True
    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """Return the tab with its name."""
        found = tab(name=self.arguments[0])
        self.state.nested_parse(self.content, self.content_offset, found)
        return [found]


def _begin_tabs(translator: Any, node: nodes.Element) -> None:
    translator.body.append(translator.starttag(node, "div", CLASS="tabs"))


def _begin_tab(translator: Any, node: nodes.Element) -> None:
    place = f"{node['group']}-{node['number']}"
    checked = "" if node["number"] else " checked"
    name = translator.encode(node["name"])
    translator.body.append(
        f'<input type="radio" id="{place}" name="{node["group"]}"{checked}>'
        f'<label for="{place}">{name}</label><div class="tab">\n'
    )


def _end(translator: Any, _node: nodes.Element) -> None:
    translator.body.append("</div>\n")


def _nothing(_translator: Any, _node: nodes.Element) -> None:
    pass


_OTHERS = dict.fromkeys(("latex", "text", "man", "texinfo"), (_nothing, _nothing))


def setup(app: Sphinx) -> dict[str, bool]:
    """Have the two directives known."""
    app.add_node(tabs, html=(_begin_tabs, _end), **_OTHERS)
    app.add_node(tab, html=(_begin_tab, _end), **_OTHERS)
    app.add_directive("tabs", Tabs)
    app.add_directive("tab", Tab)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
