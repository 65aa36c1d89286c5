"""`chainline sample`: what is typed is in `options`, what is done in `run`."""
