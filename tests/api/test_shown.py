"""Records in notebooks: nothing that a file says becomes markup."""

from html.parser import HTMLParser

import chainline as cl
import pandas as pd
from chainline.api.shown import html_table

EVIL = "<script>alert('x')</script>\x1b[31m&\"\n"


class Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.tags, self.text = [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        assert all(each == ("class", "chainline-table") or each[0] == "colspan" for each in attrs)

    def handle_data(self, data):
        if self.tags[-1] != "style":
            self.text.append(data)


def parsed(html):
    tags = Tags()
    tags.feed(html)
    tags.close()
    return tags


def test_texts_are_escaped_in_caption_headings_and_cells():
    tags = parsed(html_table(pd.DataFrame({EVIL: [EVIL], "n": [1]}), EVIL))
    assert set(tags.tags) == {"style", "table", "caption", "tr", "th", "td"}
    assert sum("<script>" in text for text in tags.text) == 3
    assert all(text.isprintable() for text in tags.text)


def test_unknown_values_are_empty_and_numbers_short():
    cells = parsed(html_table(pd.DataFrame({"a": [None, float("nan"), 1 / 3]}), "x")).text
    assert cells == ["x", "a", "0.3333"]


def test_a_long_table_is_cut_and_says_so():
    tags = parsed(html_table(pd.DataFrame({"a": range(50)}), "x", most_rows=40))
    assert tags.tags.count("tr") == 42
    assert tags.text[-1] == "10 more"


def test_a_symbol_of_a_file_is_escaped():
    text = '"f<b>":\n  vmulpd %zmm0, %zmm1, %zmm2\n  ret\n'
    html = cl.analyze(text, machine="zen5", simulate=False)._repr_html_()
    assert "<b>" not in html
    assert "&lt;text&gt;" in html
