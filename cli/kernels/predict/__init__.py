"""`chainline predict`: typed in `options`; `run` finds who predicts, here in `kernels`."""
