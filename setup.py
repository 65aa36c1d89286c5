"""Packages are found; all else about the project is in pyproject.toml.

The root folder is itself the package `chainline`, which no option of pyproject.toml can say.
"""

from setuptools import find_packages, setup
from setuptools.command.build_py import build_py


class BuildPackage(build_py):
    """The modules of the packages without this file, which stands in the root of one."""

    def find_package_modules(self, package, package_dir):
        found = super().find_package_modules(package, package_dir)
        return [module for module in found if module[:2] != ("chainline", "setup")]


setup(
    packages=["chainline", *(f"chainline.{name}" for name in find_packages(exclude=["tests*", "samples*"]))],
    cmdclass={"build_py": BuildPackage},
)
