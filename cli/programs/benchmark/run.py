"""A routine or an application's kernel timed over its parameters, as a table."""

from __future__ import annotations

import argparse

from ....api.benchmark import benchmark
from ....api.request.programs import BENCHMARK
from ...json_output import print_json
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline benchmark`."""
    found = benchmark(**arguments_of(options, BENCHMARK))
    if options.json:
        print_json(found.to_json())
    else:
        print(found.caption)
