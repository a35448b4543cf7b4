// SPDX-License-Identifier: Apache-2.0

/// The reason a WebAssembly module cannot be read, and its location.
public struct WebAssemblyError: Error, Sendable, Hashable {
    /// The reason.
    public let code: Code

    /// The offset of the first byte at fault, from the start of the file.
    public let offset: Int

    /// Creates an error.
    public init(_ code: Code, at offset: Int) {
        self.code = code
        self.offset = offset
    }

    /// The reason a module cannot be read.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The file does not start with the module's magic number.
        case notAModule
        /// The file has another version than 1, or is a component.
        case unsupportedVersion
        /// The file, a section or a function ends before its content does.
        case truncated
        /// A number is larger than its type, or is written with too many bytes.
        case damagedNumber
        /// A name is not valid UTF-8.
        case damagedName
        /// A section does not end with its content, or occurs twice.
        case damagedSection
        /// The kind of a section or an import is not known.
        case unknownKind
        /// The file has more bytes than the limit.
        case tooLarge(limit: Int)
        /// The file has more sections, functions, imports and names than the limit.
        case tooManyValues(limit: Int)
    }
}
