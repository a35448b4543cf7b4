// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// Decides when and where closures run: Combine's `Scheduler`.
public protocol Scheduler<SchedulerTimeType> {
    /// Its clock's points in time.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// Its own options.
    associatedtype SchedulerOptions

    /// The time of its clock.
    var now: SchedulerTimeType { get }

    /// By how much it can be late without being told otherwise.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs an action at a time.
    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    )

    /// Runs an action again and again from a time on, until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType,
        interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable
}

/// A length of time that is made from seconds: Combine's `SchedulerTimeIntervalConvertible`.
public protocol SchedulerTimeIntervalConvertible {
    /// A number of seconds.
    static func seconds(_ s: Int) -> Self
    /// A number of seconds, with parts of them.
    static func seconds(_ s: Double) -> Self
    /// A number of thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// A number of millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// A number of billionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

extension Scheduler {
    /// Runs an action as soon as possible.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Runs an action at a time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action at a time, with a tolerance.
    public func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs an action again and again, until the result is cancelled.
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
#endif
