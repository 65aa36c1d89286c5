"""Classes of models compared: studies by size and range, curves over the share learned."""
