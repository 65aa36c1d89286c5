"""A library of chosen kernels as files: sources, interfaces, build, test, provenance."""
