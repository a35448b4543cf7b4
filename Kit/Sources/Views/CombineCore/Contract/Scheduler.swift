// SPDX-License-Identifier: Apache-2.0

/// Determines when and where closures run: Combine's `Scheduler`.
public protocol Scheduler<SchedulerTimeType> {
    /// A point in time on its clock.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The options with which an action is scheduled.
    associatedtype SchedulerOptions

    /// The current time on its clock.
    var now: SchedulerTimeType { get }

    /// The minimum tolerance: the time by which an action can be late by default.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs an action at or after a time.
    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    )

    /// Runs an action repeatedly from a time on, until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}

/// A time interval that can be created from seconds: Combine's `SchedulerTimeIntervalConvertible`.
public protocol SchedulerTimeIntervalConvertible {
    /// Returns an interval in whole seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns an interval in seconds.
    static func seconds(_ s: Double) -> Self
    /// Returns an interval in milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Returns an interval in microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Returns an interval in nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

extension Scheduler {
    /// Runs an action as soon as possible.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Runs an action at or after a time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action at or after a time, with a tolerance.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs an action repeatedly, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride? = nil,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(
            after: date,
            interval: interval,
            tolerance: tolerance ?? minimumTolerance,
            options: nil,
            action
        )
    }
}
