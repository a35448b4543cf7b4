// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A change of files that mends a finding for certain.
///
/// It names what changes, not bytes: the bytes are looked up when it is applied, so that several fixes of one
/// file do not disturb each other.
public struct LintFix: Sendable, Hashable {
    /// What changes, in order.
    public let changes: [Change]

    /// One change of a file.
    public enum Change: Sendable, Hashable {
        /// The string that starts at a place gets another text: a value in a property list of any
        /// textual form, or of an assignment in an xcconfig.
        case replace(at: Place, with: String)
        /// An array of strings, below a dictionary's keys in a property list, gets one more; keys
        /// and array are made where they are missing.
        case append(String, to: [String], in: String)
        /// A member of the root dictionary of a property list gets a value, also where it is missing.
        case set([String], to: Value, in: String)
        /// A member is removed, by its keys from the root.
        case remove([String], in: String)
    }

    /// A value that can be written.
    public enum Value: Sendable, Hashable {
        case string(String)
        case boolean(Bool)
        case strings([String])
        /// Members in order.
        case booleans([String: Bool])
    }

    /// Changes, in order.
    public init(_ changes: [Change]) { self.changes = changes }
}
