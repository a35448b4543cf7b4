// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// How much a line of a log matters: `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// Apple's figure.
    public let rawValue: UInt8

    /// A type by its figure.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// As usual.
    public static let `default` = Self(rawValue: 0)
    /// Good to know.
    public static let info = Self(rawValue: 1)
    /// For those who look for a fault.
    public static let debug = Self(rawValue: 2)
    /// Something failed.
    public static let error = Self(rawValue: 16)
    /// The program is at fault.
    public static let fault = Self(rawValue: 17)
}

/// Writes lines to the log: `Logger`.
public struct Logger: Sendable {
    /// A line of the log.
    public struct Line: Sendable, Hashable {
        /// The part of the system; empty if none was named.
        public let subsystem: String
        /// The subject; empty if none was named.
        public let category: String
        /// How much it matters.
        public let type: OSLogType
        /// What it says; private values are not in it.
        public let message: String
    }

    // Names of lines go through a lock, because any thread may write.
    private static let receiver = Mutex<@Sendable (Line) -> Void>({ print($0.text) })

    /// Sends every line of this process to a closure, in place of the standard output.
    public static func send(to receiver: @escaping @Sendable (Line) -> Void) {
        Self.receiver.withLock { $0 = receiver }
    }

    private let subsystem: String
    private let category: String

    /// A log without a name.
    public init() { self.init(subsystem: "", category: "") }

    /// A log of a part of the system.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// A log of Apple's older kind.
    public init(_ log: OSLog) { self.init(subsystem: log.subsystem, category: log.category) }

    /// Writes a line.
    public func log(level: OSLogType = .default, _ message: OSLogMessage) {
        let line = Line(
            subsystem: subsystem,
            category: category,
            type: level,
            message: message.text
        )
        Self.receiver.withLock { $0 }(line)
    }

    /// Writes a line for those who look for a fault.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a line for those who look for a fault.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes a line that is good to know.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a line.
    public func notice(_ message: OSLogMessage) { log(message) }
    /// Writes that something failed.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes that something failed.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes that the program is at fault.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes that the program is at fault.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

extension Logger.Line {
    fileprivate var text: String {
        let names = [subsystem, category].filter { !$0.isEmpty }
        return names.isEmpty ? message : "[\(names.joined(separator: ":"))] \(message)"
    }
}

/// A log of Apple's older kind: `OSLog`.
public final class OSLog: NSObject, Sendable {
    let subsystem: String
    let category: String

    /// A log of a part of the system.
    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// A log without a name.
    public static let `default` = OSLog(subsystem: "", category: "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line, whose placeholders are C's with `%{public}` and `%{private}`.
public func os_log(_ message: StaticString, _ arguments: any CVarArg...) {
    write(message, .default, .default, arguments)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line to a log.
public func os_log(
    _ message: StaticString,
    log: OSLog,
    type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    write(message, log, type, arguments)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a line to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString) {
    write(message, log, type, [])
}

private func write(
    _ message: StaticString,
    _ log: OSLog,
    _ type: OSLogType,
    _ arguments: [any CVarArg]
) {
    let format = "\(message)"
        .replacing("%{public}", with: "%")
        .replacing("%{private}", with: "%")
    let text = arguments.isEmpty ? format : String(format: format, arguments: arguments)
    Logger(log).log(level: type, "\(text, privacy: .public)")
}
