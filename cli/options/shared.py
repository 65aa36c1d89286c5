"""Options of commands of every group, and their parsing."""

from __future__ import annotations

import argparse
from pathlib import Path

from ...errors import UsageError


def add_rounds(parser: argparse.ArgumentParser, default: int = 20) -> None:
    """Add `--rounds`."""
    parser.add_argument(
        "--rounds",
        type=int,
        default=default,
        metavar="N",
        help=f"timed samples of each kernel or routine (default {default})",
    )


def add_patience(parser: argparse.ArgumentParser, default: float, of: str) -> None:
    """Add the option `--patience`.

    Parameters
    ----------
    parser : argparse.ArgumentParser
    default : float
        Seconds.
    of : str
        Name of the measurement that waits, for the help.
    """
    parser.add_argument(
        "--patience",
        type=float,
        default=default,
        metavar="S",
        help=f"seconds to wait, for {of}, while the machine is disturbed (default {default:g})",
    )


def require_patience(options: argparse.Namespace) -> None:
    """Check the seconds of `--patience`.

    Raises
    ------
    UsageError
        If they are negative or not finite.
    """
    if not 0 <= options.patience < float("inf"):
        raise UsageError(f"--patience {options.patience:g}: give seconds, 0 or more")


def add_json(parser: argparse.ArgumentParser, instead_of: str = "a table") -> None:
    """Add `--json`."""
    parser.add_argument("--json", action="store_true", help=f"print JSON instead of {instead_of}")


def add_seed(parser: argparse.ArgumentParser, what: str = "the random numbers") -> None:
    """Add `--seed`; `what` names the random choice in the help."""
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=f"seed of {what} (default 0)")


def add_workers(parser: argparse.ArgumentParser, default: int | None) -> None:
    """Add `--workers`; None is one for each core."""
    said = "one for each core" if default is None else default
    parser.add_argument(
        "--workers", type=int, default=default, metavar="N", help=f"processes to work with (default: {said})"
    )


def add_columns(parser: argparse.ArgumentParser, *, required: bool = False) -> None:
    """Add `--target` and `--features`: the roles of a table's columns."""
    parser.add_argument(
        "--target",
        required=required,
        metavar="COLUMN",
        help="column of the times"
        if required
        else "column of the times (default: the one named like a time, else the last numeric one)",
    )
    parser.add_argument(
        "--features", metavar="A,B,...", help="columns of the parameters (default: all others)"
    )


def add_kernel(parser: argparse.ArgumentParser) -> None:
    """Add `--kernel`, of tables that hold several."""
    parser.add_argument(
        "--kernel", metavar="A,B,...", help="columns that tell kernels apart (default: kernel)"
    )


def add_variability(parser: argparse.ArgumentParser, of: str = "") -> None:
    """Add `--options`: the variability model of the measured program; `of` names the data in the help."""
    parser.add_argument(
        "--options",
        dest="variability",
        metavar="MODEL.xml",
        help=f"{of}variability model (SPL Conqueror's .xml, or .toml) whose options are the parameters; the "
        "data are then its measurements, .xml or .csv",
    )


def variability_file(options: argparse.Namespace) -> Path | None:
    """Return the file of `--options`; None where it is not given."""
    return None if options.variability is None else Path(options.variability)


def column_names(text: str | None) -> list[str] | None:
    """Return the columns of `A,B`; None where the option is not given."""
    return None if text is None else text.split(",")


def require_positive(options: argparse.Namespace, *names: str) -> None:
    """Check that the given numbers are at least 1.

    Raises
    ------
    UsageError
        If one is not.
    """
    for name in names:
        value = getattr(options, name)
        if value is not None and value < 1:
            raise UsageError(f"--{name} {value}: must be at least 1; give 1 or more")


def input_files(options: argparse.Namespace) -> list[str]:
    """Return the files that a command was told to read: none of them may be written."""
    names = ("data", "table", "space", "variability", "options", "machine", "model")
    return [name for name in (getattr(options, name, None) for name in names) if name]
