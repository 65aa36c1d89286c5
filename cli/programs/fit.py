"""Learn a model of execution times from a table of measurements."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING

from ...api.request.programs import FIT, fits_laws
from ...api.request.shared import LOCAL
from ..messages import done, stage, warn
from ..output_files import (
    add_figures,
    add_html,
    digests,
    draw_into,
    require_html,
    tell_drawn,
    tell_html,
    write_html,
)
from ..parser import Commands
from ..request_options import add_json, add_request, arguments_of, input_files, print_json

if TYPE_CHECKING:
    from ...api.fitted_model import FittedModel
    from ...api.scaling_laws import ScalingLaws
    from ...reports.page.page import Page

_EXAMPLE = """examples:
  chainline fit train.csv                        # chooses the class of models, and says how good it is
  chainline fit train.csv --target seconds -o my.model                 # and keeps it
  chainline fit train.csv --target seconds --time 60 -o my.model
  chainline fit --model cpr train.csv --target seconds --features m,n,k -o gemm.model
  chainline fit --model cpr train.csv --target seconds --space space.toml --set rank=8 -o my.model
  chainline fit --model et train.csv --target seconds -o trees.model --json
  chainline fit --model et runs.xlsx -o trees.model    # what is the target is guessed, and told
  chainline fit --model pmnf profiles/ --target "time (inclusive)"    # a set of .cubex or .cali files
  chainline fit --model pmnf experiment.txt            # Extra-P's text, JSON, JSON Lines or Talpas
  chainline fit --model pmnf runs.csv --target seconds --features p,n --set segmented=yes --json
  chainline fit --model pmnf experiment.txt --figures figures    # each law over its measurements
  chainline fit --model hybrid --analytical stencil sweeps.csv --target seconds --features I,J,K -o s.model
  chainline fit --model influence runs.csv --target seconds --set max_degree=2 -o influence.model
  chainline fit --model influence measurements.xml --options model.xml --target Performance -o my.model
  chainline fit --model hybrid --analytical influence runs.csv --target seconds -o my.model
  chainline fit --model hybrid --analytical other.model runs.csv --target seconds -o my.model
  chainline fit --model hybrid --analytical smg-3d runs.csv --target seconds --set constants=fitted -o s.model
  chainline fit --model hybrid --analytical smg-3d runs.csv --target seconds \\
      --set alpha=1e-6 --set beta=1e-8 --set f=1e-9 -o s.model"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "fit",
        description="Fit a model of execution times to a table, a row for each measured configuration.",
        epilog=_EXAMPLE,
    )
    add_request(parser, FIT)
    parser.add_argument(
        "-o",
        "--output",
        metavar="MODEL",
        help="file to write the model into; without it the model is told of, and not kept",
    )
    add_figures(
        parser,
        "draw predicted against measured, residuals and the response along each parameter; of pmnf each law",
    )
    add_html(parser, "predicted beside measured, residuals, formula, errors of held-out rows")
    add_json(parser, "words")
    parser.set_defaults(run="chainline.cli.programs.fit:run")


def run(options: argparse.Namespace) -> None:
    """Run `chainline fit`."""
    stage("reading measurements", quiet=True)
    from ...api.fit import fit, require_file
    from ...threads import on_one_thread

    require_html(options, input_files(options), [options.output])
    on_one_thread()
    if options.output:
        require_file(options.output, input_files(options))
    arguments = arguments_of(options, FIT)
    if options.output and options.executor != LOCAL and options.campaign is None:
        arguments["campaign"] = f"{options.output}.campaign"
    found = fit(**arguments)
    done()
    if options.output:
        found.save(options.output)
        found = replace(found, path=options.output)
    if fits_laws(arguments):
        _show_laws(found, options)
    else:
        _show_model(found, options)


def _show_model(found: FittedModel, options: argparse.Namespace) -> None:
    drawn = draw_into(
        options,
        "chainline.reports.figures.fit:draw_fit",
        found.stored,
        found.held_out,
        found.training,
        options.seed,
    )
    write_html(options, "chainline.cli.programs.fit:page_of_model", found)
    if options.json:
        print_json(found.to_json())
    else:
        from ...reports.fit import fit_lines, league_lines
        from ...reports.terminal import print_lines

        assert found.training is not None
        print_lines([] if found.automatic is None else league_lines(found.automatic))
        print_lines(fit_lines(found.stored, found.training, found.path, found.size, found.hybrid))
    tell_drawn(drawn, options)
    tell_html(options)


def _show_laws(found: ScalingLaws, options: argparse.Namespace) -> None:
    laws = found.fitted
    assert laws is not None
    drawn = draw_into(options, "chainline.reports.figures.fit:draw_laws", laws)
    if drawn and len(drawn) < len(laws.series):
        some = f"{len(drawn)} of {len(laws.series)} models are drawn"
        warn(f"{some}, those with the largest values of their metric")
    write_html(options, "chainline.cli.programs.fit:page_of_laws", found)
    if options.json:
        print_json(found.to_json())
    else:
        from ...reports.layout import written_line
        from ...reports.pmnf import pmnf_lines
        from ...reports.terminal import print_lines

        print_lines(pmnf_lines(laws.series, laws.found, [each.new_rows for each in laws.validated]))
        if found.path is not None and found.size is not None:
            print_lines([written_line(found.path, found.size)])
    tell_drawn(drawn, options)
    tell_html(options)


def page_of_model(found: FittedModel, options: argparse.Namespace) -> Page:
    """Return the page of a model."""
    from ...reports.page.fit import FittedTable, fit_page
    from ...reports.page.page import provenance

    assert found.held_out is not None and found.training is not None
    held = found.held_out.predicted if found.held_out.parts else None
    fitted = FittedTable(
        *(found.stored, found.training, held, found.hybrid, found.path, found.size), found.automatic
    )
    return fit_page(fitted, options.typed, provenance(options.typed, None, digests(input_files(options))))


def page_of_laws(found: ScalingLaws, options: argparse.Namespace) -> Page:
    """Return the page of scaling laws."""
    from ...reports.page.fit import laws_page
    from ...reports.page.page import provenance

    laws = found.fitted
    assert laws is not None
    where = provenance(options.typed, None, digests(input_files(options)))
    return laws_page(laws.series, laws.found, laws.search, options.typed, where)
