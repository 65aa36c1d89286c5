"""`chainline measure`: what is typed is in `options`, what is done in `run`, what is measured in `space`."""
