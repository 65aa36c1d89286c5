"""Files that are written: appended to by one process at a time, or replaced whole if they may be."""
