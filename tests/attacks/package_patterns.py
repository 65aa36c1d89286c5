"""Every regular expression of the package, and how it is applied."""

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import chainline

FOLDER = Path(chainline.__file__).parent
OUTSIDE = {"tests", "samples", "docs", "build"}
METHODS = {"match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer"}
SEARCHES = METHODS - {"match", "fullmatch"}


class Found(NamedTuple):
    """A pattern: its place, text and flags, and the methods by which it is applied."""

    place: str
    pattern: str | bytes
    flags: int
    methods: frozenset


def modules():
    """Yield the name and the tree of each module of the package."""
    for path in sorted(FOLDER.rglob("*.py")):
        parts = path.relative_to(FOLDER).with_suffix("").parts
        if parts[0] not in OUTSIDE and "tests" not in parts:
            name = ".".join(("chainline", *(parts[:-1] if parts[-1] == "__init__" else parts)))
            yield name, ast.parse(path.read_text())


@cache
def package_patterns():
    """Return the patterns of the package, and the places of those that only a run makes."""
    found, made = [], []
    used = _uses()
    for name, tree in modules():
        if name == "chainline.__main__":
            continue
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            method = _method(call.func)
            if method is None or not call.args or name == "chainline.lazy":
                continue
            place = f"{name}:{call.lineno}"
            try:
                values = _value(call.args[0], name)
            except NameError:
                made.append((name, ast.unparse(call.args[0])))
                continue
            flags = 0
            rest = call.args[1:] if method in ("pattern", "compile") else ()
            for each in [*rest, *(k.value for k in call.keywords if k.arg == "flags")]:
                flags |= _value(each, name)
            methods = used.get((name, call.lineno), METHODS) if method in ("pattern", "compile") else {method}
            found.append(Found(place, values, int(flags), frozenset(methods)))
    return found, made


def _method(function):
    """Return what a call does with a pattern: "pattern", "compile", or the method; None for other calls."""
    if isinstance(function, ast.Name) and function.id == "pattern":
        return "pattern"
    holder = getattr(function, "value", None)
    if isinstance(function, ast.Attribute) and isinstance(holder, ast.Name) and holder.id == "re":
        return function.attr if function.attr in {*METHODS, "compile"} else None
    return None


def _value(node, module):
    """Return the value of an expression of module level; NameError where it needs what only a run has."""
    return eval(compile(ast.Expression(node), module, "eval"), dict(vars(import_module(module))))


def _uses():
    """Return the methods by which the pattern of a line is applied."""
    names, uses = {}, {}
    trees = dict(modules())
    fields = _fields(trees)
    for module, tree in trees.items():
        for node in tree.body:
            target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
            if isinstance(target, ast.Name) and getattr(node, "value", None) is not None:
                for call in ast.walk(node.value):
                    if isinstance(call, ast.Call) and _method(call.func) in ("pattern", "compile"):
                        names.setdefault((module, target.id), []).append(call.lineno)
    for module, tree in trees.items():
        known = {name: (module, name) for owner, name in names if owner == module}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                parts = module.split(".")
                package = (FOLDER / Path(*parts[1:])).is_dir()
                base = parts[: len(parts) - node.level + package] if node.level else []
                origin = ".".join([*base, *filter(None, [node.module])])
                places = {each.asname or each.name: (origin, each.name) for each in node.names}
                known |= {name: place for name, place in places.items() if place in names}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr in METHODS:
                holder = node.value.value if isinstance(node.value, ast.Subscript) else node.value
                for place in fields.get(holder.attr, ()) if isinstance(holder, ast.Attribute) else ():
                    uses.setdefault(place, set()).add(node.attr)
                if isinstance(holder, ast.Name) and holder.id in known:
                    owner, name = known[holder.id]
                    for line in names[owner, name]:
                        uses.setdefault((owner, line), set()).add(node.attr)
    return uses


def _fields(trees):
    """Return the places of the patterns that records hold, by the field."""
    fields = {}
    for module, tree in trees.items():
        for node in (node for node in ast.walk(tree) if isinstance(node, ast.keyword)):
            if isinstance(node.value, ast.Call) and _method(node.value.func) == "pattern":
                fields.setdefault(node.arg, []).append((module, node.value.lineno))
    return fields
