internal import AppClipDevice
internal import AppClipTypes
internal import Synchronization

/// Since when hosted files are as they are, for `Last-Modified`.
///
/// A file is made from the registry when it is asked for, and has no date of its own. What is known
/// for certain is when this process first gave these bytes: they are not newer. A change always
/// moves the date forward by a second at least, so that no client keeps what is old.
final class FileTimes: Sendable {
    /// The most hosts that are remembered; beyond that all are forgotten, which costs a download.
    private static let mostHosts = 100_000

    private let seen = Mutex<[HostName: (tag: String, time: Timestamp)]>([:])

    /// Since when a host's file has been as it is.
    ///
    /// - Parameters:
    ///   - tag: What names the bytes and no others.
    ///   - host: The host.
    ///   - now: This moment.
    /// - Returns: When the bytes were first given.
    func time(of tag: String, for host: HostName, now: Timestamp) -> Timestamp {
        seen.withLock { seen in
            if let known = seen[host], known.tag == tag { return known.time }
            let after = seen[host].map { $0.time.secondsSince1970 + 1 } ?? 0
            if seen[host] == nil, seen.count >= Self.mostHosts { seen = [:] }
            // A second earlier, since the header `Date` may lag behind by that (RFC 9110, 8.8.2.1).
            let time = Timestamp(secondsSince1970: max(now.secondsSince1970 - 1, after))
            seen[host] = (tag, time)
            return time
        }
    }
}
