"""`chainline study strategies`: typed in `options`, done in `run`."""
