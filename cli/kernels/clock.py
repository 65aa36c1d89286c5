"""The clock that predictions are made for."""

from __future__ import annotations

import argparse

from ...analysis.host.default_machine import HOST
from ...analysis.machine.record import Machine
from ...analysis.measurement.timer import host_frequency_ghz


def clock_ghz(options: argparse.Namespace, machine: Machine) -> float:
    """Return the clock of scalar code: of this host as it is now, of others as their files say."""
    return host_frequency_ghz() if options.machine == HOST else machine.core.frequency_ghz
