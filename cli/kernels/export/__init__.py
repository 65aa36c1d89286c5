"""`chainline export`: typed in `options`, done in `run`."""
