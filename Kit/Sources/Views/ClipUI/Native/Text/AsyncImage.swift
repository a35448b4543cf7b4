// SPDX-License-Identifier: Apache-2.0

import ClipState

/// An image from a URL: SwiftUI's `AsyncImage`.
///
/// The page loads the image, and reports when it is available or could not be loaded.
nonisolated public struct AsyncImage<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a view of an image, with a grey area until it is loaded.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        box = loading(url, scale, Transaction()) { phase in
            guard let image = phase.image else { return ChoiceBox(standardPlaceholder(), 1) }
            return ChoiceBox(image.boxed(), 2)
        }
    }

    /// Creates a view from an image, or from a placeholder until it is loaded.
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

    /// Creates a view from the phase of the image; changes of the phase use the transaction.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        box = loading(url, scale, transaction) { content($0).boxed() }
    }

    /// Returns the content.
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

// Returns the grey area of an image that is not loaded yet.
private func standardPlaceholder() -> ViewBox {
    ElementBox(.shape, [Property(.paint, .integer(24 << 8))])
}

/// The phase of the loading of an image: SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
    /// The image is not loaded yet.
    case empty
    /// The image is loaded.
    case success(Image)
    /// The image could not be loaded.
    case failure(any Error)

    /// The image, if it is loaded.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// The reason for which the image could not be loaded.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An error that the page reports if it could not load an image; it gives no reason.
struct ImageLoadingError: Error, CustomStringConvertible {
    let address: String

    var description: String { "The image at \(address) could not be loaded." }
}

// The result that the page has reported for a URL.
private struct Loading {
    let address: String
    // nil if the image could not be loaded.
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

// Returns a width and a height in pixels; nil for any other text, which the page sends if loading failed.
private func size(in text: String) -> CGSize? {
    let sides = text.split(separator: " ").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    return CGSize(width: sides[0], height: sides[1])
}
