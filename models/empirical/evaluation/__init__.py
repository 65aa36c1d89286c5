"""Classes of models compared: studies by training size, model size and range; curves over the share learned."""
