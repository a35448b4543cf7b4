#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Checks what is not Swift: shell scripts with shellcheck, Python with ruff (ruff.toml), and the types of what browsers
# load with tsc (Web/tsconfig.json).
set -euo pipefail
cd "$(dirname "$0")/.."

# The Python of the tests, with the packages of Tests/requirements.txt.
export PATH="$PWD/.venv/bin:$PATH"

status=0
git ls-files -z --cached --others --exclude-standard '*.sh' .ci/run |
    xargs -0 shellcheck --external-sources || status=1
ruff check --quiet --no-cache || status=1
tsc --project Web || status=1
exit $status
