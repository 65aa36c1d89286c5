"""What learners predict of samples that they have not seen, how good that is, and what to choose by it."""
