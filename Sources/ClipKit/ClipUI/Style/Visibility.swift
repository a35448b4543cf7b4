// SPDX-License-Identifier: Apache-2.0

/// Whether something is shown: SwiftUI's `Visibility`.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the system decides.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
