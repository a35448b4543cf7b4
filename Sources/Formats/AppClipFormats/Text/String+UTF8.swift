// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Decodes bytes; `nil` if they are not UTF-8.
    ///
    /// It does the same as `String(validating:as:)`, which looks up its generic types at each call.
    init?(utf8 bytes: Span<UInt8>) {
        guard let text = try? UTF8Span(validating: bytes) else { return nil }
        self.init(copying: text)
    }
}
