// SPDX-License-Identifier: Apache-2.0

extension Registry {
    /// Returns all bytes with a digest, or `nil` if there are none.
    ///
    /// All of them are in memory at once; ``bytes(of:in:)`` reads a part of them.
    public func bytes(of digest: Digest) async throws -> [UInt8]? {
        guard let size = try await size(of: digest) else { return nil }
        return try await bytes(of: digest, in: 0..<size)
    }
}
