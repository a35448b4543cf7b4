public import AppClipCodes

/// The URL of an experience, which the URLs of its codes have to begin with.
///
/// "Begin" is meant by whole parts (O-14): the hosts are equal; the components of the path begin
/// with the registered ones, a slash at the end aside; and if a query is registered, its
/// parameters come first and in their order.
public struct ExperiencePrefix: Sendable {
    private let url: EncodableURL

    /// The prefix that an experience was registered with.
    public init(_ url: EncodableURL) { self.url = url }

    /// Whether a URL belongs to the experience.
    public func matches(_ other: EncodableURL) -> Bool {
        func pieces(_ text: String, _ separator: Character) -> [Substring] {
            text.split(separator: separator)
        }
        return url.host == other.host
            && pieces(other.path, "/").starts(with: pieces(url.path, "/"))
            && pieces(other.query, "&").starts(with: pieces(url.query, "&"))
            && (url.query.isEmpty
                || pieces(other.path, "/").count == pieces(url.path, "/").count)
    }
}
