#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the versions of the application's dependencies from its Package.resolved to Package.pins.json.

Only the versions are kept. SwiftPM adds the commit ids that the packages have where they are fetched from, and mirrors
have ids of their own; so Package.resolved is not committed. Scripts/use-pins.sh copies the versions there.
"""
import json
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Application"

resolved = json.loads((FOLDER / "Package.resolved").read_text())
resolved.pop("originHash", None)
for pin in resolved["pins"]:
    pin["state"] = {"version": pin["state"]["version"]}
text = json.dumps(resolved, indent=2, separators=(",", " : ")) + "\n"
(FOLDER / "Package.pins.json").write_text(text)
