#if !hasFeature(Embedded)
/// What the page behind a link says of itself.
public struct SystemLinkMetadata: Sendable, Hashable {
    /// The address that answered, after redirects.
    public var url: String

    /// The title; `nil` without one.
    public var title: String?

    /// What a page says.
    public init(url: String, title: String?) {
        self.url = url
        self.title = title
    }
}
#endif
