// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// Runs everything at once, on the thread that asks: Combine's `ImmediateScheduler`.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There is one scheduler of this kind.
    public static let shared = ImmediateScheduler()

    private init() {}

    /// It has no options.
    public enum SchedulerOptions: Sendable {}

    /// A time on a clock that stands still.
    public struct SchedulerTimeType: Strideable, Sendable {
        private let offset: SchedulerInterval

        fileprivate init(offset: SchedulerInterval) { self.offset = offset }

        /// The distance to another time.
        public func distance(to other: Self) -> SchedulerInterval { other.offset - offset }

        /// The time at a distance.
        public func advanced(by n: SchedulerInterval) -> Self { Self(offset: offset + n) }
    }

    /// The one time that there is.
    public var now: SchedulerTimeType { SchedulerTimeType(offset: 0) }

    /// It is never late.
    public var minimumTolerance: SchedulerInterval { 0 }

    /// Runs the action.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Runs the action.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the action once.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
#endif
