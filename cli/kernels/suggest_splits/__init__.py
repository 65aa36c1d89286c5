"""`chainline suggest-splits`: typed in `options`, done in `run`."""
