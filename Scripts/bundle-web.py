#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes of the folder Web/ what browsers load: each page's scripts as one file, minified, and everything compressed.

    Scripts/bundle-web.py FOLDER FILE

FOLDER is Web/, which has links to folders of Kit/Web; FILE is the Swift source that is written, with files in Base64.
The application's build calls this (Application/Plugins/BundleWeb). Scripts that pages name are entries; what they
import is part of them. What the frame loads when it is needed is in files of its own.
"""
import base64
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# The oldest browsers that pages and clips work in (Tests/Browser/features.json).
TARGET = "chrome111,safari16.4,firefox128"
OPTIONS = ["--minify", f"--target={TARGET}", "--log-level=warning", "--charset=utf8"]
MODULES = [
    "page/page.js", "scan/scan.js", "scan/reader-worker.js", "console/console.js",
    "simulator/simulator.js", "simulator/screen.js",
]
# Its own, since what it loads when it is needed is in further files.
FRAME = "clip-host/frame.js"
PARTS = ["clip-host/parts/*.js", "clip-host/symbols/others.js"]
FRAME_PAGE = "clip-host/frame.html"
# A part of the frame's script: a frame of opaque origin has no other way to a worker than a script of its own.
WORKER = "clip-host/clip-worker.js"
# Another part: one request less. The simulator's screen has it as a file.
STYLE = "clip-host/clip.css"
# Scripts of other kinds, which import nothing; one is for browsers that are too old for all else.
CLASSIC = ["scan/offline.js"]
OLDEST = ["page/browser.js"]
STYLES = [
    "page/page.css", "clip-host/clip.css", "console/console.css", "scan/scan.css", "simulator/phone.css",
    "simulator/screen.css", "simulator/simulator.css",
]
PAGES = ["clip-host/frame.html", "scan/scan.html", "simulator/screen.html", "simulator/simulator.html"]
TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html"}
# What pages write for the folder of all files; the digest in its name makes each address that of one content.
FOLDER = "/.morsel/web/"


def esbuild(web, output, entries, *options):
    subprocess.run(
        ["esbuild", *entries, f"--outdir={output}", "--outbase=.", *OPTIONS, *options], cwd=web, check=True)


def bundled(web, output):
    """The paths of the files, with their bytes."""
    esbuild(web, output, [WORKER], "--bundle", "--format=iife")
    worker = json.dumps((output / WORKER).read_text())
    esbuild(web, output, CLASSIC + STYLES)
    style = json.dumps((output / STYLE).read_text())
    bundle_frame(web, output, f"--define:CLIP_WORKER={worker}", f"--define:CLIP_STYLE={style}")
    (output / WORKER).unlink()
    esbuild(web, output, MODULES, "--bundle", "--format=esm")
    esbuild(web, output, OLDEST, "--target=es5")
    for page in PAGES:
        shutil.copy(web / page, output / page)
    include_script(output)
    return {path.relative_to(output).as_posix(): path.read_bytes() for path in output.rglob("*.*")}


def bundle_frame(web, output, *definitions):
    """The frame's script, and the parts that it loads when they are needed.

    A part has no module that the frame has: there would be two of it. Nor can it import one, since the frame's script
    is in its page, and has no address. So what parts import is in a list, `frameExports`, and they take it from there.
    """
    parts = sorted(path.relative_to(web).as_posix() for pattern in PARTS for path in web.glob(pattern))
    apart = [f"--external:./{part}" for part in parts]
    own = modules(web, output, [FRAME], *apart, *definitions)
    used = modules(web, output, parts, *[f"--external:./{module}" for module in own])

    def module_of(path):
        # esbuild names what it leaves out by the way there from the folder that it writes to.
        return os.path.relpath(os.path.realpath(output / path), os.path.realpath(web))

    shared = []

    def taken(found):
        """The names of an import, taken from the frame's list, to which they are added."""
        pairs = []
        for name in found[1].split(","):
            exported, _, local = name.partition(" as ")
            export = module_of(found[2]), exported
            if export not in shared:
                shared.append(export)
            pairs.append(f"{shared.index(export)}:{local or exported}")
        return f"const{{{','.join(pairs)}}}=globalThis.frameExports;"

    twice = {module for module in used if used.count(module) > 1}
    assert not twice, f"{twice} are in several parts: have the frame import them"
    for part in parts:
        path = output / part
        path.write_text(IMPORT.sub(taken, path.read_text()))
        assert not re.search(r'\bimport\b[^(]|\bfrom"', path.read_text()), f"{part} imports something else"
    imports = [f"import {{ {name} as shared{index} }} from './{path}';" for index, (path, name) in enumerate(shared)]
    names = ", ".join(f"shared{index}" for index in range(len(shared)))
    entry = "\n".join([f"import './{FRAME}';", *imports, f"globalThis.frameExports = [{names}];"])
    subprocess.run(
        ["esbuild", f"--outfile={output / 'frame.js'}", "--bundle", "--format=esm", *OPTIONS, *apart, *definitions],
        cwd=web, check=True, input=entry, text=True)
    made = output / Path(FRAME).name
    (output / FRAME).write_text(re.sub(
        r'import\("([^"]*)"\)', lambda found: f'import("./{os.path.relpath(module_of(found[1]), Path(FRAME).parent)}")',
        made.read_text()))
    made.unlink()


# As esbuild writes it.
IMPORT = re.compile(r'import\{([^}]*)\}from"([^"]*)";')


def modules(web, output, entries, *options):
    """Bundles entries. Returns the modules in each of the bundles, one after another."""
    with tempfile.NamedTemporaryFile(suffix=".json") as description:
        esbuild(web, output, entries, "--bundle", "--format=esm", f"--metafile={description.name}", *options)
        made = json.load(description)
    return [module for bundle in made["outputs"].values() for module in bundle["inputs"]]


def include_script(output):
    """Puts the script of a clip's frame, which has its style, into its page.

    Browsers do not keep what a page of opaque origin loads, but they keep the page.
    """
    script, page = (output / FRAME), (output / FRAME_PAGE)
    text = script.read_text()
    assert "</script" not in text, "the script would end there"
    before, found, after = page.read_text().partition('<script type="module" src="frame.js"></script>')
    assert found, "the page of the frame names its script"
    before = before.replace('<link rel="stylesheet" href="clip.css">\n', "")
    page.write_text(f'{before}<script type="module">{text}</script>{after}')
    script.unlink()


def digest_of_script(page):
    """What a policy says to allow a script in a page (CSP3, 6.7.3.3)."""
    [text] = re.findall(rb'<script type="module">(.*)</script>', page, re.DOTALL)
    return "sha256-" + base64.b64encode(hashlib.sha256(text).digest()).decode()


def brotli(data):
    return subprocess.run(["brotli", "--quality=11", "--stdout"], input=data, capture_output=True, check=True).stdout


def literal(data):
    return '"' + base64.b64encode(data).decode() + '"'


def source(files, templates):
    digest = hashlib.sha256()
    for name, data in sorted({**files, **templates}.items()):
        digest.update(f"{name} {len(data)}\n".encode() + data)
    folder = f"/.morsel/web-{digest.hexdigest()[:16]}/"

    def addressed(data):
        return data.replace(FOLDER.encode(), folder.encode())

    lines = ["// Made by Scripts/bundle-web.py of the files in Web/.", "", "enum BundledFiles {",
             f'    static let folder = "{folder}"', "",
             f'    static let frameScript = "{digest_of_script(files[FRAME_PAGE])}"', "",
             "    static let files: [BundledFile] = ["]
    for path, data in sorted(files.items()):
        kind = TYPES[Path(path).suffix] + "; charset=utf-8"
        data = addressed(data) if path.endswith(".html") else data
        lines.append(f'        .init("{path}", "{kind}", {literal(data)}, {literal(brotli(data))}, '
                     f"{literal(gzip.compress(data, 9, mtime=0))}),")
    lines += ["    ]", "", "    static let templates: [(name: String, bytes: StaticString)] = ["]
    lines += [f'        ("{Path(path).stem}", {literal(addressed(data))}),' for path, data in sorted(templates.items())]
    return "\n".join([*lines, "    ]", "}", ""])


def main():
    web, output = Path(sys.argv[1]), Path(sys.argv[2])
    for program in ["esbuild", "brotli"]:
        if not shutil.which(program):
            sys.exit(f"{program} is missing: install it ('make setup' does, on Debian).")
    templates = {path.name: path.read_bytes() for path in sorted(web.glob("console/*.mustache"))}
    with tempfile.TemporaryDirectory() as folder:
        # Web/ has links to the kit's folders, and behind a link a module has another path.
        copy = Path(shutil.copytree(web, Path(folder) / "Web"))
        files = bundled(copy, Path(folder) / "bundles")
    output.write_text(source(files, templates))


if __name__ == "__main__":
    main()
