"""What can be configured at all: binary and numeric options, and the constraints between them."""
