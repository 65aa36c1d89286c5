"""Measure loops that show one effect of a core's pipeline each, beside their simulation.

    python tests/validation/core_effects/pipeline_effects.py [--machine KEY] [--accesses]     # half a minute

Prints for each loop the cycles of a round: measured here, as `chainline calibrate` measures (the
lowest fifth of the samples, and how far the median lies above it), and simulated with a machine file;
and by how much the simulation is off. Needs an x86-64 processor with AVX-512 or AVX2.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from statistics import mean

import llvmlite.binding as llvm
from chainline.analysis.calibration.core_fit_steps import simulated_cycles
from chainline.analysis.calibration.measured_value import lowest
from chainline.analysis.calibration.session import Host, Sampling, sample_loops
from chainline.analysis.host.host_machine import host_machine
from chainline.analysis.machine.load import Machine, load_machine
from chainline.codegen.target import host_target
from chainline.isa.x86_64.benchmarks import core_loop_bits, core_loops
from chainline.isa.x86_64.pipeline_loops import AVX2, AVX512, Loop, pipeline_loops

SAMPLE_S = 100e-6


def table(found: Sequence[Loop], samples: Mapping[str, Sequence[float]], machine: Machine) -> Iterator[str]:
    """Yield the lines of the table: a loop each, and what simulation is off by on average."""
    yield f"{'effect':18}{'loop':36}{'measured':>9}{'spread':>8}{'simulated':>11}{'error':>8}"
    errors = []
    for loop in found:
        name = f"{loop.effect:18}{loop.name:36}"
        if not samples.get(loop.benchmark.name):
            yield f"{name}  no sample: the clock was not steady, or the loop crashed"
            continue
        measured = lowest(samples[loop.benchmark.name])
        simulated = simulated_cycles(loop, machine)
        errors.append(simulated / measured.value - 1)
        yield f"{name}{measured.value:9.2f}{measured.spread:8.1%}{simulated:11.2f}{errors[-1]:+8.1%}"
    if errors:
        yield f"mean absolute error {mean(map(abs, errors)):.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--machine", help="key or machine file (default: of this processor)")
    parser.add_argument("--rounds", type=int, default=100, help="samples of each loop (default 100)")
    parser.add_argument("--accesses", action="store_true", help="loops of lines, banks and parts besides")
    options = parser.parse_args()
    host = Host(host_target(), dict(llvm.get_host_cpu_features()))
    bits = core_loop_bits(host.target, host.features)
    if not bits:
        parser.error("needs an x86-64 processor with AVX-512 or AVX2")
    machine = load_machine(options.machine) if options.machine else host_machine(print)
    found = core_loops(bits) if options.accesses else pipeline_loops(AVX512 if bits == 512 else AVX2)
    sampling = Sampling(options.rounds, SAMPLE_S)
    samples = sample_loops([loop.benchmark for loop in found], host, sampling)
    print("\n".join(table(found, samples.cycles, machine)))


if __name__ == "__main__":
    main()
