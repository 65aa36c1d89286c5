"""`chainline machine`: typed in `options`, done in `run`."""
