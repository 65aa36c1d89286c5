"""`chainline generate`: typed in `options`, done in `run`."""
