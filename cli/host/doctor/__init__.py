"""`chainline doctor`: typed in `options`, done in `run`."""
