"""`chainline measure`: typed in `options`, done in `run`, of a `space` of kernels."""
