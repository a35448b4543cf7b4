// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The unexpected end of a program, with its location in the source.
public struct Crash: Encodable, Sendable, Hashable {
    /// The last error message of the program, or a description of its end.
    public var message: String

    /// The path of the source file, as the compiler names it; `nil` if it is unknown.
    public var file: String?

    /// The line in the file, from 1 on.
    public var line: Int?

    /// The functions that were running, the innermost first; at most ten.
    public var frames: [String]

    /// Creates a crash with a sentence, if the program itself gave no message.
    init(sentence: String) {
        message = sentence
        frames = []
    }

    /// Creates a crash from the last lines of a program's error output and its end.
    ///
    /// - Parameters:
    ///   - output: The lines of error output, the latest last.
    ///   - ending: The end of the process.
    public init(output: [String], ending: ProcessEnding) {
        message = ending.sentence
        frames = []
        for line in output {
            guard let found = SwiftFailure(line) else { continue }
            message = found.message
            // The source of the standard library's own lines is not available.
            if !found.file.hasPrefix("Swift/") { (file, self.line) = (found.file, found.line) }
        }
        for line in output where frames.count < 10 {
            guard let frame = BacktraceFrame(line) else { continue }
            frames.append("\(frame.function) \u{2013} \(frame.fileName):\(frame.line)")
            if file == nil { (file, self.line) = (frame.file, frame.line) }
        }
    }
}

/// The way in which a process ended.
public enum ProcessEnding: Sendable, Hashable {
    /// The process ended by itself, with a status.
    case status(Int32)
    /// The process was ended by a signal of this number.
    case signal(Int32)

    /// Parses the ending that a line of error output announces: a failure of Swift code, or the
    /// first line of a backtrace; `nil` for any other line.
    init?(beginningOfBacktrace line: String) {
        if SwiftFailure(line) != nil {
            self = .signal(5)
        } else if line.hasPrefix("*** Signal "),
            let number = Int32(line.dropFirst("*** Signal ".count).prefix { $0.isNumber })
        {
            self = .signal(number)
        } else {
            return nil
        }
    }

    /// A sentence that describes the ending.
    public var sentence: String {
        switch self {
        case .status(let status): "The program ended by itself, with status \(status)."
        case .signal(let signal):
            "The program was ended by signal \(signal) (\(Self.name(signal)))."
        }
    }

    private static func name(_ signal: Int32) -> String {
        switch signal {
        case 4, 5: "a Swift runtime error"
        case 6: "abort"
        case 8: "arithmetic"
        case 9: "killed"
        case 10, 11: "access to memory that is not there"
        default: "see signal(7)"
        }
    }
}

/// A line such as `Fruta/Model.swift:12: Fatal error: no smoothie`.
struct SwiftFailure: Equatable {
    let file: String
    let line: Int
    let message: String

    init?(_ text: String) {
        for kind in ["Fatal error", "Precondition failed", "Assertion failed"] {
            guard let range = text.range(of: ": " + kind) else { continue }
            let place = text[..<range.lowerBound]
            guard let colon = place.lastIndex(of: ":"),
                let line = Int(place[place.index(after: colon)...]), line > 0
            else { continue }
            let file = place[..<colon]
            guard file.hasSuffix(".swift") else { continue }
            let rest = text[range.upperBound...].drop { $0 == ":" || $0 == " " }
            self.file = String(file)
            self.line = line
            message = rest.isEmpty ? "\(kind)." : "\(kind): \(rest)"
            return
        }
        return nil
    }
}

/// A line of a backtrace, such as `3 0x… Model.order() + 20 in Fruta at /srv/clips/Model.swift:12:5`.
struct BacktraceFrame: Equatable {
    let function: String
    let file: String
    let line: Int

    var fileName: Substring { file.split(separator: "/").last ?? "" }

    init?(_ text: String) {
        let words = text.split(separator: " ")
        guard let at = words.lastIndex(of: "at"), at + 1 < words.count,
            let number = words.first, number.allSatisfy(\.isNumber)
        else { return nil }
        let place = words[(at + 1)...].joined(separator: " ").split(separator: ":")
        guard place.count >= 2, place[0].hasPrefix("/"), place[0].hasSuffix(".swift"),
            let line = Int(place[1]), line > 0
        else { return nil }
        // The words before it are the number, the address and sometimes a note about the address.
        let name = words[1..<at].drop { $0.hasPrefix("0x") || $0.hasPrefix("[") }
        let end = name.lastIndex { $0 == "in" } ?? name.endIndex
        function = name[..<end].joined(separator: " ")
        file = String(place[0])
        self.line = line
    }
}
