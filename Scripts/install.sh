#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs or removes everything that belongs to the product: the programs, the kit that clips are compiled against,
# the scanner, the demo, the manual and the completions of shells.
#
#     Scripts/install.sh                 install
#     Scripts/install.sh --uninstall     remove what was installed, and the folders that were made for it
#
# PREFIX is the folder to install in, /usr/local by default. DESTDIR stands before it where a package
# is made. BUILT is a folder with a `morsel` that is built already, for which Output/ has scanner and demo;
# without it they are built for release. The program needs Swift's libraries where it was built.
#
# PREFIX/share/morsel/installed-files lists what was installed: files by their paths from PREFIX, then the folders
# that were made, each with a slash at its end, and those above PREFIX with one at their beginning, too.
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

# The lines of the list that are folders, or files. A line that leads elsewhere is not one of ours.
listed_folders() { grep '/$' "$list" | grep -vE '(^|/)\.\.(/|$)' || true; }
listed_files() { grep -v '/$' "$list" | grep -vE '^/|(^|/)\.\.(/|$)' || true; }

remove_files() { listed_files | while IFS= read -r file; do printf '%s/%s\0' "$root" "$file"; done | xargs -0r rm -f --; }

if [ "${1:-}" = --uninstall ]; then
    if [ ! -f "$list" ]; then
        echo "Nothing is installed in '$root': there is no '$list'." >&2
        exit 1
    fi
    folders=$(listed_folders)
    remove_files
    rm -f "$list"
    # The innermost first, and those above PREFIX last; a folder that has other files by now stays.
    printf '%s\n' "$folders" | LC_ALL=C sort -r | while IFS= read -r folder; do
        case $folder in
            '') ;;
            /*) rmdir "${DESTDIR:-}$folder" 2>/dev/null || true ;;
            *) rmdir "$root/$folder" 2>/dev/null || true ;;
        esac
    done
    echo "Removed from $root"
    exit
fi

built=${BUILT:-}
if [ -z "$built" ]; then
    Scripts/use-pins.sh
    build=(swift build -c release --package-path Application)
    "${build[@]}" --product morsel
    built=$("${build[@]}" --show-bin-path)
    Scripts/build-reader.sh
    Scripts/build-clips.sh
fi
for file in "$built/morsel" Output/scan/reader.wasm Output/clips/Fruta.clip/clip.json; do
    if [ ! -f "$file" ]; then
        echo "'$file' is missing: build it, or install without BUILT." >&2
        exit 1
    fi
done

# All that is written, in a folder of its own first: what does not work is found before anything is
# changed.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
staging=$work/prefix
share=$staging/share/morsel
mkdir -p "$staging/bin" "$share/Kit" "$share/Packages/morsel" "$share/scan" "$share/clips"

install -m 755 "$built/morsel" "$staging/bin/morsel"
# Nine tenths of a program that was just built are for debuggers.
strip --strip-all "$staging/bin/morsel"
# The program knows by its name whom it is to stand for.
ln -s morsel "$staging/bin/AppClipCodeGenerator"

# The kit is compiled with the user's own compiler, so it comes as sources, with the rules where its manifest looks for
# them. The manifests name tests, which SwiftPM does not look for in a package that another one uses.
cp -R Kit/Package.swift Kit/Sources Kit/README.md wasm-toolset.json LICENSE NOTICE "$share/Kit/"
cp -R Package.swift Sources LICENSE NOTICE "$share/Packages/morsel/"
# The checks of views use it.
mkdir -p "$share/Packages/morsel/Tests/Material"
cp -R Tests/Material/SeededRandom "$share/Packages/morsel/Tests/Material/"
cp Output/scan/reader.wasm "$share/scan/reader.wasm"
cp -R Output/clips/Fruta.clip "$share/clips/Fruta.clip"

for program in morsel AppClipCodeGenerator; do
    Scripts/write-manual.py "$staging/bin/$program" "$staging/share/man/man1"
    for shell in bash zsh fish; do
        case $shell in
            bash) file=bash-completion/completions/$program ;;
            zsh) file=zsh/site-functions/_$program ;;
            fish) file=fish/vendor_completions.d/$program.fish ;;
        esac
        mkdir -p "$staging/share/$(dirname "$file")"
        "$staging/bin/$program" --generate-completion-script "$shell" >"$staging/share/$file"
    done
done
find "$staging" -type f -exec chmod 644 {} +
chmod 755 "$staging/bin/morsel"
(cd "$staging" && find . \( -type f -o -type l \) -printf '%P\n' | LC_ALL=C sort) >"$work/files"

# Files of an earlier version that this one does not have go; folders that it made are still ours to remove.
: >"$work/folders"
if [ -f "$list" ]; then
    listed_folders >"$work/folders"
    remove_files
fi

# Makes a folder and what is missing above it, and notes each, as a path from PREFIX or an absolute one.
make_folder() {
    local folder=$1 above
    [ -d "$folder" ] && return
    above=$(dirname "$folder")
    make_folder "$above"
    mkdir -m 755 "$folder"
    case $folder in
        "$root") printf '%s/\n' "$prefix" ;;
        "$root"/*) printf '%s/\n' "${folder#"$root"/}" ;;
        # DESTDIR, and what is above it, belong to whoever makes the package.
        "${DESTDIR:-}"/*) printf '%s/\n' "${folder#"${DESTDIR:-}"}" ;;
    esac
}

sed 's|/[^/]*$||' "$work/files" | LC_ALL=C sort -u | while IFS= read -r folder; do
    make_folder "$root/$folder"
done >>"$work/folders"
# Another file takes each name, so that a program that runs keeps its own and no link is written through.
tar -C "$staging" -cf - -T "$work/files" | tar -C "$root" -xf - -p --no-same-owner --unlink-first
LC_ALL=C sort -u "$work/folders" >>"$work/files"
install -m 644 "$work/files" "$list"
echo "Installed in $root"
