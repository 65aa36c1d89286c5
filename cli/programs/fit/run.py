"""Learn a model of execution times from a table of measurements."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ....errors import UsageError
from ...loading import load
from ...one_thread import on_one_thread
from ...options.executor import LOCAL
from ...options.page import require_html
from ...options.settings import parse_settings
from ...options.shared import input_files
from ...progress import stage

_HYBRID = "chainline.cli.programs.fit.hybrid:fit_hybrid"
_PMNF = "chainline.cli.programs.fit.pmnf:fit_pmnf"
_AUTOMATIC = "chainline.cli.programs.fit.automatic:fit_automatic"
_MEASUREMENTS = "chainline.cli.programs.fit.measurements:fit_measurements"


def run(options: argparse.Namespace) -> None:
    """Run `chainline fit`: each kind of model loads libraries of its own, for a second or two."""
    settings = parse_settings(options.set)
    require_html(options, input_files(options), [options.output])
    if options.model != "hybrid":
        _refuse(options, ("analytical", "machine"), "hybrid")
    if options.model == "pmnf":
        if options.executor != LOCAL:
            raise UsageError("fit --model pmnf: --executor is for auto; leave it out")
        on_one_thread()
        stage(f"reading {options.data}", quiet=True)
        load(_PMNF)(options, settings)
        return
    _refuse(options, ("kernel",), "pmnf")
    if options.model != "auto":
        _refuse(options, ("time", "blocks"), "auto")
        if options.executor != LOCAL:
            raise UsageError(f"fit --model {options.model}: --executor is for auto; leave it out")
    if options.model == "hybrid":
        _require(options, ("analytical",))
        load(_HYBRID)(options, settings)
        return
    load(_AUTOMATIC if options.model == "auto" else _MEASUREMENTS)(options, settings)


def _refuse(options: argparse.Namespace, names: Sequence[str], model: str) -> None:
    for name in names:
        if getattr(options, name) is not None:
            raise UsageError(f"fit --model {options.model}: --{name} is for {model}; leave it out")


def _require(options: argparse.Namespace, names: Sequence[str]) -> None:
    for name in names:
        if getattr(options, name) is None:
            raise UsageError(f"fit --model {options.model}: give --{name}")
