"""`chainline study models`: typed in `options`, done in `run`."""
