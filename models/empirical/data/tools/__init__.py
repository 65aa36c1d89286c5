"""Output of benchmark and profiling tools, as tables with the roles of their columns."""
