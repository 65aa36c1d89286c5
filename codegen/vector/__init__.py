"""Vector programs of element kernels and of tensor operators: built, lowered, printed and chosen."""
