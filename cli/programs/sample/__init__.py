"""`chainline sample`: typed in `options`, done in `run`."""
