// SPDX-License-Identifier: Apache-2.0

/// A scheduler that runs actions immediately, on the calling thread: Combine's
/// `ImmediateScheduler`.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// The shared scheduler.
    public static let shared = ImmediateScheduler()

    private init() {}

    /// The options of the scheduler, of which there are none.
    public enum SchedulerOptions: Sendable {}

    /// A time on a clock that never advances.
    public struct SchedulerTimeType: Strideable, Sendable {
        private let offset: SchedulerInterval

        fileprivate init(offset: SchedulerInterval) { self.offset = offset }

        /// Returns the interval to another time.
        public func distance(to other: Self) -> SchedulerInterval { other.offset - offset }

        /// Returns the time after an interval.
        public func advanced(by n: SchedulerInterval) -> Self { Self(offset: offset + n) }
    }

    /// The current time, which never changes.
    public var now: SchedulerTimeType { SchedulerTimeType(offset: 0) }

    /// Zero: an action is never late.
    public var minimumTolerance: SchedulerInterval { 0 }

    /// Runs the action immediately.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

    /// Runs the action immediately.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the action once, immediately.
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
