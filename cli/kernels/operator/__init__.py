"""`chainline operator`: typed in `options`, done in `run`."""
