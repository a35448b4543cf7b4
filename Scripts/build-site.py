#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Builds HTML pages from the Markdown pages of the repository and from those that are generated.

    Scripts/build-site.py MORSEL FOLDER

MORSEL is the built program, which prints the rules of `morsel lint`. Into FOLDER go `index.html` and `pages/`. A link
that leads nowhere is an error.
"""
import functools
import html
import json
import pathlib
import posixpath
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENTATION = "Documentation"
RULES, LINT, SENTENCES = (f"{DOCUMENTATION}/{name}" for name in ("rules", "lint", "sentences.md"))
LAYOUT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title><style>
:root {{ color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }}
body {{ max-width: 60rem; margin: 2rem auto; padding: 0 1rem }}
pre {{ overflow: auto; padding: .75rem; background: #8881; border-radius: .5rem }}
code {{ font-size: .875em }}
table {{ display: block; overflow: auto; border-collapse: collapse }}
th, td {{ padding: .25rem .75rem; border: 1px solid #8886; text-align: start; vertical-align: top }}
td:first-child:has(> a[id]) {{ white-space: nowrap }}
</style></head><body>{home}{body}</body></html>
"""
INDEX = f"""# Morsel

- [What Morsel is](pages/README.md)
- [Documentation](pages/{DOCUMENTATION}/README.md)
- [All rules](pages/{RULES}/all.md), [features](pages/{RULES}/features.md),
  and [the tests of both](pages/{RULES}/tests.md)
- [Rules of `morsel lint`](pages/{LINT}/README.md)
- [Every sentence that a user can meet](pages/{SENTENCES})
- [Reference of the libraries](/documentation/), if a web server has this folder as its root:
  `python3 -m http.server --directory Output/documentation`
"""


def run(*command, **options):
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True, **options).stdout


def lint_pages(morsel):
    """The rules of `morsel lint`: a page for each, and a table of all."""
    names = {rule["id"]: f"{rule['id']}-{rule['slug']}.md" for rule in
             map(json.loads, run(morsel, "explain", "--json").splitlines())}
    pages = re.split(r"^(?=# [AC]\d{3} · )", run(morsel, "explain", "--markdown", *names), flags=re.M)[1:]
    table = re.sub(r"^\| (([AC]\d{3}) \S+)", lambda row: f"| [{row[1]}]({names[row[2]]})",
                   run(morsel, "explain", "--markdown"), flags=re.M)
    found = {f"{LINT}/{names[page[2:6]]}": page for page in pages}
    text = f"# Rules of morsel lint\n\nHow to use them: [lint.md](../lint.md).\n\n{table}"
    return found | {f"{LINT}/README.md": text}


def all_pages(morsel):
    """The text of each page, by its path."""
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md").splitlines()
    found = {path: (ROOT / path).read_text() for path in listed if ".docc/" not in path and (ROOT / path).is_file()}
    with tempfile.TemporaryDirectory() as folder:
        run("Scripts/check-rules.py", "--write", f"{folder}/{RULES}")
        run("Scripts/list-sentences.py", f"{folder}/{SENTENCES}")
        for path in pathlib.Path(folder).rglob("*.md"):
            found[str(path.relative_to(folder))] = path.read_text()
    return found | lint_pages(morsel)


def rendered(text):
    """HTML, with an id at each heading, as GitHub makes them."""
    body = run("cmark-gfm", "--unsafe", "--extension", "table", input=text)

    def heading(match):
        plain = html.unescape(re.sub(r"<[^>]*>", "", match[2]))
        name = re.sub(r"[^\w\- ]", "", plain.lower()).strip().replace(" ", "-")
        return f'<h{match[1]} id="{name}">{match[2]}</h{match[1]}>'

    return re.sub(r"<h([1-6])>(.*?)</h\1>", heading, body)


def main():
    morsel, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    bodies = {f"pages/{path}": rendered(text) for path, text in all_pages(morsel).items()}
    bodies["index.md"] = rendered(INDEX)
    findings = []

    def link(path, match):
        """A link or an image, from a page to another or to a file of the repository, which is copied."""
        target, _, anchor = html.unescape(match[2]).partition("#")
        if re.match(r"[a-z]+:|/", target):
            return match[0]
        other = posixpath.normpath(posixpath.join(posixpath.dirname(path), target)) if target else path
        file = ROOT / other.removeprefix("pages/")
        if other in bodies:
            if anchor and f'id="{anchor}"' not in bodies[other]:
                findings.append(f"{path}: {match[2]} names no heading")
        elif file.is_file() and other.startswith("pages/"):
            (folder / other).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, folder / other)
        else:
            findings.append(f"{path}: {match[2]} leads nowhere")
        target = re.sub(r"\.md$", ".html", target) if other in bodies else target
        return f'{match[1]}="{html.escape(target + "#" * bool(anchor) + anchor)}"'

    for path, body in bodies.items():
        body = re.sub(r'\b(href|src)="([^"]*)"', functools.partial(link, path), body)
        title = html.unescape(re.sub(r"<[^>]*>", "", (re.search(r"<h1.*?</h1>", body) or [""])[0]))
        file = folder / re.sub(r"\.md$", ".html", path)
        file.parent.mkdir(parents=True, exist_ok=True)
        home = f'<p><a href="{"../" * path.count("/")}index.html">Morsel</a></p>' if "/" in path else ""
        file.write_text(LAYOUT.format(title=html.escape(title), home=home, body=body))
    print(*findings, sep="\n", end="\n" if findings else "")
    print(f"{len(bodies)} pages in {folder}: {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
