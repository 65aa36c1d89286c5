"""Two wings that know nothing of each other: kernels (which is fastest) and empirical (any program's runs)."""
