// SPDX-License-Identifier: Apache-2.0

public import CombineCore
public import Foundation

extension Timer {
    /// A publisher of the current date at an interval, once it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The date at which it sends.
        public typealias Output = Date
        /// It cannot fail.
        public typealias Failure = Never

        /// The interval between two values, in seconds.
        public let interval: TimeInterval
        /// The time by which a value may be late, in seconds.
        public let tolerance: TimeInterval?
        /// The run loop on which it sends values.
        public let runLoop: RunLoop
        /// The mode in which it sends values; modes are not distinguished.
        public let mode: RunLoop.Mode

        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a timer publisher, which starts when it is connected.
        public init(
            interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            runLoop: RunLoop,
            mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        /// Starts the timer, which runs until the result is cancelled.
        public func connect() -> any Cancellable {
            let step = SchedulerInterval(interval)
            return runLoop.schedule(
                after: runLoop.now.advanced(by: step),
                interval: step,
                tolerance: tolerance.map { SchedulerInterval($0) }
            ) { [subject] in
                subject.send(Date())
            }
        }
    }

    /// Returns a publisher of the current date at an interval.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }
}
