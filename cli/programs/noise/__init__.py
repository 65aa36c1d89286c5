"""`chainline noise`: what is typed is in `options`, what is done in `run`, what is drawn in `draw`."""
