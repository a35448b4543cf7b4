// SPDX-License-Identifier: Apache-2.0

/// What the arrow of a popover points to: SwiftUI's `PopoverAttachmentAnchor`.
///
/// On a phone a popover is a sheet, without one.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Source)
    /// A point of the view.
    case point(UnitPoint)

    #if hasFeature(Embedded)
    /// A rectangle of a view.
    public struct Source: Sendable {
        /// All of the view.
        public static let bounds = Source()
    }
    #else
    /// A rectangle of a view.
    public typealias Source = Anchor<CGRect>.Source
    #endif
}
