"""`chainline study case-study`: typed in `options`, done in `run`."""
