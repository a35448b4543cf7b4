/// Where a site's file can lie.
public enum FilePlace: String, Sendable, Hashable, CaseIterable {
    /// Where the system looks first (rule B-06).
    case wellKnown = "/.well-known/apple-app-site-association"
    /// Where it lay before 2015, and where the system looks if the first place has nothing.
    case root = "/apple-app-site-association"

    /// The path of the file.
    public var path: String { rawValue }
}
