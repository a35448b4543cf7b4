// SPDX-License-Identifier: Apache-2.0

/// The two languages of a clip's sources, which differ in their comments, strings and directives.
public enum SourceLanguage: Sendable, Hashable {
    case swift
    /// Objective-C, Objective-C++, C, C++ and their headers: all have the same preprocessor.
    case objectiveC

    /// Determines the language of a file by its extension; `nil` for a file that is not source code.
    public init?(path: String) {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        switch path[path.index(after: dot)...] {
        case "swift": self = .swift
        case "m", "mm", "M", "h", "c", "cc", "cpp", "cxx", "hh", "hpp", "pch": self = .objectiveC
        default: return nil
        }
    }
}
