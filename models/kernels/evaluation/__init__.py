"""Models held against measured data sets: cases from rows, their kernels built again, errors by groups."""
