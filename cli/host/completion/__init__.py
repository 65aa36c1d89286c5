"""`chainline completion`: typed in `options`, done in `run`."""
