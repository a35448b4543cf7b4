// SPDX-License-Identifier: Apache-2.0

public import ClipUI
public import UIKit

/// Makes pictures of views: SwiftUI's `ImageRenderer`, a placeholder.
///
/// The page draws views, and no picture of them comes back: ``uiImage`` and ``cgImage`` are `nil`, as on a device without
/// memory.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The views.
    public var content: Content
    /// The size that is proposed to them.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels in a point.
    public var scale: CGFloat = 1
    /// Whether the picture has no transparent parts.
    public var isOpaque = false

    /// Creates a renderer of views.
    public init(content: Content) { self.content = content }

    /// No picture.
    public var uiImage: UIImage? { nil }

    /// No picture.
    public var cgImage: CGImage? { nil }
}
