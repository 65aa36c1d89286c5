"""Learning curves: errors over the share of training rows.

`study` has the candidates by name, and their errors for rows drawn to learn from; `draws` has all of them in
a file, resumed where it stopped; `curve` is the result, and `paired_difference` has its confidence intervals.

References
----------
H. Ibeid, S. Meng, O. Dobon, L. Olson, W. Gropp: Learning with analytical models, Sections V to VII.
"""
