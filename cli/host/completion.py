"""A script that completes commands, options and choices in a shell."""

from __future__ import annotations

import argparse
import re

from ..parser import Commands, Parser

_EXAMPLE = """examples:
  chainline completion bash > ~/.local/share/bash-completion/completions/chainline
  chainline completion zsh > ~/.zfunc/_chainline        # needs fpath=(~/.zfunc $fpath) in ~/.zshrc
  chainline completion fish > ~/.config/fish/completions/chainline.fish"""


def add_parser(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = commands.add_parser(
        "completion",
        description="Print a script that completes commands, options and choices of chainline in a shell. "
        "Completion by the script starts no Python.",
        epilog=_EXAMPLE,
    )
    parser.add_argument("shell", choices=("bash", "zsh", "fish"), help="shell to complete in")
    parser.set_defaults(run="chainline.cli.host.completion:run")


_BASH = """_chainline() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} words=
  [ "$command" = study ] && [ "$COMP_CWORD" -gt 2 ] && command="study ${COMP_WORDS[2]}"
  [ "$COMP_CWORD" = 1 ] && command=
  case "$command $before" in
%s
  *) case "$command" in
%s
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _chainline chainline
"""


_ZSH = "#compdef chainline\nautoload -U bashcompinit && bashcompinit\n"


def run(options: argparse.Namespace) -> None:
    """Run `chainline completion`."""
    if options.shell == "fish":
        print(fish_script(), end="")
        return
    print((_ZSH if options.shell == "zsh" else "") + completion_script(), end="")


def completion_script() -> str:
    """Return the script, in bash, which zsh reads too."""
    from ..catalogue import command_names, study_kinds

    parsers = command_parsers()
    choices, words = [], [f'    "") words="{" ".join((*command_names(), "--help", "--version"))}" ;;']
    words.append(f'    study) words="{" ".join((*study_kinds(), "--help"))}" ;;')
    for name, parser in parsers.items():
        for action in parser._actions:
            for option in action.option_strings if action.choices else ():
                chosen = " ".join(map(str, action.choices or ()))
                choices.append(f'  "{name} {option}") words="{chosen}" ;;')
        listed = [text for text in parser._option_string_actions if text.startswith("--")]
        first = [str(c) for a in parser._actions if not a.option_strings for c in a.choices or ()]
        words.append(f'    "{name}") words="{" ".join((*first, *listed))}" ;;')
    return _BASH % ("\n".join(choices), "\n".join(words))


def fish_script() -> str:
    """Return the script for fish, in which each option carries the first sentence of its help."""
    from ..catalogue import GROUPS, command_names, study_kinds

    titles = {name: what for group in GROUPS.values() for name, what in group.items()}
    lines = [
        "complete -c chainline -n __fish_use_subcommand -l help -d 'print the commands'",
        "complete -c chainline -n __fish_use_subcommand -l version -d 'print the version'",
    ]
    for name in command_names():
        said = _quoted(titles.get(name, "compare models and strategies"))
        lines.append(f"complete -c chainline -n __fish_use_subcommand -f -a {name} -d {said}")
    kinds = " ".join(study_kinds())
    within = f"__fish_seen_subcommand_from study; and not __fish_seen_subcommand_from {kinds}"
    lines += [
        f"complete -c chainline -n '{within}' -f -a {kind} -d {_quoted(titles[f'study {kind}'])}"
        for kind in study_kinds()
    ]
    for name, parser in command_parsers().items():
        seen = "; and ".join(f"__fish_seen_subcommand_from {word}" for word in name.split())
        lines += [f"complete -c chainline -n '{seen}' {_fish_option(action)}" for action in parser._actions]
    return "\n".join(lines) + "\n"


def _fish_option(action: argparse.Action) -> str:
    """Return the part of a completion that is of one option, or of the choices of an argument."""
    words = [f"-l {text[2:]}" for text in action.option_strings if text.startswith("--")]
    words += [f"-s {text[1:]}" for text in action.option_strings if not text.startswith("--")]
    choices = " ".join(map(str, action.choices or ()))
    if choices:
        words.append(f"-x -a {_quoted(choices)}" if action.option_strings else f"-a {_quoted(choices)}")
    elif action.option_strings and action.nargs != 0:
        words.append("-r")
    said = " ".join((action.help or "").split()).replace("%%", "%")
    said = re.split(r" \(|[;,:] ", said)[0]
    return " ".join((*words, f"-d {_quoted(said)}"))


def _quoted(text: str) -> str:
    """Return a text as fish takes it whole.

    Examples
    --------
    >>> print(_quoted("the machine's clock"))
    'the machine\\'s clock'
    """
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def command_parsers() -> dict[str, Parser]:
    """Return the parser of every command; all their modules are loaded for it."""
    from ..catalogue import adder_of, command_names, study_kinds

    names = [name for name in command_names() if name != "study"]
    added = Parser(prog="chainline").add_subparsers(parser_class=Parser)
    found = {}
    for name in (*names, *(f"study {kind}" for kind in study_kinds())):
        adder_of(name)(added)
        found[name] = added.choices[name.rpartition(" ")[2]]
    return found
