// SPDX-License-Identifier: Apache-2.0

/// The sizes of a WebAssembly module's parts, and the names of its functions.
///
/// Instructions are not read, and a module that is read is not necessarily valid.
///
///     magic number and version
///     sections
///       number, size, content
///         code: for each function its size and its body
///         custom section `name`: names of functions by their indices
public struct WebAssemblyModule: Sendable, Hashable {
    /// A section of a module.
    public struct Section: Sendable, Hashable {
        /// The name by the specification, such as `code`, or the name of a custom section.
        public let name: String

        /// Whether the section is a custom one.
        public let isCustom: Bool

        /// The number of bytes, with the section's number and size.
        public let size: Int
    }

    /// A function of a module that has a body.
    public struct Function: Sendable, Hashable {
        /// The index, in which imported functions come first.
        public let index: Int

        /// The number of bytes of the body, with its size.
        public let size: Int

        /// The name in the section `name`, as compilers write it; `nil` for none.
        public let name: String?
    }

    /// The sections in the order of the file.
    public let sections: [Section]

    /// The functions with a body, in the order of their indices.
    public let functions: [Function]

    /// The number of bytes of the magic number and the version.
    public static let headerSize = 8

    /// Reads a module.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the module.
    ///   - limits: The maximum size, and the maximum number of sections, functions, imports and names
    ///     together; parts are not nested deeper than the format says.
    /// - Throws: ``WebAssemblyError`` with the first error.
    /// - Complexity: O(*n* + *m*), where *n* is the number of values and *m* the size of names.
    public init(
        _ bytes: [UInt8],
        limits: ReadingLimits = .webAssembly
    ) throws(WebAssemblyError) {
        guard bytes.count <= limits.size else {
            throw WebAssemblyError(.tooLarge(limit: limits.size), at: limits.size)
        }
        guard bytes.starts(with: [0x00, 0x61, 0x73, 0x6D]) else {
            throw WebAssemblyError(.notAModule, at: 0)
        }
        guard bytes.dropFirst(4).starts(with: [1, 0, 0, 0]) else {
            throw WebAssemblyError(bytes.count < 8 ? .truncated : .unsupportedVersion, at: 4)
        }
        var reader = WebAssemblyReader(bytes)
        try reader.skip(Self.headerSize)
        var content = WebAssemblyContent(limit: limits.count)
        while !reader.isAtEnd { try content.readSection(from: &reader) }
        sections = content.sections
        functions = content.functions
    }
}

extension ReadingLimits {
    /// The limits for WebAssembly modules: 100 MiB, 1,000,000 values.
    public static let webAssembly = ReadingLimits(size: 100 << 20, depth: 2, count: 1_000_000)
}
