"""HTML page of `chainline analyze --html`."""

from __future__ import annotations

import argparse

from ....analysis.incore.bodies.record import FileAnalysis
from ....analysis.incore.bodies.tried.recompile import Recompiled
from ....analysis.machine.record import Machine
from ....asm.instruction import Listing
from ....reports.page.analyze import AnalysedFile, analysis_page
from ....reports.page.page import Page, provenance
from ...options.page import digests
from .source_files import read_sources


def page(
    path: str,
    found: FileAnalysis,
    machine: Machine,
    listing: Listing,
    tried: tuple[Recompiled, ...] | None,
    options: argparse.Namespace,
) -> Page:
    """Return the page, with the source where it can be read.

    Parameters
    ----------
    path : str
        Name of the assembly file.
    found : FileAnalysis
    machine : Machine
    listing : Listing
    tried : tuple of Recompiled or None
        Loops recompiled by `--try`.
    options : Namespace
    """
    sources = read_sources(listing, options.file)
    file = AnalysedFile(path, found, machine, listing, sources, options.typed, tried or ())
    inputs = [name for name in (options.file, options.profile) if name]
    return analysis_page(file, provenance(options.typed, machine, digests(inputs)))
