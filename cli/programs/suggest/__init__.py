"""`chainline suggest`: typed in `options`, done in `run`."""
