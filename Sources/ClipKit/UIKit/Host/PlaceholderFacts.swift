// SPDX-License-Identifier: Apache-2.0

/// A view or a view controller that is not drawn and knows more than its name of what it would show, such as the address of
/// a web page.
@MainActor @preconcurrency
package protocol PlaceholderFacts: AnyObject {
    /// What it would show, one fact each.
    var placeholderFacts: [String] { get }
}
