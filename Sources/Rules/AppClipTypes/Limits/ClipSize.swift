// SPDX-License-Identifier: Apache-2.0

/// How large a clip may be, uncompressed (feature D7, rules D-57 to D-63).
///
/// The limit goes by the lowest version of the system that the clip supports (contradiction X-02).
/// Whether a megabyte has 10⁶ or 2²⁰ bytes is open (question O-26): what is above the smaller is
/// worth a warning, what is above the larger is refused.
public struct ClipSize: Sendable, Hashable, Comparable {
    /// The size in bytes.
    public let bytes: Int

    /// A size in bytes.
    public init(bytes: Int) { self.bytes = bytes }

    /// A size in megabytes of 2²⁰ bytes.
    public static func megabytes(_ count: Int) -> Self { Self(bytes: count << 20) }

    /// Sizes by their bytes.
    public static func < (one: Self, other: Self) -> Bool { one.bytes < other.bytes }

    /// A limit and the rule that names it.
    public struct Limit: Sendable, Hashable {
        /// The largest size in megabytes.
        public let megabytes: Int

        /// The rule.
        public let rule: RuleID

        /// Whether a size is over the limit, with megabytes of 2²⁰ bytes.
        public func isExceeded(by size: ClipSize) -> Bool { size > .megabytes(megabytes) }

        /// Whether a size is within the limit only with megabytes of 2²⁰ bytes, but not with those
        /// of 10⁶.
        public func isNearlyExceeded(by size: ClipSize) -> Bool {
            !isExceeded(by: size) && size.bytes > megabytes * 1_000_000
        }
    }

    /// The limit of a clip for an invocation.
    ///
    /// - Parameters:
    ///   - minimumSystem: The lowest version of the system that the clip supports.
    ///   - source: The invocation.
    ///   - kind: The kind of experience. By the demo link alone a clip of 100 MB can be started at
    ///     codes and tags (rule D-61).
    /// - Returns: The limit, with its rule.
    public static func limit(
        minimumSystem: SystemVersion,
        source: InvocationSource,
        kind: ExperienceKind
    ) -> Limit {
        guard minimumSystem >= .otherApps, source.isPhysical, kind != .demoLink else {
            return limit(minimumSystem: minimumSystem)
        }
        return Limit(megabytes: 15, rule: kind == .advanced ? "D-61" : "D-60")
    }

    /// The limit of a clip for invocations that are not physical, which is what it may have at all.
    ///
    /// - Parameter minimumSystem: The lowest version of the system that the clip supports.
    /// - Returns: The limit, with its rule.
    public static func limit(minimumSystem: SystemVersion) -> Limit {
        if minimumSystem < .largerClips { return Limit(megabytes: 10, rule: "D-57") }
        if minimumSystem < .otherApps { return Limit(megabytes: 15, rule: "D-58") }
        return Limit(megabytes: 100, rule: "D-59")
    }
}
