#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A rule that .swift-format does not list is off. So it has to list every rule that there is.
set -euo pipefail
cd "$(dirname "$0")/.."

difference=$(python3 - <(swift format dump-configuration) .swift-format <<'PYTHON'
import json, sys

known, ours = (set(json.load(open(path))["rules"]) for path in sys.argv[1:])
print(" ".join(sorted(known ^ ours)))
PYTHON
)
if [ -n "$difference" ]; then
    echo ".swift-format and 'swift format dump-configuration' differ in: $difference" >&2
    exit 1
fi
