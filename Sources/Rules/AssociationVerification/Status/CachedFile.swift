// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipTypes
public import AppSiteAssociation

/// The state of a site in the cache that devices use (rule B-18).
///
/// After a temporary error, the file of the last success is kept for ``longestKept``, while
/// requests are repeated. An error status, or a file that cannot be read, removes it immediately.
public struct CachedFile: Sendable, Hashable {
    /// The time for which a result is fresh: a day, in seconds (question O-08).
    public static let life: Int64 = 86_400

    /// The time for which a file is kept while the site cannot be reached: seven days, in seconds.
    ///
    /// This value is our choice: the time is not documented.
    public static let longestKept: Int64 = 7 * 86_400

    /// The host of the site.
    public let host: HostName

    /// The content that devices get.
    public private(set) var content: Content

    /// The time at which the content was determined.
    public private(set) var updated: Timestamp

    /// The time of the last check of the site.
    public private(set) var checked: Timestamp

    /// The number of consecutive errors since ``updated``.
    public private(set) var failures: Int

    /// The content that devices get for a site.
    public enum Content: Sendable, Hashable {
        /// The bytes of a file.
        case file([UInt8])
        /// No file, with the reason for that.
        case nothing(DomainStatus)
    }

    /// Creates the state of a site.
    public init(
        host: HostName,
        content: Content,
        updated: Timestamp,
        checked: Timestamp? = nil,
        failures: Int = 0
    ) {
        self.host = host
        self.content = content
        self.updated = updated
        self.checked = checked ?? updated
        self.failures = failures
    }

    /// Creates the state of a site after its first check.
    public init(host: HostName, check: FileCheck, at time: Timestamp) {
        let isFailure = check.outcome.found == nil
        self.init(
            host: host,
            content: Self.content(of: check.outcome),
            updated: time,
            failures: isFailure ? 1 : 0
        )
    }

    /// Updates the state with the result of another check.
    public mutating func take(_ check: FileCheck, at time: Timestamp) {
        checked = time
        if case .failed(let fault) = check.outcome {
            failures += 1
            let age = time.secondsSince1970 - updated.secondsSince1970
            if fault.isPassing, case .file = content, age <= Self.longestKept { return }
        } else {
            failures = 0
        }
        content = Self.content(of: check.outcome)
        updated = time
    }

    /// Whether the result is fresh.
    public func isFresh(at time: Timestamp) -> Bool {
        time.secondsSince1970 - checked.secondsSince1970 < Self.life
    }

    /// The row for the column "Cache Status".
    public var view: DomainView {
        switch content {
        case .nothing(let status): DomainView(host: host, error: status, lastUpdated: updated)
        case .file: DomainView(host: host, error: nil, lastUpdated: updated)
        }
    }

    private static func content(of outcome: Visit.Outcome) -> Content {
        switch outcome {
        case .found(let found): .file(found.bytes)
        case .failed(let fault): .nothing(fault.domainStatus)
        }
    }
}

extension FileCheck {
    /// Returns the row for the column "Debug Status" (rule B-19).
    public func view(of host: HostName, at time: Timestamp) -> DomainView {
        DomainView(host: host, error: domainStatus, lastUpdated: time)
    }
}
