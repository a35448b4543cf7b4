#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs or removes the programs, their manual pages and the completions of shells.
#
#     Scripts/install.sh                 install
#     Scripts/install.sh --uninstall     remove what was installed
#
# PREFIX is the folder to install in, /usr/local by default. DESTDIR stands before it where a package
# is made. BUILT is a folder with programs that are built already; without it they are built for release.
# The programs need Swift's libraries where they were built.
set -euo pipefail
cd "$(dirname "$0")/.."

prefix=${PREFIX:-/usr/local}
case $prefix in
    /*) ;;
    *) echo "PREFIX must be an absolute path; got '$prefix'." >&2; exit 64 ;;
esac
prefix=${prefix%/}
root=${DESTDIR:-}$prefix
list=$root/share/morsel/installed-files

remove() {
    local file
    if [ ! -f "$list" ]; then
        echo "Nothing is installed in '$root': there is no '$list'." >&2
        exit 1
    fi
    while IFS= read -r file; do rm -f "$root/$file"; done <"$list"
    rm -f "$list"
    rmdir "$root/share/morsel" 2>/dev/null || true
}

if [ "${1:-}" = --uninstall ]; then
    remove
    echo "Removed from $root"
    exit
fi

built=${BUILT:-}
if [ -z "$built" ]; then
    build=(swift build -c release --package-path Application)
    "${build[@]}" --product morsel
    "${build[@]}" --product AppClipCodeGenerator
    built=$("${build[@]}" --show-bin-path)
fi

# All that is written, in a folder of its own first: what does not work is found before anything is
# changed.
staging=$(mktemp -d)
trap 'rm -rf "$staging"' EXIT
for program in morsel AppClipCodeGenerator; do
    install -D -m 755 "$built/$program" "$staging/bin/$program"
    Scripts/write-manual.py "$built/$program" "$staging/share/man/man1"
    for shell in bash zsh fish; do
        case $shell in
            bash) file=bash-completion/completions/$program ;;
            zsh) file=zsh/site-functions/_$program ;;
            fish) file=fish/vendor_completions.d/$program.fish ;;
        esac
        mkdir -p "$staging/share/$(dirname "$file")"
        "$built/$program" --generate-completion-script "$shell" >"$staging/share/$file"
    done
done

# Files of an earlier version that this one does not have.
if [ -f "$list" ]; then remove; fi
(cd "$staging" && find . -type f -printf '%P\n' | LC_ALL=C sort) >"$staging/installed-files"
while IFS= read -r file; do
    mode=644
    case $file in bin/*) mode=755 ;; esac
    install -D -m "$mode" "$staging/$file" "$root/$file"
done <"$staging/installed-files"
install -D -m 644 "$staging/installed-files" "$list"
echo "Installed in $root"
