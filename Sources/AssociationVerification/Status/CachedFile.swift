public import AppClipDevice
public import AppClipTypes
public import AppSiteAssociation

/// What the cache that devices ask has of a site (rule B-18).
///
/// A site that fails for a moment does not lose what it gave before: its file is kept for
/// ``longestKept``, while the site is asked again and again. A site that says that there is no file,
/// or gives a broken one, loses it at once.
public struct CachedFile: Sendable, Hashable {
    /// How long what was found is taken for true: a day, in seconds (question O-08).
    public static let life: Int64 = 86_400

    /// How long a file outlives a site that cannot be reached: seven days, in seconds.
    ///
    /// Ours: nobody documents it.
    public static let longestKept: Int64 = 7 * 86_400

    /// The site.
    public let host: HostName

    /// What devices are given.
    public private(set) var content: Content

    /// When that was found out.
    public private(set) var updated: Timestamp

    /// When the site was asked last.
    public private(set) var checked: Timestamp

    /// How often in a row the site failed since ``updated``.
    public private(set) var failures: Int

    /// What devices are given.
    public enum Content: Sendable, Hashable {
        /// The bytes of a file.
        case file([UInt8])
        /// No file, for this reason.
        case nothing(DomainStatus)
    }

    /// What is known of a site.
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

    /// What is known after the first check of a site.
    public init(host: HostName, check: FileCheck, at time: Timestamp) {
        let isFailure = check.outcome.found == nil
        self.init(
            host: host,
            content: Self.content(of: check.outcome),
            updated: time,
            failures: isFailure ? 1 : 0
        )
    }

    /// Takes the result of another check.
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

    /// Whether what is known is still taken for true.
    public func isFresh(at time: Timestamp) -> Bool {
        time.secondsSince1970 - checked.secondsSince1970 < Self.life
    }

    /// What the column "Cache Status" shows.
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
    /// What the column "Debug Status" shows (rule B-19).
    public func view(of host: HostName, at time: Timestamp) -> DomainView {
        DomainView(host: host, error: domainStatus, lastUpdated: time)
    }
}
