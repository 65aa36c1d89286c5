"""CPR: execution times as a tensor of low rank, from the configurations that were measured.

axis (cells of a parameter) -> observed (configurations, or cells and their mean times)
  -> alternating, interpolant_fit (least squares, by sweeps over normal equations; their loops are C, native)
  -> tensor, mean_tensor (of several starts) -> interpolation
  -> positive (factors by Newton's method) -> continuation (their curves) -> beyond
choice (cells, rank, penalty) -> size_fit -> regressor (the estimator).
"""
