// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// An image from an address: SwiftUI's `AsyncImage`.
///
/// The page loads the picture, and draws nothing until it is there: with an address the phase is `success` at once.
nonisolated public struct AsyncImage<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Shows the picture.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        box = ChoiceBox(url.map { image(at: $0).boxed() }, 1)
    }

    /// Shows what the clip makes of the picture, or something in its place.
    public init<Picture: View, Placeholder: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> Picture,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _ConditionalContent<Picture, Placeholder> {
        if let url {
            box = Content(first: content(image(at: url))).boxed()
        } else {
            box = Content(second: placeholder()).boxed()
        }
    }

    /// Shows what the clip makes of how far the picture is, which does not change here: the transaction has no effect.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        box = content(url.map { .success(image(at: $0)) } ?? .empty).boxed()
    }

    /// The content.
    public func boxed() -> ViewBox { box }
}

private func image(at url: URL) -> Image { Image(address: url.absoluteString) }

/// How far a picture is: SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
    /// There is none.
    case empty
    /// It is there.
    case success(Image)
    /// It could not be loaded.
    case failure(any Error)

    /// The picture.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// Why there is none.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
#endif
