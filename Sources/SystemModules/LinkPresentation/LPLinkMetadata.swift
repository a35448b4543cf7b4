#if !hasFeature(Embedded)
public import Foundation

/// What the page behind a link says of itself.
public class LPLinkMetadata: NSObject {
    /// The link that was asked for.
    public var originalURL: URL?

    /// The address that answered, after redirects.
    public var url: URL?

    /// The title; `nil` without one.
    public var title: String?
}
#endif
