#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tells where a file's unnamed namespace hides a function or constant of its room's headers.

Files of a room are compiled together in continuous integration (CMakePresets.json): there such a name is taken in the
files behind it, too, in place of the one they mean, and no compiler says so. Wants the Debian package universal-ctags.
  packaging/check_names.py
"""
import collections
import json
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Found by the type of its argument alone, which is of its own file.
ALLOWED = {("core/sim/journal.cpp", "parts")}


def sources(kind):
    areas = (ROOT / area for area in ("core", "widgets", "app"))
    return sorted(str(path.relative_to(ROOT)) for area in areas for path in area.rglob(kind))


def tags(files):
    command = ["ctags", "--output-format=json", "--fields=+nKSs", "--kinds-C++=fpv", "-f", "-", *files]
    for line in subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout.splitlines():
        tag = json.loads(line)
        if tag.get("scopeKind") == "namespace":
            yield tag


def main():
    if shutil.which("ctags") is None:
        sys.exit("packaging/check_names.py: there is no 'ctags'; install universal-ctags")
    declared = collections.defaultdict(dict)
    for tag in tags(sources("*.h")):
        if "__anon" not in tag["scope"]:
            declared[tag["scope"]][tag["name"]] = tag["path"]
    found = 0
    for tag in tags(sources("*.cpp")):
        *around, inner = tag["scope"].split("::")
        if not inner.startswith("__anon") or (tag["path"], tag["name"]) in ALLOWED:
            continue
        for depth in range(1, len(around) + 1):
            header = declared["::".join(around[:depth])].get(tag["name"])
            if header:
                found += 1
                print(f"{tag['path']}:{tag['line']}: '{tag['name']}' hides that of {header}; give it another name",
                      file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
