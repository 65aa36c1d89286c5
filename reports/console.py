"""Where tables are printed: names come from files, so nothing in them is taken for markup."""

from __future__ import annotations

from rich.console import Console


def console(width_of_a_pipe: int | None = None, stderr: bool = False) -> Console:
    """Return a console that prints text as it is.

    Parameters
    ----------
    width_of_a_pipe : int, optional
        Columns where the output is no terminal; 80 if not given.
    stderr : bool
        Print to standard error.
    """
    plain = Console(stderr=stderr, markup=False, emoji=False, highlight=False)
    if width_of_a_pipe is not None and not plain.is_terminal:
        plain.width = width_of_a_pipe
    return plain
