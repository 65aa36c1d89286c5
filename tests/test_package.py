"""Every folder with code is a package that is found, and what else they hold is packaged."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]


def _folders_with_code() -> set[str]:
    skipped = {"tests", "samples", "docs", "build", "dist"}
    found = {"chainline"}
    for file in ROOT.rglob("*.py"):
        parts = file.relative_to(ROOT).parts[:-1]
        if parts and parts[0] not in skipped and not any(part.startswith(".") for part in parts):
            found.add(".".join(("chainline", *parts)))
    return found


def test_every_folder_with_code_is_found():
    for package in _folders_with_code():
        folder = ROOT.joinpath(*package.split(".")[1:])
        assert (folder / "__init__.py").is_file(), package


def test_package_data_patterns_match_files():
    for package, patterns in SETTINGS["package-data"].items():
        folder = ROOT.joinpath(*package.split(".")[1:])
        for pattern in patterns:
            assert list(folder.glob(pattern)), f"{package}: {pattern}"


def test_every_data_file_is_packaged():
    packaged = {
        file
        for package, patterns in SETTINGS["package-data"].items()
        for pattern in patterns
        for file in ROOT.joinpath(*package.split(".")[1:]).glob(pattern)
    }
    for pattern in (
        "codegen/templates/**/*",
        "analysis/machine/machines/*",
        "reports/templates/**/*",
    ):
        for file in filter(Path.is_file, ROOT.glob(pattern)):
            assert file in packaged, file
