# SPDX-License-Identifier: Apache-2.0

"""The oldest browsers that pages and clips work in: each feature that Web/ uses, and the first version that has it."""
import json
import pathlib
import re

import pytest

from morsel import ROOT

# The first has links to the folders of the other one.
FOLDERS = [ROOT / "Web", ROOT / "Kit" / "Web"]
TABLE = json.loads((pathlib.Path(__file__).parent / "features.json").read_text())
OLDEST = TABLE["oldest"]
FEATURES = TABLE["features"]


def version(text):
    return tuple(map(int, text.split("."))) if text != "-" else (10_000,)


def sources(kinds):
    """The texts of files, without their comments, by their paths below either folder."""
    texts = {}
    for kind in kinds.split():
        if kind == "toolset":
            texts["wasm-toolset.json"] = (ROOT / "wasm-toolset.json").read_text()
            continue
        # The parts of a clip's frame have their styles in their scripts.
        parts = "clip-host/parts/*.js" if kind == "css" else "nothing"
        for folder in FOLDERS:
            for path in [*folder.rglob(f"*.{kind}"), *folder.glob(parts)]:
                text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.DOTALL)
                texts[str(path.relative_to(folder))] = re.sub(r"(?m)^\s*//.*$", "", text)
    # The script for browsers that are too old asks for features instead of using them.
    texts.pop("page/browser.js", None)
    return texts


def users(feature):
    return [path for path, text in sources(feature["in"]).items() if re.search(feature["pattern"], text, re.MULTILINE)]


def is_newer(feature):
    return any(version(feature[engine]) > version(OLDEST[engine]) for engine in OLDEST)


@pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature["name"])
def test_feature_is_in_the_oldest_browsers_or_has_a_way_around(feature):
    if not is_newer(feature):
        return
    guarded = feature.get("guarded", {})
    without = [path for path in users(feature) if path not in guarded and "*" not in guarded]
    assert without == [], f"{feature['name']} is newer than {OLDEST}"


# The table is about what is there: a guard whose file has no such feature is out of date.
@pytest.mark.parametrize("feature", [one for one in FEATURES if "guarded" in one], ids=lambda feature: feature["name"])
def test_guards_are_needed(feature):
    assert is_newer(feature)
    used = users(feature)
    assert used and set(feature["guarded"]) - {"*"} <= set(used)


# No older version is refused than has to be: each of the oldest is the first with something that is used.
@pytest.mark.parametrize("name", OLDEST)
def test_oldest_versions_are_what_the_features_need(name):
    assert any(feature[name] == OLDEST[name] and users(feature) for feature in FEATURES if not is_newer(feature))


# Where the versions are stated, they are these.
@pytest.mark.parametrize("document", ["README.md", "Documentation/serving.md"])
def test_documents_state_the_oldest_versions(document):
    text = " ".join((ROOT / document).read_text().split())
    assert f"Safari and iOS {OLDEST['webkit']}, Firefox {OLDEST['firefox']}, Chrome and Edge {OLDEST['chrome']}" in text
