#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0

"""Fills a database with as many experiences as a large registry has.

    Tests/Load/registry.py FILE [--count 1000000]

Clips, builds and hosts are published by `morsel publish`: 20 clips of 50 hosts each. Their experiences
are then written as the registry writes them, with the number of their change, in one transaction: a
million takes seconds in place of hours. The page of experience N is

    https://shop(N / 1000).example/item/(N % 1000)
"""
import argparse
import contextlib
import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = pathlib.Path(os.environ.get("MORSEL", ROOT / "Application" / ".build" / "release" / "morsel"))
BUNDLE = ROOT / "Output" / "clips" / "Fruta.clip"
PER_HOST = 1000
HOSTS_OF_A_CLIP = 50


def url(number):
    """The URL of an experience."""
    return f"https://{host(number // PER_HOST)}/item/{number % PER_HOST}"


def host(number):
    return f"shop{number}.example"


def publish(database, clip, hosts):
    """Publishes a clip for hosts, which are registered with it."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / "Shop.clip"
        shutil.copytree(BUNDLE, copy)
        manifest = json.loads((copy / "clip.json").read_text())
        manifest["app"] = {"identifier": f"ABCDE12345.com.example.shop{clip}", "name": f"Shop {clip}"}
        manifest["clip"] = f"ABCDE12345.com.example.shop{clip}.Clip"
        manifest["associatedDomains"] = [f"appclips:{host}" for host in hosts]
        (copy / "clip.json").write_text(json.dumps(manifest))
        subprocess.run([PROGRAM, "publish", copy, "--database", database], check=True,
                       stdout=subprocess.DEVNULL)


def fill(path, count):
    """Makes the database, with `count` published experiences."""
    hosts = range((count + PER_HOST - 1) // PER_HOST)
    for clip, first in enumerate(hosts[::HOSTS_OF_A_CLIP]):
        publish(path, clip, [host(number) for number in hosts[first:first + HOSTS_OF_A_CLIP]])
    database = sqlite3.connect(path)
    database.execute("PRAGMA synchronous = OFF")
    database.execute("PRAGMA foreign_keys = ON")
    clips = dict(database.execute("SELECT identifier, id FROM clips"))
    (image,) = database.execute("SELECT digest FROM images LIMIT 1").fetchone()
    (taken,) = database.execute("SELECT coalesce(max(id), 0) FROM advanced_experiences").fetchone()

    def experiences():
        for number in range(count):
            text = url(number)
            clip = clips[f"ABCDE12345.com.example.shop{number // PER_HOST // HOSTS_OF_A_CLIP}.Clip"]
            yield (taken + 1 + number, clip, text, text.removeprefix("https://").encode(), image)

    with database:
        database.executemany(
            "INSERT INTO advanced_experiences (id, clip, url, url_key, verb, image, default_language,"
            " is_powered_by, state) VALUES (?, ?, ?, ?, 'OPEN', ?, 'en', 1, 'published')", experiences())
        database.executemany(
            "INSERT INTO advanced_localizations (experience, language, title, subtitle)"
            " VALUES (?, 'en', ?, 'Ready when you are')",
            ((taken + 1 + number, f"Item {number}") for number in range(count)))
        database.executemany(
            "INSERT INTO changes (subject, key) VALUES ('experience', ?)",
            ((str(taken + 1 + number),) for number in range(count)))
        count_on(database)
    database.close()


def count_on(database):
    """The registry goes on counting after what was written."""
    for name, table, column in [("experience", "advanced_experiences", "id"), ("change", "changes", "revision")]:
        database.execute(f"UPDATE counters SET value = (SELECT max({column}) FROM {table}) WHERE name = ?", (name,))


def retitle(path, number, title):
    """Gives an experience another title, as the registry writes it; the time when it was written."""
    with contextlib.closing(sqlite3.connect(path, timeout=10)) as database:
        with database:
            (experience,) = database.execute(
                "SELECT id FROM advanced_experiences WHERE url = ?1 AND url_key = CAST(substr(?1, 9) AS BLOB)"
                " AND state = 'published'", (url(number),)).fetchone()
            database.execute("UPDATE advanced_localizations SET title = ? WHERE experience = ?", (title, experience))
            database.execute("INSERT INTO changes (subject, key) VALUES ('experience', ?)", (str(experience),))
            count_on(database)
        return time.monotonic()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("database")
    parser.add_argument("--count", type=int, default=1_000_000)
    arguments = parser.parse_args()
    began = time.monotonic()
    fill(arguments.database, arguments.count)
    print(f"{arguments.count:,} experiences in {time.monotonic() - began:.0f} s")
