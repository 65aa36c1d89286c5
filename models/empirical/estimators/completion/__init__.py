"""CPR: execution times as a tensor of low rank, from the configurations that were measured.

axis (cells of a parameter, factors, and configurations or cells with their mean times)
  -> alternating, interpolant_fit (least squares, by sweeps over normal equations; their loops are C, native)
  -> tensor (the mean of several starts, and interpolation) -> positive_factors (by Newton's method)
  -> continuation (their curves) and growth, beyond the range
model_selection (cells, rank, penalty) -> size_fit -> regressor (the estimator).
"""
