# SPDX-License-Identifier: Apache-2.0

"""A registry with three hosts, each of which shows a page that no other shows."""
import json
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "Browser"))
from morsel import IMAGE, PROGRAM, bundle, run  # noqa: E402

__all__ = ["LARGE", "PROGRAM", "TITLES", "Tenants", "host_of"]

# What stands in the title of a host's page. Requests ask for the first, a good request behind them
# for the second; the third is named only where a server must not look for a host.
TITLES = {
    "fruta.example": "Order a smoothie",
    "cinema.example": "See the film tonight",
    "theatre.example": "A seat in the stalls",
}

# A file as large as a film's poster for a wall: 14 MB that do not compress to nothing.
LARGE = bytes(index * index % 251 for index in range(65_521)) * 214


def host_of(body):
    """The registered host whose page a body is, or None."""
    for host, title in TITLES.items():
        if f"<title>{title}</title>".encode() in body:
            return host
    return None


class Tenants:
    """A database with a clip for each host; the first one's has a large asset."""

    def __init__(self, folder):
        self.path = folder / "morsel.sqlite"
        for host, title in TITLES.items():
            name = host.removesuffix(".example")
            copy = bundle(folder, [host], name=name)
            if host == "fruta.example":
                (copy / "assets" / "large.bin").write_bytes(LARGE)
                manifest = json.loads((copy / "clip.json").read_text())
                manifest["assets"].append("assets/large.bin")
                (copy / "clip.json").write_text(json.dumps(manifest))
            run("publish", str(copy), "--database", str(self.path))
            run("experience", "add", f"https://{host}/", "--clip", f"ABCDE12345.com.example.{name}.Clip",
                "--title", title, "--subtitle", "Here and now", "--image", str(IMAGE),
                "--database", str(self.path))

    large = "/.morsel/assets/ABCDE12345.com.example.fruta.Clip/large.bin"
    image = "/.morsel/assets/ABCDE12345.com.example.fruta.Clip/header.png"
