"""Rows to store, made by hand."""

from dataclasses import replace

from chainline.analysis.measurement.dataset import Row

ROW = Row(
    order=7,
    np=8,
    split="4,4",
    mode="element",
    language="llvm",
    dtype="float64",
    compiler="llvm",
    compiler_version="LLVM 22",
    flags="-O3 -mcpu=znver5",
    vector_bits=512,
    threads=1,
    n_elements=2,
    residence="L1",
    seconds=2.25e-7,
    cycles=900.0,
    gflops=109.2,
    frequency_ghz=4.0,
    repetitions=20,
    spread=0.01,
    code="abc",
    n_fma=1152.0,
    fma_cycles=0.78,
    ratio=0.08,
    ratio_in_range=True,
    reference_seconds=2.5e-7,
    drift=None,
    drifted=None,
    error=1e-16,
    tolerance=2e-15,
    problem=None,
    cpu="AMD EPYC (family 26, model 2, stepping 1)",
    host="here",
    machine="zen5",
    machine_digest="0123",
    chainline_version="0.1",
    date="2026-01-01T00:00:00+00:00",
    origin="measured",
)


def some_rows(count):
    """Return rows that differ in their number of elements."""
    return [replace(ROW, n_elements=number + 1) for number in range(count)]
