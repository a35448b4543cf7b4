// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
import AppClipExperiences
public import AppClipTypes

/// The preview of a link: the metadata that `LPMetadataProvider` returns to an app for a URL (rules
/// D-37 and D-39), and the bubble in Messages (rule D-32).
public enum LinkPreview: Sendable, Hashable {
    /// A preview that launches a clip when it is tapped.
    case clip(CardPresentation)
    /// A preview that opens the full app, which is installed.
    case app(AppIdentifier)
    /// A preview of the web page.
    case page(InvocationURL)

    /// Creates the preview of a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - device: The device.
    ///   - world: The data of the store and the verifier about the URL.
    ///   - time: The time at which the preview is made.
    ///   - source: The source of a tap on the preview: `otherAppPreview` or `messages`.
    public init(
        of url: InvocationURL,
        on device: DeviceState,
        in world: World,
        at time: Timestamp,
        for source: InvocationSource = .otherAppPreview
    ) {
        let tap = Invocation(source: source, url: url, time: time)
        switch Decision(about: tap, on: device, in: world).outcome {
        case .card(let card): self = .clip(card)
        case .app(let app, _): self = .app(app)
        case .launch, .appBanner, .webPage: self = .page(url)
        }
    }

    /// The title of the clip's card; `nil` for other previews, which have the page's title.
    public var title: String? {
        if case .clip(let card) = self { card.title } else { nil }
    }

    /// Returns the reference of the image.
    ///
    /// It is the image that the page names (rule B-32), or that of the card if the page was not
    /// read. A limited preview has no image (question O-16).
    ///
    /// - Parameter page: The page; `nil` if it was not read.
    /// - Returns: The reference; `nil` if there is no image.
    public func image(of page: Page?) -> String? {
        switch self {
        case .clip(let card) where card.hasLimitedPreview: nil
        case .clip(let card): page == nil ? card.image : page?.previewImage
        case .app, .page: page?.previewImage
        }
    }
}
