// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A change of files that certainly fixes a finding.
///
/// It describes the change rather than its bytes: these are determined when it is applied, so that several fixes of one
/// file do not interfere with each other.
public struct LintFix: Sendable, Hashable {
    /// The changes, in order.
    public let changes: [Change]

    /// A single change of a file.
    public enum Change: Sendable, Hashable {
        /// Replaces the string that starts at a location: a value in a property list of any text format, or of an
        /// assignment in an xcconfig.
        case replace(at: Place, with: String)
        /// Appends a string to an array in a property list, given by its keys; missing keys and a missing array are
        /// added.
        case append(String, to: [String], in: String)
        /// Sets a member of a property list, given by its keys from the root, or adds it.
        case set([String], to: Value, in: String)
        /// Removes a member, given by its keys from the root.
        case remove([String], in: String)
    }

    /// A value that can be written to a property list.
    public enum Value: Sendable, Hashable {
        case string(String)
        case boolean(Bool)
        case strings([String])
        /// A dictionary of Booleans, whose members are written in order.
        case booleans([String: Bool])
    }

    /// Creates a fix from changes, in order.
    public init(_ changes: [Change]) { self.changes = changes }
}
