"""Workbooks and profiles of some kilobytes that stand for gigabytes are refused in little memory."""

import gzip
import io
import json
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import openpyxl
import pytest

PROFILES = Path(__file__).parents[2] / "samples" / "profiles"
N, FEW = 9 << 18, 200_000
STRINGS = "application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"


def workbook(path, changes):
    """Write a small workbook whose parts are changed, others added."""
    book = openpyxl.Workbook()
    book.active.append(["m", "seconds"])
    book.active.append([1, 1.5])
    plain = io.BytesIO()
    book.save(plain)
    changes = dict(changes)
    with (
        zipfile.ZipFile(plain) as parts,
        zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as made,
    ):
        for name in parts.namelist():
            content = parts.read(name)
            end, more = changes.pop(name, (b"</", b""))
            before, _, after = content.rpartition(end)
            made.writestr(name, before + more + end + after)
        for name, content in changes.items():
            made.writestr(name, content)


WORKBOOKS = {
    "styles": {"xl/styles.xml": (b"</cellXfs>", b'<xf numFmtId="0"/>' * FEW)},
    "types": {"[Content_Types].xml": (b"</Types>", b'<Default Extension="a" ContentType="b"/>' * FEW)},
    "relations": {
        "xl/_rels/workbook.xml.rels": (
            b"</Relationships>",
            b'<Relationship Id="a" Type="b" Target="c"/>' * FEW,
        )
    },
    "names": {"xl/workbook.xml": (b"</workbook>", b'<definedName name="a">A1</definedName>' * FEW)},
    "cells of a row": {"xl/worksheets/sheet1.xml": (b"</sheetData>", b"<row>" + b"<c/>" * FEW + b"</row>")},
    "cells in cells": {
        "xl/worksheets/sheet1.xml": (b"</sheetData>", b"<row><c>" + b"<v/>" * FEW + b"</c></row>")
    },
    "rows": {"xl/worksheets/sheet1.xml": (b"</sheetData>", b"<row/>" * N)},
    "words": {
        "[Content_Types].xml": (b"</Types>", f'<Override PartName="/a" ContentType="{STRINGS}"/>'.encode()),
        "a": b"<sst>" + b"<si><t>a</t></si>" * N + b"</sst>",
    },
    "a part of a word": {
        "[Content_Types].xml": (b"</Types>", f'<Override PartName="/a" ContentType="{STRINGS}"/>'.encode()),
        "a": b"<sst><si>" + b"<r/>" * FEW + b"</si></sst>",
    },
    "a workbook elsewhere": {
        "[Content_Types].xml": (
            b"</Types>",
            b'<Override PartName="/a" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>',
        ),
        "a": b"<workbook>" + b"<sheet/>" * (2 * FEW) + b"</workbook>",
    },
    "a document type in another encoding": {
        "a.xml": '<?xml version="1.0" encoding="utf-16"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'.encode(
            "utf-16"
        )
    },
}


def cube(path, member, content, sparse=False):
    with (
        tarfile.open(PROFILES / "cube/mm.x1y1z1.r1/profile.cubex") as source,
        tarfile.open(path, "w") as made,
    ):
        for each in source.getmembers():
            data = content if each.name == member else source.extractfile(each).read()
            each.size = len(data)
            made.addfile(each, io.BytesIO(data))


def caliper(path):
    """Write nodes in a chain, to which many records refer: each is a path of 500 names."""
    lines = (PROFILES / "caliper/27_cores.cali").read_text().splitlines()
    chain = [
        f"__rec=node,id={10**6 + n},attr=8,data=a" + (f",parent={10**6 + n - 1}" if n else "")
        for n in range(450)
    ]
    records = [f"__rec=ctx,ref={10**6 + 449}"] * 100_000
    path.write_text("\n".join([*lines, *chain, *records]) + "\n")


def caliper_json(path):
    nodes = [{"label": "a", **({"parent": min(n - 1, 450)} if n else {})} for n in range(200_000)]
    columns = ["time", "path"]
    described = [{"is_value": True}, {"is_value": False}]
    document = {"data": [[1.0, 0]], "columns": columns, "column_metadata": described, "nodes": nodes}
    path.write_text(json.dumps(document))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    found = tmp_path_factory.mktemp("expanding")
    for name, changes in WORKBOOKS.items():
        workbook(found / f"{name}.xlsx", changes)
    anchor = gzip.compress(b"<cube>" + b"<a/>" * (4 * N) + b"</cube>", 1)
    for name, (member, content) in {"anchor": ("anchor.xml", anchor)}.items():
        run = found / f"{name}.x1.r1"
        run.mkdir()
        cube(run / "profile.cubex", member, content)
    caliper(found / "paths.cali")
    caliper_json(found / "paths.json")
    return found


READS = """
import json, resource, sys
from pathlib import Path
from chainline.errors import UsageError
from chainline.models.empirical.data.table_file import read_measurements
from chainline.models.empirical.data.any_table import read_table
import chainline.models.empirical.data.any_table as tools
import caliperreader, openpyxl, openpyxl.packaging.manifest, pycubexr
pages = int(Path("/proc/self/statm").read_text().split()[0])
resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + (768 << 20),) * 2)
said = {}
for path in map(Path, sys.argv[1:]):
    try:
        if path.suffix == ".xlsx":
            read_table(path)
        elif path.suffix == ".cubex":
            from chainline.models.empirical.data.tools.profiles import cube_table
            cube_table(path, [path])
        elif path.suffix == ".cali":
            from chainline.models.empirical.data.tools.profiles import caliper_table
            caliper_table(path, [path])
        else:
            from chainline.models.empirical.data.tools.profiles import caliper_json_table
            caliper_json_table(json.loads(path.read_text()), str(path))
        said[path.name] = "read"
    except UsageError as error:
        said[path.name] = str(error)
print(json.dumps(said))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits of the address space are Linux's")
def test_what_expands_is_refused_in_little_memory(folder):
    pytest.importorskip("pycubexr")
    pytest.importorskip("caliperreader")
    paths = [*folder.glob("*.xlsx"), *folder.glob("*/*.cubex"), *folder.glob("paths.*")]
    done = subprocess.run(
        [sys.executable, "-c", READS, *map(str, paths)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-500:]
    said = json.loads(done.stdout)
    assert said.keys() == {path.name for path in paths}
    for name, words in {
        "styles.xlsx": "xl/styles.xml unpacks to more than 2 MiB",
        "types.xlsx": "[Content_Types].xml unpacks to more than 2 MiB",
        "relations.xlsx": "xl/_rels/workbook.xml.rels unpacks to more than 2 MiB",
        "names.xlsx": "xl/workbook.xml unpacks to more than 2 MiB",
        "cells of a row.xlsx": "sheet1.xml has more than 20000 elements in one",
        "cells in cells.xlsx": "sheet1.xml has more than 20000 elements in one",
        "rows.xlsx": "sheet1.xml has more than 2097152 elements in one",
        "words.xlsx": "a unpacks to more than 32 MiB",
        "a part of a word.xlsx": "a has more than 20000 elements in one",
        "a workbook elsewhere.xlsx": "a unpacks to more than 2 MiB",
        "a document type in another encoding.xlsx": "a.xml has a document type",
        "profile.cubex": "anchor.xml unpacks to more than 32 MiB",
        "paths.cali": "its call paths are more than are read",
        "paths.json": "its call paths are more than are read",
    }.items():
        assert words in said[name], name
