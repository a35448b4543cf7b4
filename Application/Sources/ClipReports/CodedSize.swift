// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

/// The size of files, as they are and as browsers load them.
package struct CodedSize: Encodable, Sendable, Hashable {
    /// The number of bytes without compression.
    package let bytes: Int

    /// The number of bytes for a browser that accepts Brotli.
    package let brotli: Int

    /// The number of bytes for a browser that accepts gzip, but not Brotli.
    package let gzip: Int

    /// The size of no files.
    static let zero = CodedSize(0)

    /// Creates the size of a file that is sent as it is, or in codings.
    init(_ bytes: Int, codings: [ContentCoding: Int] = [:]) {
        self.init(
            bytes: bytes,
            brotli: codings[.brotli] ?? codings[.gzip] ?? bytes,
            gzip: codings[.gzip] ?? bytes
        )
    }

    private init(bytes: Int, brotli: Int, gzip: Int) {
        self.bytes = bytes
        self.brotli = brotli
        self.gzip = gzip
    }

    static func + (one: CodedSize, other: CodedSize) -> CodedSize {
        CodedSize(
            bytes: one.bytes + other.bytes,
            brotli: one.brotli + other.brotli,
            gzip: one.gzip + other.gzip
        )
    }
}
