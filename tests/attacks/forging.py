"""Documents and lines of JSON as somebody forges them: values exchanged, of other types, paths, flags."""

import copy
import json
from random import Random

from hypothesis import strategies as st

from .mutation import CHANGES, ODD

HOSTILE = [
    *(None, True, False, 0, -1, 1, 2**31, 2**63, 10**400, 0.5, -0.0, 1e308, float("nan"), float("inf")),
    *("", "0", "x", "-", "..", "../../x", "/", "/dev/zero", "/etc/passwd", "~/.bashrc", "a/b", "a\0b"),
    *("\x1b[31mred", "\n", "\u2028", "\ud800", "²", "٣", "0123456789ab", "ffffffffffff", "0" * 5000),
    *("-fplugin=x.so", "-Wp,-MD,outside", "@outside", "-specs=outside", "-B/tmp", "-o", "-x", "-include"),
    *("-save-temps", "-wrapper", "-fdump-tree-all=outside", "-Xclang", "-mllvm", "--param=x", "-I/", "-O3"),
    *(
        "/usr/bin/touch",
        "gcc",
        "../gcc",
        "gcc -o outside",
        "$(touch outside)",
        "; touch outside",
        "`touch x`",
    ),
    *("os:system", "json:loads", "slurm", "pjm", "local", "measure", "node", "echo", "benchmark", "train"),
    *("fit auto", "study models", "study learning-curve", "evaluate learned", "observe kernels", "processor"),
    *("1", "-9", "--all", "1 2", "7[1]", "7_1", "--user=root", "999999999999999999999"),
    *([], {}, [[]], [None], [0] * 100, {"": {}}, {"mac": "0" * 32}, ["-fplugin=x.so"], [["gcc", ["@x"]]]),
]
"""What stands in place of a value: other types, paths, flags, programs, names of jobs and of kinds."""


def forged_or_mutated(corpus):
    """Return the strategy of files of a corpus that are forged, or changed at random, one for each number.

    A number is drawn, and all else follows from it: drawing each choice takes longer than what is tested.
    """
    return st.integers(0, 2**48).map(lambda number: _changed_by(Random(number), corpus))


def _changed_by(random, corpus):
    content = random.choice(corpus)
    if random.random() < 0.5:
        for _ in range(random.randint(1, 4)):
            change = random.choice(list(CHANGES.values()))
            content = change(content, random.random(), random.random(), random.choice(ODD))
        return content
    return _forged(random, content)


def _forged(random, content):
    """Return a document, or lines of JSON, with one to four values forged."""
    lines = [content] if _is_document(content) else content.split(b"\n")
    place = random.choice([place for place, line in enumerate(lines) if b"{" in line])
    head, brace, text = lines[place].partition(b"{")
    document = json.loads(brace + text)
    for _ in range(random.randint(1, 4)):
        _change(random, document)
    lines[place] = head + json.dumps(document).encode()
    return b"\n".join(lines)


def _is_document(content):
    try:
        json.loads(content)
    except ValueError:
        return False
    return True


def _places(value, found):
    """Collect every container with each of its keys."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in list(items):
        found.append((value, key))
        _places(inner, found)
    return found


def _change(random, document):
    places = _places(document, [])
    if not places:
        return
    # the first values of a document say what is done: they are forged as often as all below them
    top = [place for place in places if place[0] is document]
    holder, key = random.choice(random.choice((top, places)))
    kind = random.choice(("set", "set", "set", "lose", "exchange", "add", "wrap", "double"))
    if kind == "set":
        holder[key] = copy.deepcopy(random.choice(HOSTILE))
    elif kind == "lose":
        del holder[key]
    elif kind == "exchange":
        other, name = random.choice(top)
        holder[key], other[name] = copy.deepcopy(other[name]), copy.deepcopy(holder[key])
    elif kind == "add" and isinstance(holder, dict):
        name = random.choice(("own_flags", "flags", "tables", "mac", "x", "__class__"))
        holder[name] = copy.deepcopy(random.choice(HOSTILE))
    elif kind == "wrap":
        for _ in range(random.choice((1, 2, 70, 300))):
            holder[key] = [holder[key]]
    elif kind == "double" and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
