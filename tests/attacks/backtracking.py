"""Patterns whose matching takes more than linear time, found from the parsed pattern.

A pattern becomes an automaton whose states are its single characters. Python tries one way through it after
the other, so the time is the number of ways: quadratic where two states p and q both repeat on some text
that also leads from p to q (`a*a*b` on many `a`), exponential where a state repeats on a text in two ways
(`(?:a|a)*b`). A search begins at every position: it is a pattern that has any character before it, any
number of times. All that costs nothing unless what follows can fail.

References
----------
Weber, Seidl: On the degree of ambiguity of finite automata. Theoretical Computer Science 88 (1991).
"""

from __future__ import annotations

import re
import re._constants as sre
import re._parser as sre_parser
from collections import deque
from functools import cache, cached_property
from typing import NamedTuple

ALPHABET = [*map(chr, range(128)), "é", "\u2028", "\u0663", "²", "ſ", "中"]
"""Characters that stand for all: no pattern here names another one."""
EVERY = (1 << len(ALPHABET)) - 1
MANY = 64
"""Repetitions up to a bound of more count as without one."""
_BITS = {character: 1 << place for place, character in enumerate(ALPHABET)}


class Ahead(NamedTuple):
    """Next step of a match: one of some characters, and perhaps the end."""

    characters: int = EVERY
    end: bool = True

    def __and__(self, other):
        return Ahead(self.characters & other.characters, self.end and other.end)


ANYTHING = Ahead()


class Edge(NamedTuple):
    """A way that takes no character: it asks for what comes next, or came before."""

    to: int
    ahead: Ahead
    behind: Ahead


class Automaton:
    """A pattern as Thompson builds it: from `start` to `stop`, and to `sink` where a look ahead has ended."""

    def __init__(self, pattern, flags=0):
        self.steps, self.empty = [], []
        """For each node: (characters, node) or None, and the edges that take no character."""
        text = pattern.decode("latin-1") if isinstance(pattern, bytes) else pattern
        parsed = sre_parser.parse(text, flags)
        self._flags = parsed.state.flags
        self.start, self.stop, self.sink = self._node(), self._node(), self._node()
        self._join(self._sequence(parsed, self.start), self.stop)

    def _node(self):
        self.steps.append(None)
        self.empty.append([])
        return len(self.steps) - 1

    def _join(self, node, to, ahead=ANYTHING, behind=ANYTHING):
        self.empty[node].append(Edge(to, ahead, behind))

    def _sequence(self, items, at):
        for kind, value in items:
            at = self._item(kind, value, at)
        return at

    def _item(self, kind, value, at):
        characters = _characters(kind, value, self._flags)
        if characters is not None:
            here, to = self._node(), self._node()
            self._join(at, here)
            self.steps[here] = (characters, to)
            return to
        return getattr(self, "_" + str(kind).lower())(value, at)

    def _max_repeat(self, value, at, possessive=False):
        least, most, items = value
        for _ in range(min(least, 2)):
            at = self._sequence(items, at)
        done = self._node()
        beyond = Ahead(EVERY & ~self._first(items), True) if possessive else Ahead()
        if most is sre.MAXREPEAT or most > MANY:
            loop = self._node()
            self._join(at, loop)
            self._join(self._sequence(items, loop), loop)
            self._join(loop, done, beyond)
            return done
        for _ in range(min(most - least, 2)):
            self._join(at, done, beyond)
            at = self._sequence(items, at)
        self._join(at, done)
        return done

    _min_repeat = _max_repeat

    def _possessive_repeat(self, value, at):
        return self._max_repeat(value, at, possessive=True)

    def _first(self, items):
        """Return the characters that items may begin with."""
        apart = Automaton("")
        apart._flags = self._flags
        apart._join(apart._sequence(items, at := apart._node()), apart.stop)
        states, _ = apart.closure(at)
        return sum({bit for bit in _BITS.values() for state in states if state.mask & bit})

    def _subpattern(self, value, at):
        *_, items = value
        return self._sequence(items, at)

    def _atomic_group(self, items, at):
        return self._sequence(items, at)

    def _branch(self, value, at):
        done = self._node()
        for items in value[1]:
            begin = self._node()
            self._join(at, begin)
            self._join(self._sequence(items, begin), done)
        return done

    def _at(self, where, at):
        done = self._node()
        newline = _BITS["\n"]
        if where is sre.AT_BEGINNING_LINE or (where is sre.AT_BEGINNING and self._flags & re.MULTILINE):
            self._join(at, done, behind=Ahead(newline, True))
        elif where in (sre.AT_BEGINNING, sre.AT_BEGINNING_STRING):
            self._join(at, done, behind=Ahead(0, True))
        elif where is sre.AT_END:
            self._join(at, done, Ahead(newline, True))
        elif where is sre.AT_END_STRING:
            self._join(at, done, Ahead(0, True))
        else:  # a boundary of words is there or not: both are ways
            self._join(at, done)
        return done

    def _assert(self, value, at, negated=False):
        direction, items = value
        done = self._node()
        single = _characters(*items[0], self._flags) if len(items) == 1 else None
        if direction < 0:
            asked = EVERY if single is None else EVERY & ~single if negated else single
            self._join(at, done, behind=Ahead(asked, negated or single is None))
            return done
        begin = self._node()
        self._join(at, begin)
        self._join(self._sequence(items, begin), self.sink)
        if single is None:
            self._join(at, done)
        elif negated:
            self._join(at, done, Ahead(EVERY & ~single, True))
        else:
            self._join(at, done, Ahead(single, False))
        return done

    def _assert_not(self, value, at):
        return self._assert(value, at, negated=True)

    def closure(self, node, behind=None):
        """Return the states that follow a node, and what has to come next where the pattern is done.

        Parameters
        ----------
        behind : int, optional
            The character before, as a bit; None at the beginning.
        """
        states, accepts, seen, ahead = set(), [], set(), [(node, Ahead())]
        while ahead:
            here, asked = ahead.pop()
            if (here, asked) in seen:
                continue
            seen.add((here, asked))
            if here == self.stop:
                accepts.append(asked)
            if self.steps[here] is not None and (mask := self.steps[here][0] & asked.characters):
                states.add(State(here, mask))
            for edge in self.empty[here]:
                fits = edge.behind.end if behind is None else bool(edge.behind.characters & behind)
                if fits and ((both := asked & edge.ahead).characters or both.end):
                    ahead.append((edge.to, both))
        return frozenset(states), tuple(accepts)


class State(NamedTuple):
    """A character of the pattern that may come next: its node, and which it may be after what was asked."""

    node: int
    mask: int


ANY = State(-1, EVERY)
"""Characters that a search passes over before the pattern begins."""


class Matching:
    """Use of a pattern: `searched` at every position, or at the first; `whole` up to the end."""

    def __init__(self, pattern, flags=0, *, searched=False, whole=False):
        self.automaton = Automaton(pattern, flags)
        self.searched, self.whole = searched, whole
        self._after = cache(self._computed)
        states, _ = self.automaton.closure(self.automaton.start)
        self.begin = states | ({ANY} if searched else set())

    def after(self, state, bit):
        """Return the states after a state took a character, and what has to come next where all is done."""
        return self._after(state, bit)

    def _computed(self, state, bit):
        if not state.mask & bit:
            return frozenset(), ()
        if state is ANY or state == ANY:
            states, _ = self.automaton.closure(self.automaton.start, bit)
            return states | {ANY}, ()
        return self.automaton.closure(self.automaton.steps[state.node][1], bit)

    @cached_property
    def classes(self):
        """One character for each set of those that no state tells apart, as bits."""
        masks = {state.mask for state in self.states} | {EVERY}
        found = {}
        for place in range(len(ALPHABET)):
            found.setdefault(tuple(mask >> place & 1 for mask in sorted(masks)), 1 << place)
        return [*dict.fromkeys([*found.values(), _BITS["\n"]])]

    @cached_property
    def states(self):
        """Every state that can be reached."""
        found, ahead = set(self.begin), deque(self.begin)
        while ahead:
            state = ahead.popleft()
            for place in range(len(ALPHABET)):
                if state.mask >> place & 1:
                    new = self.after(state, 1 << place)[0] - found
                    found |= new
                    ahead.extend(new)
        return frozenset(found)

    @cached_property
    def followers(self):
        return {s: {t for bit in self.classes for t in self.after(s, bit)[0]} for s in self.states}

    @cached_property
    def reached(self):
        """Return, for each state, those that can be reached from it in one step or more."""
        found = {}
        for state in self.states:
            seen, ahead = set(), [state]
            while ahead:
                for new in self.followers[ahead.pop()] - seen:
                    seen.add(new)
                    ahead.append(new)
            found[state] = seen
        return found

    def can_fail(self, state, bit):
        """Tell whether there is a text after which no way from a state succeeds, once it has taken `bit`."""
        begin = self.after(state, bit)
        seen, ahead = {begin}, deque([begin])
        while ahead:
            states, accepts = ahead.popleft()
            if not any(accept.end for accept in accepts):
                return True
            for each in self.classes:
                if not self.whole and any(accept.characters & each for accept in accepts):
                    continue  # it has succeeded, whatever follows
                parts = [self.after(state, each) for state in states if state != ANY]
                new = (
                    frozenset().union(*(part[0] for part in parts)),
                    tuple(sorted({accept for part in parts for accept in part[1]})),
                )
                if not new[0] and not new[1]:
                    return True
                if new not in seen:
                    seen.add(new)
                    ahead.append(new)
        return False

    def slow(self):
        """Return a text that takes more than linear time where it is repeated, None where there is none."""
        cyclic = [state for state in self.states if state in self.reached[state]]
        for p in sorted(cyclic):
            if p != ANY and (text := self._twice(p)) is not None:
                return text
        for p in sorted(cyclic):
            for q in sorted(cyclic):
                # two that reach each other would repeat in two ways
                if (
                    p not in self.reached[q]
                    and q in self.reached[p]
                    and (text := self._meeting(p, q)) is not None
                ):
                    return text
        return None

    def _meeting(self, p, q):
        """Return a text that leads from p to p, from p to q, and from q to q, after which it can fail."""
        home, away = self.reached[p], self.reached[q]
        begin = (p, p, q)
        came, ahead = {begin: ""}, deque([begin])
        while ahead:
            one, two, three = here = ahead.popleft()
            for bit in self.classes:
                if not one.mask & two.mask & three.mask & bit:
                    continue
                for a in self.after(one, bit)[0]:
                    if p not in self.reached[a] and a != p:
                        continue
                    for c in self.after(three, bit)[0]:
                        if c not in away or (q not in self.reached[c] and c != q):
                            continue
                        for b in self.after(two, bit)[0]:
                            new = (a, b, c)
                            if b not in home or (q not in self.reached[b] and b != q) or new in came:
                                continue
                            came[new] = came[here] + _character(bit)
                            if new == (p, q, q) and self.can_fail(three, bit):
                                return came[new]
                            ahead.append(new)
        return None

    def _twice(self, p):
        """Return a text that leads from p to p in two ways, after which it can fail."""
        begin = (p, p, False)
        came, ahead = {begin: ""}, deque([begin])
        while ahead:
            one, two, parted = here = ahead.popleft()
            for bit in self.classes:
                if not one.mask & two.mask & bit:
                    continue
                for a in self.after(one, bit)[0]:
                    for b in self.after(two, bit)[0]:
                        new = (a, b, parted or a != b)
                        if new in came or any(p not in self.reached[x] and x != p for x in (a, b)):
                            continue
                        came[new] = came[here] + _character(bit)
                        if new == (p, p, True) and self.can_fail(one, bit):
                            return came[new]
                        ahead.append(new)
        return None


def _character(bit):
    return ALPHABET[bit.bit_length() - 1]


def _characters(kind, value, flags):
    """Return the characters that an item of one character stands for, None of another item."""
    if kind is sre.ANY:
        return EVERY if flags & re.DOTALL else EVERY & ~_BITS["\n"]
    if kind not in (sre.LITERAL, sre.NOT_LITERAL, sre.IN):
        return None
    found = 0
    for place, character in enumerate(ALPHABET):
        forms = {character}
        if flags & re.IGNORECASE:
            forms |= {character.lower(), character.upper(), character.swapcase()}
        if any(_holds(kind, value, form, flags) for form in forms if len(form) == 1):
            found |= 1 << place
    return found


def _holds(kind, value, character, flags):
    if kind is sre.LITERAL:
        return ord(character) == value
    if kind is sre.NOT_LITERAL:
        return ord(character) != value
    negated = bool(value) and value[0][0] is sre.NEGATE
    inside = any(_one_of(*item, character, flags) for item in value[negated:])
    return inside != negated


def _one_of(kind, value, character, flags):
    if kind is sre.LITERAL:
        return ord(character) == value
    if kind is sre.RANGE:
        return value[0] <= ord(character) <= value[1]
    assert kind is sre.CATEGORY
    letter = {"digit": "d", "space": "s", "word": "w"}[str(value).rpartition("_")[2].lower()]
    given = letter.upper() if "NOT" in str(value) else letter
    return re.fullmatch("\\" + given, character, flags & re.ASCII) is not None
