"""`chainline fit`: typed in `options`, done in `run`."""
