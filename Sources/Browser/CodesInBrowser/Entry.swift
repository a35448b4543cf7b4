// SPDX-License-Identifier: Apache-2.0

/// There is nothing to run: the page calls what `Exports.swift` exports.
///
/// A type, and not a script, because the variables of a script would never be initialised in a
/// module whose `main` is never called.
@main enum Entry {
    static func main() {}
}
