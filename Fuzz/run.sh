#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds and runs the fuzzers (see README.md).
#
#     Fuzz/run.sh TARGET SECONDS [libFuzzer's options]   fuzz
#     Fuzz/run.sh --replay [TARGET]                      run the seeds, and what once failed
#     Fuzz/run.sh --list                                 name the targets
set -euo pipefail
cd "$(dirname "$0")"

# A crash starts Swift's backtracer, which hangs under the sanitizer and keeps the pipe open.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0:allocator_may_return_null=1}

# Both words in one flag: as two, only one of them takes effect.
flags=(-j 2 -c release --sanitize=fuzzer -Xswiftc "-sanitize=fuzzer,address")
build() { swift build "${flags[@]}" "$@" >&2; }
binary() { echo ".build/release/$1"; }
targets() { (cd Sources && ls); }

# Runs a target once over the seeds and over what once failed.
replay() {
    python3 seeds.py "$1" ".corpus/$1-seeds"
    inputs=(".corpus/$1-seeds"/*)
    [[ ! -d Crashes/$1 ]] || inputs+=(Crashes/"$1"/*)
    if timeout 300 "$(binary "$1")" -timeout=10 -rss_limit_mb=1024 -malloc_limit_mb=512 \
        "${inputs[@]}" >".corpus/$1.log" 2>&1; then
        echo "$1: ${#inputs[@]} inputs"
    else
        tail -40 ".corpus/$1.log" >&2
        echo "$1: failed on the last input above" >&2
        return 1
    fi
}

case ${1:-} in
--list)
    targets
    ;;
--replay)
    if [[ -n ${2:-} ]]; then build --product "$2"; else build; fi
    failed=0
    for target in ${2:-$(targets)}; do replay "$target" || failed=1; done
    exit $failed
    ;;
Fuzz*)
    target=$1
    seconds=${2:?how many seconds}
    shift 2
    [[ -d Sources/$target ]] || { echo "no target $target" >&2; exit 2; }
    build --product "$target"
    python3 seeds.py "$target" ".corpus/$target-seeds"
    mkdir -p ".corpus/$target" "Crashes/$target"
    # At most so long in all, 10 s and 1 GB for one input; what is found is kept in Crashes.
    result=0
    timeout -k 10 $((seconds + 60)) "$(binary "$target")" \
        -max_total_time="$seconds" -timeout=10 -rss_limit_mb=1024 -malloc_limit_mb=512 \
        -print_final_stats=1 -artifact_prefix="Crashes/$target/" "$@" \
        ".corpus/$target" ".corpus/$target-seeds" || result=$?
    rmdir --ignore-fail-on-non-empty "Crashes/$target"
    exit $result
    ;;
*)
    sed -n '3,7s/^# \{0,1\}//p' run.sh >&2
    exit 2
    ;;
esac
