"""Packages are found; all else about the project is in pyproject.toml."""

from setuptools import find_packages, setup

# the root folder is itself the package `chainline`, which no option of pyproject.toml can say
setup(
    packages=["chainline", *(f"chainline.{name}" for name in find_packages(exclude=["tests*", "samples*"]))]
)
