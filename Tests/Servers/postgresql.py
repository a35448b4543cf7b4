# SPDX-License-Identifier: Apache-2.0

"""A PostgreSQL server of the tests' own, from Debian's package, at a socket in a temporary folder."""
import contextlib
import os
import pathlib
import shutil
import subprocess
import tempfile

BINARIES = max(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))


def run(program, *arguments):
    # PostgreSQL refuses to run as root.
    as_server = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run([*as_server, BINARIES / program, *arguments], check=True, cwd="/",
                   env={**os.environ, "LC_ALL": "C.UTF-8"}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


@contextlib.contextmanager
def database():
    """The address of an empty database, which is gone afterwards."""
    folder = tempfile.mkdtemp(prefix="morsel-postgresql-", dir="/tmp")
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data = f"{folder}/data"
    run("initdb", "-D", data, "-U", "morsel", "-A", "trust", "--no-sync", "-E", "UTF8")
    try:
        run("pg_ctl", "-D", data, "-w", "-l", f"{folder}/log", "-o",
            f"-k {folder} -c listen_addresses= -c fsync=off", "start")
        run("createdb", "-h", folder, "-U", "morsel", "morsel")
        yield f"postgresql://morsel@/morsel?host={folder}"
    finally:
        run("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
