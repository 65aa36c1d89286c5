"""Microbenchmarks of the processor we run on -> its machine file."""
