"""The kernels of SCALE-DG's tensor-product elements, under its names: what they compute, and their files."""
