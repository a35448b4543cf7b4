// SPDX-License-Identifier: Apache-2.0

internal import Terminal

/// The sentences of the command line.
///
/// They name its options and subcommands, so they are not in `MorselWording`, whose sentences the server also
/// shows. Each follows the name of the faulty part, and says what is wrong and what would be accepted.
enum Wording {
    /// Returns a text on one line; see ``VisibleText``.
    static func oneLine(_ text: String) -> String { VisibleText.oneLine(text) }
}
