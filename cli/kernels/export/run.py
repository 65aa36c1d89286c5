"""Write a library of the best kernels, ready to be built into a program."""

from __future__ import annotations

import argparse
import sys

from ....api.export import export
from ....api.request.libraries import EXPORT
from ....errors import UsageError
from ...json_output import print_json
from ...request_options import arguments_of


def run(options: argparse.Namespace) -> None:
    """Run `chainline export`."""
    if options.json and options.interface == "libceed":
        raise UsageError("--json: is not of --interface libceed; leave it out")
    exported = export(**arguments_of(options, EXPORT))
    print(exported.caption, file=sys.stderr)
    if options.json:
        print_json(exported.to_json())
