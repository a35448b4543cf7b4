// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipFormats

/// The value of a build setting in one configuration of one target.
public struct ResolvedSetting: Sendable, Hashable {
    /// The level of a project's settings that a value comes from, from the weakest to the strongest.
    public enum Level: Sendable, Hashable {
        /// The default value of Xcode.
        case standard
        /// The `.xcconfig` of the project's configuration.
        case projectFile
        /// The project's configuration.
        case project
        /// The `.xcconfig` of the target's configuration.
        case targetFile
        /// The target's configuration.
        case target
    }

    /// The value; variables without a value are left as they are written.
    public let text: String

    /// The variables in it that have no value, in the order of their evaluation, each once.
    public let unresolved: [String]

    /// The variables in it that only the machine that builds and signs knows, such as `AppIdentifierPrefix`.
    public let symbolic: [String]

    /// The location of the assignment that determines the value; `nil` for a default of Xcode.
    public let place: Place?

    /// The level of the assignment.
    public let level: Level

    /// The assigned value as it is written, before its variables are replaced.
    public let raw: String

    /// Whether the value is `YES` or one of its equivalents in Xcode.
    public var isYes: Bool { text == "YES" || text == "1" || text == "true" || text == "yes" }

    /// The elements of a list, separated by spaces; quotation marks and backslashes keep spaces in an element.
    public var list: [String] { SettingList.elements(of: text) }
}

/// Lists in build settings, which are written as in a shell.
enum SettingList {
    /// Splits a list into its elements.
    static func elements(of text: String) -> [String] {
        var elements: [String] = []
        var current: [UInt8] = []
        var isOpen = false
        var quote: UInt8?
        var isEscaped = false
        for byte in text.utf8 {
            if isEscaped {
                current.append(byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\"), quote != UInt8(ascii: "'") {
                isEscaped = true
                isOpen = true
            } else if byte == quote {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
                isOpen = true
            } else if quote == nil, byte.isSpace {
                if isOpen { elements.append(String(decoding: current, as: UTF8.self)) }
                current = []
                isOpen = false
            } else {
                current.append(byte)
                isOpen = true
            }
        }
        if isOpen { elements.append(String(decoding: current, as: UTF8.self)) }
        return elements
    }
}
