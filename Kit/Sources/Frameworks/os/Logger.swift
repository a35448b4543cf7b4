// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// The severity of a log message: `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The raw value of Apple's framework.
    public let rawValue: UInt8

    /// Creates a type from its raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A message of default severity.
    public static let `default` = Self(rawValue: 0)
    /// Helpful, but not essential information.
    public static let info = Self(rawValue: 1)
    /// Information for debugging.
    public static let debug = Self(rawValue: 2)
    /// An error of an operation.
    public static let error = Self(rawValue: 16)
    /// A fault of the program.
    public static let fault = Self(rawValue: 17)
}

/// Writes messages to the log: `Logger`.
public struct Logger: Sendable {
    /// A message in the log.
    public struct Line: Sendable, Hashable {
        /// The subsystem; empty if none was given.
        public let subsystem: String
        /// The category; empty if none was given.
        public let category: String
        /// The severity of the message.
        public let type: OSLogType
        /// The text of the message, without private values.
        public let message: String
    }

    // The closure that receives messages; under a lock, since any thread may write.
    private static let receiver = Mutex<@Sendable (Line) -> Void>({ print($0.text) })

    /// Sends every message of this process to a closure, instead of the standard output.
    public static func send(to receiver: @escaping @Sendable (Line) -> Void) {
        Self.receiver.withLock { $0 = receiver }
    }

    private let subsystem: String
    private let category: String

    /// Creates a log without a subsystem and a category.
    public init() { self.init(subsystem: "", category: "") }

    /// Creates a log for a category of a subsystem.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// Creates a log from one of the older API.
    public init(_ log: OSLog) { self.init(subsystem: log.subsystem, category: log.category) }

    /// Writes a message with a severity.
    public func log(level: OSLogType = .default, _ message: OSLogMessage) {
        let line = Line(
            subsystem: subsystem,
            category: category,
            type: level,
            message: message.text
        )
        Self.receiver.withLock { $0 }(line)
    }

    /// Writes a message for debugging.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a message for debugging.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes an informative message.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a message of default severity.
    public func notice(_ message: OSLogMessage) { log(message) }
    /// Writes a message about an error.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a message about an error.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes a message about a fault of the program.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes a message about a fault of the program.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

extension Logger.Line {
    fileprivate var text: String {
        let names = [subsystem, category].filter { !$0.isEmpty }
        return names.isEmpty ? message : "[\(names.joined(separator: ":"))] \(message)"
    }
}

/// A log of the older API: `OSLog`.
public final class OSLog: NSObject, Sendable {
    let subsystem: String
    let category: String

    /// Creates a log for a category of a subsystem.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// The log without a subsystem and a category.
    public static let `default` = OSLog(subsystem: "", category: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message, whose placeholders are those of C, with `%{public}` and `%{private}`.
public func os_log(_ message: StaticString, _ arguments: any CVarArg...) {
    write(message, .default, .default, arguments)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to a log.
public func os_log(
    _ message: StaticString,
    log: OSLog,
    type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    write(message, log, type, arguments)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a message to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString) {
    write(message, log, type, [])
}

private func write(
    _ message: StaticString,
    _ log: OSLog,
    _ type: OSLogType,
    _ arguments: [any CVarArg]
) {
    let text = FormatString("\(message)").text(with: arguments)
    Logger(log).log(level: type, "\(text, privacy: .public)")
}
