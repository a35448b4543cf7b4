// SPDX-License-Identifier: Apache-2.0

/// The visibility of a part of the interface: SwiftUI's `Visibility`.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the system decides.
    case automatic
    /// The part is visible.
    case visible
    /// The part is hidden.
    case hidden
}
