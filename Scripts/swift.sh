#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# SwiftPM as the scripts of this repository run it, for builds that start from nothing: each module is compiled as a
# whole, which takes two fifths of the processor's time. Arguments: those of `swift`.
set -euo pipefail
exec swift "$1" -Xswiftc -whole-module-optimization \
    -Xswiftc -num-threads -Xswiftc 2 "${@:2}"
