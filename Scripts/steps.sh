# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
# Sourced by test.sh and check.sh: numbered steps, which can stand in two lanes beside each other. What the tools
# print is in Output/logs/, and is shown where a step fails.

# The Python of the tests, with the packages of Tests/requirements.txt.
export PATH="$PWD/.venv/bin:$PATH"
script=Scripts/$(basename "$0")
logs=Output/logs/$(basename "$0" .sh)
rm -rf "$logs"
mkdir -p "$logs"
count=$(($(grep -c '^ *step "' "$script") + 1))

# The closing lines of test runners, and what was measured.
telling='Test run with|checks passed|^(Fuzz|.*: ok)|[0-9]+ passed'
telling+='|^(tap|Open|an event|event|one of|a clip takes|  of these|.*: the page got)'

# step TITLE COMMAND…: its number is that of its line in the script.
step() {
    local title=$1 number log begin=$SECONDS
    number=$(head -n "${BASH_LINENO[0]}" "$script" | grep -c '^ *step "')
    log=$(printf '%s/%02d.log' "$logs" "$number")
    number=$(printf '[%2d/%d]' "$number" "$count")
    shift
    printf '%s %s\n' "$number" "$title"
    if ! "$@" >"$log" 2>&1; then
        # What failed, without the progress of builds and the remarks of linkers.
        {
            { grep -vE '^\[[0-9]+/[0-9]+\] |ld(\.gold|\.lld)?: warning' "$log" || true; } | tail -100
            printf '%s failed after %d s: %s; all of it is in %s\n' "$number" $((SECONDS - begin)) "$title" "$log"
        } >>"$logs/failed"
        exit 1
    fi
    { grep -hE "$telling" "$log" || true; } | tail -30 | sed "s|^ *|$number     |"
    printf '%s %d s\n' "$number" $((SECONDS - begin))
}

# The last step takes the place of the script, so that its closing line is the last one.
last_step() {
    printf '[%d/%d] %s\n' "$count" "$count" "$1"
    printf '        all steps before took %d s\n' "$SECONDS"
    shift
    exec "$@"
}

# lanes FUNCTION…: runs functions beside each other. Builds wait for one module after the other, and leave a processor
# free. Each is a process group of its own, and what fails in one ends the others.
running=()
lanes() {
    local lane
    set -m
    for lane in "$@"; do
        "$lane" &
        running+=($!)
    done
    set +m
    # Whichever ends first: a failure is seen at once.
    for lane in "${running[@]}"; do wait -n; done
    running=()
}

# What failed is shown last. SwiftPM ends what it has started when it is interrupted.
finish() {
    local lane
    for lane in "${running[@]}"; do
        kill "$lane" || true
        kill -INT -- "-$lane" || true
    done
    cat "$logs/failed" || true
} 2>/dev/null
trap finish EXIT
