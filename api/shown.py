"""Display of records in notebooks: a caption and a table, with all text escaped, and axes to draw on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from ..errors import missing_part, one_line
from .request.kinds import ArgumentTypeError, shown

if TYPE_CHECKING:
    import pandas as pd
    from matplotlib.axes import Axes

_MOST_ROWS = 40


class Shown(ABC):
    """A record with a caption, a table and JSON, which notebooks show as HTML."""

    __slots__ = ()

    @property
    @abstractmethod
    def caption(self) -> str:
        """One line that describes the record."""

    @abstractmethod
    def to_frame(self) -> pd.DataFrame:
        """Return the record as a pandas table."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Return the record as plain values, None where one is unknown."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {one_line(self.caption)}>"

    def _repr_html_(self) -> str:
        return html_table(self.to_frame(), self.caption)


def html_table(frame: pd.DataFrame, caption: str, most_rows: int = _MOST_ROWS) -> str:
    """Return a table in HTML that nothing in it can break out of.

    Parameters
    ----------
    frame : pandas.DataFrame
        Its index is left out.
    caption : str
        Above the table.
    most_rows : int
        Further rows are counted, not shown.

    Examples
    --------
    >>> import pandas as pd
    >>> html_table(pd.DataFrame({"loop": ["<b>"]}), "a & b").partition("<caption>")[2]
    'a &amp; b</caption><tr><th>loop</th></tr><tr><td>&lt;b&gt;</td></tr></table>'
    """
    rows = [_row("th", map(str, frame.columns))]
    rows += [_row("td", map(_text, row)) for row in frame.head(most_rows).itertuples(index=False, name=None)]
    if len(frame) > most_rows:
        rows.append(f'<tr><td colspan="{len(frame.columns)}">{len(frame) - most_rows} more</td></tr>')
    # a column that is out of sight on a small screen makes no row of the others high
    style = "<style>.chainline-table td { white-space: nowrap; }</style>"
    table = f"<caption>{_escaped(caption)}</caption>{''.join(rows)}"
    return f'{style}<table class="chainline-table">{table}</table>'


def axes_or_new(axes: Axes | None) -> Axes:
    """Return the axes given, else those of a new pyplot figure.

    Raises
    ------
    UsageError
        If matplotlib is not installed: says how to.
    """
    if axes is not None:
        if not callable(getattr(axes, "plot", None)) or not hasattr(axes, "figure"):
            raise ArgumentTypeError(f"axes {shown(axes)}: give axes of matplotlib")
        return axes
    try:
        import matplotlib.pyplot as plt  # noqa: PLC0415 - an optional part, and a second of import
    except ImportError as error:
        raise missing_part(error) or error from None
    return plt.subplots(layout="constrained")[1]


def _row(tag: str, texts: Any) -> str:
    return f"<tr>{''.join(f'<{tag}>{_escaped(text)}</{tag}>' for text in texts)}</tr>"


def _text(value: Any) -> str:
    if value is None or value != value:  # noqa: PLR0124 - a missing number is not itself
        return ""
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def _escaped(text: str) -> str:
    from html import escape  # noqa: PLC0415 - of notebooks alone

    return escape(one_line(text))
