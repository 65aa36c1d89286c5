"""Results -> pages to look at: one file each that needs nothing but itself."""
