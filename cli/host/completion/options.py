"""Command-line options of `chainline completion`."""

from __future__ import annotations

from ...parser import Commands

_EXAMPLE = """examples:
  chainline completion bash > ~/.local/share/bash-completion/completions/chainline
  chainline completion zsh > ~/.zfunc/_chainline        # needs fpath=(~/.zfunc $fpath) in ~/.zshrc"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "completion",
        description="Print a script that completes commands, options and choices of chainline in a shell. "
        "Completion by the script starts no Python.",
        epilog=_EXAMPLE,
    )
    parser.add_argument("shell", choices=("bash", "zsh"), help="shell to complete in")
    parser.set_defaults(run="chainline.cli.host.completion.run:run")
