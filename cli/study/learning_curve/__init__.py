"""`chainline study learning-curve`: typed in `options`, done in `run`."""
