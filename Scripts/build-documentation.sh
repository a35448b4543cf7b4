#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds the documentation of the libraries; a link that leads nowhere is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

export BUILD_DOCS=1
log=$(mktemp)
trap 'rm -f "$log"' EXIT
for target in AppClipTypes AppClipFormats AppClipExperiences AppSiteAssociation AppClipDevice \
    DeviceScenarios AssociationVerification SourceScan AppClipProject AppClipBundle AppClipLint \
    ClipSources AppClip AppClipTesting AppClipRehearsal ClipMessages ClipUI ClipRegions \
    CoreLocation Security UserNotifications AuthenticationServices ActivityKit \
    CloudKit LinkPresentation AppClipCodes AppClipCodeReader; do
    if ! swift package --scratch-path .build-documentation generate-documentation \
        --target "$target" --analyze --warnings-as-errors >"$log" 2>&1; then
        cat "$log" >&2
        exit 1
    fi
    echo "$target: ok"
done
