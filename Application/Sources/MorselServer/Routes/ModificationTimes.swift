// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import Synchronization

/// The times at which the association files of hosts last changed, for `Last-Modified`.
///
/// A file is made from the registry for each request, and has no date of its own. It is certain
/// that the bytes are not newer than the first response of this process that had them. Each change
/// moves the date forward by at least a second, so that no client keeps an old file.
final class ModificationTimes: Sendable {
    /// The maximum number of hosts that are stored; beyond it, all are removed, at the cost of one download.
    private static let mostHosts = 100_000

    private let times = Mutex<[HostName: (tag: String, time: Timestamp)]>([:])

    /// Returns the time at which a host's file last changed.
    ///
    /// - Parameters:
    ///   - tag: The entity tag of the file.
    ///   - host: The host.
    ///   - now: The time of the request.
    /// - Returns: The time of the first response with this file, less one second.
    func time(of tag: String, for host: HostName, now: Timestamp) -> Timestamp {
        times.withLock { times in
            if let known = times[host], known.tag == tag { return known.time }
            let after = times[host].map { $0.time.secondsSince1970 + 1 } ?? 0
            if times[host] == nil, times.count >= Self.mostHosts { times = [:] }
            // The time is a second earlier, since the header `Date` may be late by that (RFC 9110, 8.8.2.1).
            let time = Timestamp(secondsSince1970: max(now.secondsSince1970 - 1, after))
            times[host] = (tag, time)
            return time
        }
    }
}
