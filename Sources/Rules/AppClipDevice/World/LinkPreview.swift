// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
public import AppClipTypes

/// The link preview that `LPMetadataProvider` gives an app for a URL (rules D-37 and D-39).
public enum LinkPreview: Sendable, Hashable {
    /// A preview that launches a clip when it is tapped.
    case clip(CardPresentation)
    /// A preview that opens the full app, which is installed.
    case app(AppIdentifier)
    /// A preview of the web page.
    case page(InvocationURL)

    /// The preview of a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - device: The device.
    ///   - world: What is known about the URL.
    ///   - time: When the app requests the metadata.
    public init(
        of url: InvocationURL,
        on device: DeviceState,
        in world: World,
        at time: Timestamp
    ) {
        let tap = Invocation(source: .otherAppPreview, url: url, time: time)
        switch Decision(about: tap, on: device, in: world).outcome {
        case .card(let card): self = .clip(card)
        case .app(let app, _): self = .app(app)
        case .launch, .appBanner, .webPage: self = .page(url)
        }
    }
}
