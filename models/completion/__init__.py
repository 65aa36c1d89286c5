"""CPR: performance models by low-rank completion of a tensor of execution times.

axis -> grid -> cells of the measured configurations -> factors (alternating) -> interpolation;
beyond the measured range factors are positive (positive), continued by splines (continuation).

References
----------
E. Hutter, E. Solomonik: High-dimensional performance modeling via tensor completion.
"""
