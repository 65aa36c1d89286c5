"""Check that every link and picture inside built pages leads somewhere: `python docs/links.py FOLDER`."""

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class _Page(HTMLParser):
    """The links and the anchors of one page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors.add(given.get("id", ""))
        for name in ("href", "src"):
            if name in given:
                self.links.add(given[name])


def broken(folder: Path) -> list[str]:
    """Return a line for each link inside the pages of a folder that leads nowhere."""
    # the theme leaves its own templates in _static
    pages = {
        path.resolve(): _Page(path.read_text(encoding="utf-8"))
        for path in folder.rglob("*.html")
        if "_static" not in path.parts
    }
    found = []
    for path, page in pages.items():
        for link in sorted(page.links):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.exists():
                found.append(f"{path.relative_to(folder.resolve())}: {link}: no such file")
            elif target in pages and unquote(parts.fragment) not in pages[target].anchors:
                found.append(f"{path.relative_to(folder.resolve())}: {link}: no such heading")
    return found


def main() -> int:
    """Print what is broken; return 1 where anything is."""
    found = broken(Path(sys.argv[1]))
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
