import AppClipExperiences
public import AppClipTypes

/// What `LPMetadataProvider` says about a URL (rules D-37 and D-39).
public enum LinkPreview: Sendable, Hashable {
    /// A preview that launches a clip when it is tapped.
    case clip(CardPresentation)
    /// The full app is there, and opens.
    case app(AppIdentifier)
    /// An ordinary preview of the page.
    case page(InvocationURL)

    /// Asks for the metadata of a URL, as an app does before it shows a preview.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - device: The device.
    ///   - world: What is known about the URL.
    ///   - time: When it is asked.
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
