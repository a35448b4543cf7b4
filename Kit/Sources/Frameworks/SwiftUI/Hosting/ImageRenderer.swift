// SPDX-License-Identifier: Apache-2.0

public import ClipUI
public import UIKit

/// An object that renders views as an image: SwiftUI's `ImageRenderer`, a placeholder.
///
/// The page draws views, and does not return an image of them: ``uiImage`` and ``cgImage`` are `nil`, as on a device
/// without memory.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The views to render.
    public var content: Content
    /// The size that is proposed to them.
    public var proposedSize = ProposedViewSize.unspecified
    /// The number of pixels per point.
    public var scale: CGFloat = 1
    /// A Boolean value that indicates whether the image has no transparent parts.
    public var isOpaque = false

    /// Creates a renderer of views.
    public init(content: Content) { self.content = content }

    /// The image: always `nil`.
    public var uiImage: UIImage? { nil }

    /// The image: always `nil`.
    public var cgImage: CGImage? { nil }
}
