"""`chainline analyze`: typed in `options`, done in `run`."""
