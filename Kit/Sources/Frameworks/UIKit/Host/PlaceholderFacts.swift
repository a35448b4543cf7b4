// SPDX-License-Identifier: Apache-2.0

/// A view or view controller that is not drawn, and that can describe what it would show, such as the URL of a web
/// page.
@MainActor @preconcurrency
package protocol PlaceholderFacts: AnyObject {
    /// The descriptions of what it would show.
    var placeholderFacts: [String] { get }
}
