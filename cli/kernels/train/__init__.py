"""`chainline train`: typed in `options`, done in `run`."""
