"""Generators of the microbenchmarks that calibration runs: latency, throughput, buffers and the pipeline."""
