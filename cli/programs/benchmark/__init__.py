"""`chainline benchmark`: typed in `options`, done in `run`."""
