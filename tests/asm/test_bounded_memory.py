"""Memory of a read assembly file: some twenty times its size, whatever it says of sizes."""

import json
import subprocess
import sys

import pytest

from ..tier import sized

ANALYSED = """
import gc, json, resource, sys
from pathlib import Path
import chainline as cl
CODE = "f:\\n\\tmovl x(%rip), %ecx\\n.L2:\\n\\taddq $1, %rax\\n\\tsubl $1, %ecx\\n\\tjne .L2\\n\\tret\\n"
DATA = "\\t.section .rodata\\nx:\\n\\t.long 5\\n"
PER_BYTE, FILLED, BESIDE = 20, 3 << 26, 48 << 20
N = int(sys.argv[1])

def rep(piece):
    return piece * (N // len(piece))

KINDS = {
    "a long string": lambda: '\\t.string "' + rep("a") + '"\\n',
    "escapes": lambda: '\\t.ascii "' + rep("\\\\n") + '"\\n',
    "escaped quotes": lambda: '\\t.string "' + rep("\\\\\\"") + '"\\n',
    "octal escapes": lambda: '\\t.asciz "' + rep("\\\\001") + '"\\n',
    "strings of a line": lambda: "\\t.string " + rep('"",') + '""\\n',
    "strings": lambda: rep('\\t.string "a"\\n'),
    "long strings": lambda: rep('\\t.string "' + "a" * 70 + '"\\n'),
    "named strings": lambda: "".join(f'.LC{n}:\\n\\t.string "hello"\\n' for n in range(N // 25)),
    "bytes of a line": lambda: "\\t.byte " + rep("1,") + "1\\n",
    "octas of a line": lambda: "\\t.octa " + rep("1,") + "1\\n",
    "doubles of a line": lambda: "\\t.double " + rep("1,") + "1\\n",
    "bytes": lambda: rep("\\t.byte 1\\n"),
    "labels": lambda: "".join(f"l{n}:\\n" for n in range(N // 9)),
    "a label after the other": lambda: rep("a:") + "\\n",
    "statements": lambda: rep(";") + "\\n",
    "comments": lambda: rep("/**/") + "\\n",
    "empty lines": lambda: rep("\\n"),
    "controls": lambda: "\\t.string " + rep("\\x01") + "\\n",
    "repeated blocks": lambda: rep(".rept 1000000000\\n.byte 1\\n.endr\\n"),
}
FILLS = {
    "a large fill": lambda: "\\t.zero 1000000000000\\n",
    "fills": lambda: rep("\\t.fill 1000000000000,8\\n"),
    "zeros": lambda: rep("\\t.zero 1000000000000\\n"),
    "alignments": lambda: rep("\\t.byte 1\\n\\t.p2align 30\\n"),
    "sections": lambda: "".join(f"\\t.section s{n}\\n\\t.zero 99999999\\n" for n in range(N // 40)),
    "names within": lambda: "\\t.zero 1000000\\n" + "".join(f"\\t.set a{n},x+1\\n" for n in range(N // 15)),
    "names of fills": lambda: "".join(f"l{n}:\\n\\t.zero 99999\\n" for n in range(N // 23)),
}
cl.analyze(CODE + DATA, machine="zen4")
said = {}
for name, made in {**KINDS, **FILLS}.items():
    text = CODE + DATA + made()
    gc.collect()
    now = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    room = PER_BYTE * len(text) + BESIDE + (FILLED if name in FILLS else 0)
    resource.setrlimit(resource.RLIMIT_AS, (now + room, resource.RLIM_INFINITY))
    try:
        cl.analyze(text, machine="zen4")
        said[name] = "analysed"
    except MemoryError:
        said[name] = "out of memory"
    resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY,) * 2)
    del text
print(json.dumps(said))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits of the address space are Linux's")
def test_memory_is_some_times_the_size_of_the_file():
    size = sized(600_000, 10_000_000)
    command = [sys.executable, "-c", ANALYSED, str(size)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-500:]
    said = json.loads(done.stdout)
    assert len(said) == 26 and {name for name, each in said.items() if each != "analysed"} == set()
