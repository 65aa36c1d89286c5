"""Where instructions come from: `.file` and `.loc` of compilers."""

import shutil
import subprocess

import pytest
from chainline.asm.listing import parse
from chainline.asm.listing_record import SourceLocation


def test_location_stays_in_force() -> None:
    text = (
        '\t.file "x.c"\n\t.file 0 "/src" "x.c" md5 0x12\n\t.file 1 "inc/y.h"\n\t.file 2 "/abs" "/usr/z.h"\n'
        "f: nop\n\t.loc 0 3 5 view .LVU1\n nop\n nop\n\t.loc 1 7 0\n nop\n\t.loc 2 9\n nop\n"
        "\t.loc 0 0 0\n ret\n"
    )
    assert parse(text, "x86-64").locations == {
        1: SourceLocation("/src/x.c", 3),
        2: SourceLocation("/src/x.c", 3),
        3: SourceLocation("inc/y.h", 7),
        4: SourceLocation("/usr/z.h", 9),
    }


SOURCE = """double f(double *x, long n) {
  double s = 0;
  for (long i = 0; i < n; i++)
    s += x[i];
  return s;
}
"""


@pytest.mark.parametrize("compiler", ["gcc", "clang", "aarch64-linux-gnu-gcc"])
@pytest.mark.parametrize("version", ["-gdwarf-4", "-gdwarf-5"])
def test_compiler_output(compiler: str, version: str, tmp_path) -> None:
    path = shutil.which(compiler) or shutil.which(f"{compiler}-19")
    if path is None:
        pytest.skip(f"needs {compiler}")
    (tmp_path / "sum.c").write_text(SOURCE)
    command = [path, "-O1", version, "-S", "sum.c", "-o", "-"]
    text = subprocess.run(command, check=True, capture_output=True, text=True, cwd=tmp_path).stdout
    listing = parse(text, "aarch64" if "aarch64" in compiler else "x86-64")
    assert {location.file.rpartition("/")[2] for location in listing.locations.values()} == {"sum.c"}
    additions = [n for n, i in enumerate(listing.instructions) if "add" in i.mnemonic and i.element_bits]
    assert [listing.locations[n].line for n in additions] == [4]
