"""A page as a browser takes it apart, without a browser."""

import json
from html.parser import HTMLParser

VOID = {"meta", "input", "br", "link", "img", "hr", "base"}
LOADS = {"src", "href", "srcset", "data", "action", "poster", "xlink:href", "formaction"}


class Read(HTMLParser):
    """Elements with their attributes, what could load something, text, scripts; tags must balance."""

    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.html, self.elements, self.loads, self.handlers = html, [], [], []
        self.words, self.scripts, self._open = [], [], []
        self.feed(html)
        self.close()
        assert not self._open, self._open

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        self.loads += [value for name, value in attrs if name in LOADS]
        self.handlers += [name for name, _ in attrs if name.startswith("on")]
        if tag not in VOID:
            self._open.append(tag)
        if tag == "script":
            self.scripts.append((dict(attrs), ""))

    def handle_endtag(self, tag):
        assert self._open and self._open.pop() == tag, tag

    def handle_data(self, data):
        if self._open and self._open[-1] == "script":
            attributes, text = self.scripts[-1]
            self.scripts[-1] = attributes, text + data
        elif self._open and self._open[-1] != "style":
            self.words.append(data)

    @property
    def tags(self):
        return [tag for tag, _ in self.elements]

    @property
    def text(self):
        return " ".join(" ".join(self.words).split())

    @property
    def ids(self):
        return [attributes["id"] for _, attributes in self.elements if "id" in attributes]

    @property
    def data(self):
        """What is handed to the script."""
        return [json.loads(text) for attributes, text in self.scripts if "type" in attributes]

    def linked(self, *within):
        """Return the keys by which elements of some tags are linked."""
        return {
            key
            for tag, attributes in self.elements
            if tag in within and attributes.get("data-at")
            for key in attributes["data-at"].split()
        }


def require_legends(page):
    """Check that a drawing of several colours says what each stands for; pale ones belong to the strong."""
    blocks = [block for section in page.sections for block in section.blocks]
    drawings = [each for block in blocks for each in getattr(block, "drawings", (block,))]
    for drawing in drawings:
        filled = [shape for shape in getattr(drawing, "shapes", ()) if shape.kind in ("rect", "dot")]
        found = {shape.style.split()[0].removesuffix("-pale") for shape in filled}
        found = {"other" if style == "pale" else style for style in found}
        assert len(found) < 2 or found <= {style for style, _ in drawing.legend}, (drawing.title, found)


def require_self_contained(read):
    """Check what must hold for every page."""
    assert all(link.startswith("#") and link[1:] in read.ids for link in read.loads), read.loads
    assert not read.handlers
    assert {"link", "img", "iframe", "object", "embed", "base", "form", "video"}.isdisjoint(read.tags)
    assert len(read.ids) == len(set(read.ids))
    without_names = read.html.replace("http://www.w3.org/2000/svg", "")
    for outside in ("url(", "@import", "fetch(", "XMLHttpRequest", "http://", "https://", "eval("):
        assert outside not in without_names, outside
    assert len(read.html.encode()) < 2_000_000
