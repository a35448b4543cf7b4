// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes

/// The uncompressed size of a clip, and its limits (feature D7, rules D-57 to D-63).
///
/// The limit depends on the lowest version of the system that the clip supports (contradiction
/// It is open whether a megabyte has 10⁶ or 2²⁰ bytes (question O-26): a size above the
/// smaller limit causes a warning, a size above the larger one is refused.
public struct ClipSize: Sendable, Hashable, Comparable {
    /// The size in bytes.
    public let bytes: Int

    /// Creates a size from a number of bytes.
    public init(bytes: Int) { self.bytes = bytes }

    /// Returns a size in megabytes of 2²⁰ bytes.
    public static func megabytes(_ count: Int) -> Self { Self(bytes: count << 20) }

    /// Orders sizes by their bytes.
    public static func < (one: Self, other: Self) -> Bool { one.bytes < other.bytes }

    /// A limit and the rule that states it.
    public struct Limit: Sendable, Hashable {
        /// The maximum size in megabytes.
        public let megabytes: Int

        /// The rule that states the limit.
        public let rule: RuleID

        /// Whether a size exceeds the limit, with megabytes of 2²⁰ bytes.
        public func isExceeded(by size: ClipSize) -> Bool { size > .megabytes(megabytes) }

        /// Whether a size is within the limit with megabytes of 2²⁰ bytes, but not with megabytes
        /// of 10⁶ bytes.
        public func isNearlyExceeded(by size: ClipSize) -> Bool {
            !isExceeded(by: size) && size.bytes > megabytes * 1_000_000
        }
    }

    /// Returns the limit of a clip for an invocation.
    ///
    /// - Parameters:
    ///   - minimumSystem: The lowest version of the system that the clip supports.
    ///   - source: The invocation.
    ///   - kind: The kind of experience. Only by the demo link can codes and tags start a clip of
    ///     100 MB (rule D-61).
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

    /// Returns the limit of a clip for invocations that are not physical, which is its general
    /// limit.
    ///
    /// - Parameter minimumSystem: The lowest version of the system that the clip supports.
    /// - Returns: The limit, with its rule.
    public static func limit(minimumSystem: SystemVersion) -> Limit {
        if minimumSystem < .largerClips { return Limit(megabytes: 10, rule: "D-57") }
        if minimumSystem < .otherApps { return Limit(megabytes: 15, rule: "D-58") }
        return Limit(megabytes: 100, rule: "D-59")
    }
}
