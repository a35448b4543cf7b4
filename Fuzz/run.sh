#!/usr/bin/env bash
# Builds and runs the fuzzers (see README.md).
#
#     Fuzz/run.sh TARGET SECONDS [libFuzzer's options]   fuzz
#     Fuzz/run.sh --replay [TARGET]                      run the kept crashes again
#     Fuzz/run.sh --list                                 name the targets
set -euo pipefail
cd "$(dirname "$0")"

# A crash starts Swift's backtracer, which hangs under the sanitizer and keeps the pipe open.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=0:allocator_may_return_null=1}

build() {
    # Both words in one flag: as two, only one of them takes effect.
    swift build -j 2 -c release --sanitize=fuzzer -Xswiftc -sanitize=fuzzer,address --product "$1" \
        >&2
}
binary() { echo ".build/release/$1"; }
targets() { (cd Sources && ls); }

case ${1:-} in
--list)
    targets
    ;;
--replay)
    failed=0
    for target in ${2:-$(targets)}; do
        crashes=(Crashes/"$target"/*)
        [[ -e ${crashes[0]} ]] || continue
        build "$target"
        for crash in "${crashes[@]}"; do
            if timeout 60 "$(binary "$target")" "$crash" >/dev/null 2>&1; then
                echo "fixed: $crash"
            else
                echo "fails: $crash"
                failed=1
            fi
        done
    done
    exit $failed
    ;;
Fuzz*)
    target=$1
    seconds=${2:?how many seconds}
    shift 2
    [[ -d Sources/$target ]] || { echo "no target $target" >&2; exit 2; }
    build "$target"
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
    sed -n '2,6s/^# \{0,1\}//p' run.sh >&2
    exit 2
    ;;
esac
