// SPDX-License-Identifier: Apache-2.0

/// The target of the arrow of a popover: SwiftUI's `PopoverAttachmentAnchor`.
///
/// On a phone a popover is a sheet, without an arrow.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Source)
    /// A point of the view.
    case point(UnitPoint)

    #if hasFeature(Embedded)
    /// A rectangle of a view.
    public struct Source: Sendable {
        /// The bounds of the view.
        public static let bounds = Source()
    }
    #else
    /// A rectangle of a view.
    public typealias Source = Anchor<CGRect>.Source
    #endif
}
