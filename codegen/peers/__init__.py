"""Other ways to compute the same mode products, called and measured like our own kernels."""
