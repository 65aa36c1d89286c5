"""`chainline noise`: typed in `options`, done in `run`."""
