"""Two wings that know nothing of each other: kernels (which is fastest), empirical (any program's runs)."""
