"""`chainline calibrate`: typed in `options`, done in `run`."""
