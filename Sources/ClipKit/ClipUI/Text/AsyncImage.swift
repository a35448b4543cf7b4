// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
import ClipState

/// An image from an address: SwiftUI's `AsyncImage`.
///
/// The page loads the picture, and tells when it is there or could not be loaded.
nonisolated public struct AsyncImage<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Shows the picture, and a grey area until it is there.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        box = loading(url, scale, Transaction()) { phase in
            guard let image = phase.image else { return ChoiceBox(standardPlaceholder(), 1) }
            return ChoiceBox(image.boxed(), 2)
        }
    }

    /// Shows what the clip makes of the picture, or something in its place.
    public init<Picture: View, Placeholder: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> Picture,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _ConditionalContent<Picture, Placeholder> {
        box = loading(url, scale, Transaction()) { phase in
            if let image = phase.image {
                Content(first: content(image)).boxed()
            } else {
                Content(second: placeholder()).boxed()
            }
        }
    }

    /// Shows what the clip makes of how far the picture is; the transaction is that of the changes.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        box = loading(url, scale, transaction) { content($0).boxed() }
    }

    /// The content.
    public func boxed() -> ViewBox { box }
}

@inline(never)
private func loading(
    _ url: URL?,
    _ scale: CGFloat,
    _ transaction: Transaction,
    _ content: @escaping (AsyncImagePhase) -> ViewBox
) -> ViewBox {
    LoadedImage(
        address: url?.absoluteString,
        scale: scale > 0 ? scale : 1,
        transaction: transaction,
        content: content
    )
    .boxed()
}

// The area of a picture that is not there yet.
private func standardPlaceholder() -> ViewBox {
    ElementBox(.shape, [Property(.paint, .integer(24 << 8))])
}

/// How far a picture is: SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
    /// It is not there yet.
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

/// The page could not load a picture; it does not tell why.
struct ImageLoadingError: Error, CustomStringConvertible {
    let address: String

    var description: String { "The image at \(address) could not be loaded." }
}

// What the page has told of an address.
private struct Loading {
    let address: String
    // nil: it could not be loaded.
    let size: CGSize?
}

nonisolated private struct LoadedImage: View {
    let address: String?
    let scale: CGFloat
    let transaction: Transaction
    let content: (AsyncImagePhase) -> ViewBox
    let loading = State<Loading?>(wrappedValue: nil)

    private var phase: AsyncImagePhase {
        guard let address, let loading = loading.wrappedValue, loading.address == address else {
            return .empty
        }
        guard let size = loading.size else {
            return .failure(ImageLoadingError(address: address))
        }
        let points = CGSize(width: size.width / scale, height: size.height / scale)
        return .success(Image(address: address, size: points))
    }

    @MainActor
    var body: some View {
        let (address, loading, transaction) = (address, loading, transaction)
        return StyledPart(
            box: ElementBox(
                .box,
                address.map { [Property(.loads, $0)] } ?? [],
                action: { event, text in
                    guard event == .loaded, let address else { return }
                    withTransaction(transaction) {
                        loading.wrappedValue = Loading(address: address, size: size(in: text))
                    }
                },
                [content(phase)]
            )
        )
    }
}

// A width and a height in pixels; nil for anything else, which a page says of what it did not get.
private func size(in text: String) -> CGSize? {
    let sides = text.split(separator: " ").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    return CGSize(width: sides[0], height: sides[1])
}
#endif
