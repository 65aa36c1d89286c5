"""`chainline predict`: what is typed is in `options`; `run` finds who predicts, here in `kernels`."""
