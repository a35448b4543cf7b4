// SPDX-License-Identifier: Apache-2.0

import Compression
import HTTPTypes
import MorselRegistry
import NIOCore

extension SiteResponse {
    /// The minimum number of bytes that are compressed: what is smaller fits into one packet anyway.
    private static let fewestBytes = 1_024

    private static let types = ["text/", "image/svg+xml"]

    /// The body that becomes smaller when it is compressed; `nil` for another one, and for one that
    /// has its codings.
    private var compressible: ByteBuffer? {
        guard status == .ok || status == .notFound, codings.isEmpty,
            case .memory(let buffer) = body, buffer.readableBytes >= Self.fewestBytes,
            Self.types.contains(where: contentType.hasPrefix)
        else { return nil }
        return buffer
    }

    /// Returns the response with a body for clients that accept gzip, at the lowest level.
    ///
    /// It is for what one client gets: 0.05 ms for a page of 7 KB, which becomes 3 KB.
    ///
    /// - Parameter headerFields: The fields of the client's request.
    /// - Returns: The response; the same if the client does not accept gzip, or if it is small.
    func compressedOnce(for headerFields: HTTPFields) -> SiteResponse {
        guard let body = compressible else { return self }
        var response = self
        response.variesByCoding = true
        guard ContentCoding.accepted(by: headerFields).contains(.gzip) else { return response }
        var deflater = Deflater(level: 1, format: .gzip)
        let gzip = deflater.deflate(Array(body.readableBytesView))
        response.codings[.gzip] = .memory(ByteBuffer(bytes: gzip))
        return response
    }

    /// Returns the response with its body in all codings, for what many clients get.
    func compressed() -> SiteResponse {
        guard let body = compressible else { return self }
        return compressed(Array(body.readableBytesView), isText: true)
    }

    /// Returns the response with bytes in all codings.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the body.
    ///   - isText: Whether the bytes are text in UTF-8.
    /// - Returns: The response with its codings.
    /// - Complexity: O(number of bytes): 0.15 s for a module of 680 KB.
    func compressed(_ bytes: [UInt8], isText: Bool) -> SiteResponse {
        var response = self
        var deflater = Deflater(level: 6, format: .gzip)
        let brotli = Brotli.compressed(bytes, quality: 5, isText: isText)
        response.codings[.gzip] = .memory(ByteBuffer(bytes: deflater.deflate(bytes)))
        response.codings[.brotli] = .memory(ByteBuffer(bytes: brotli))
        return response
    }
}
