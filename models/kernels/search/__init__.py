"""The best schedules of a space of millions, without running one: bound, simulate, combine."""
