"""Names of general registers by width, as the bodies of quiet loops write them."""


def word_of(name: str) -> str:
    """Return the lower 32 bits of a register of 64: `eax` of `rax`, `r8d` of `r8`."""
    return f"{name}d" if name[1:].isdigit() else f"e{name[1:]}"


def byte_of(name: str) -> str:
    """Return the lowest byte of a register of 64 bits: `al` of `rax`, `r8b` of `r8`."""
    return f"{name}b" if name[1:].isdigit() else f"{name[1]}l"
