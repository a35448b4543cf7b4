#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Leaves the versions of the application's dependencies in its Package.resolved, and nothing else.

SwiftPM takes the versions from there, and adds the commit ids that the packages have where they are
fetched from. Mirrors have ids of their own, so they are not committed.
"""
import json
import pathlib

FILE = pathlib.Path(__file__).resolve().parent.parent / "Application/Package.resolved"

resolved = json.loads(FILE.read_text())
resolved.pop("originHash", None)
for pin in resolved["pins"]:
    pin["state"] = {"version": pin["state"]["version"]}
FILE.write_text(json.dumps(resolved, indent=2, separators=(",", " : ")) + "\n")
