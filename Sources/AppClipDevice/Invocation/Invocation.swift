public import AppClipTypes

/// Something that a person does, with a URL.
public struct Invocation: Sendable, Hashable {
    /// What the person does.
    public let source: InvocationSource

    /// The URL of the code, tag, link, page or place.
    ///
    /// For a return it is the URL of the clip that the person goes back to.
    public let url: InvocationURL

    /// When it happens.
    public let time: Timestamp

    /// An invocation.
    public init(source: InvocationSource, url: InvocationURL, time: Timestamp) {
        self.source = source
        self.url = url
        self.time = time
    }
}

/// A moment, in whole seconds since the begin of 1970 in UTC.
public struct Timestamp: Sendable, Hashable, Comparable {
    /// The seconds.
    public let secondsSince1970: Int64

    /// A moment.
    public init(secondsSince1970: Int64) { self.secondsSince1970 = secondsSince1970 }

    /// Moments in their order.
    public static func < (one: Self, other: Self) -> Bool {
        one.secondsSince1970 < other.secondsSince1970
    }
}
