// SPDX-License-Identifier: Apache-2.0

/// The decision of a file about an app and a URL.
public enum LinkDecision: String, Sendable, Hashable, CaseIterable {
    /// A rule gives the URL to the app.
    case match
    /// A rule excludes the URL from the app.
    case exclude
    /// No rule matches.
    case noMatch = "no_match"
}
