// SPDX-License-Identifier: Apache-2.0

import AppSiteAssociation
import AssociationVerification
import CZlib
import Foundation
import MorselFetch
import TestSites
import Testing

/// The memory and time of a check, which a site must not be able to determine.
@Suite(.serialized) struct SizeTests {
    private static let limit = SiteAssociation.largestFile
    private static let tooLarge = ExchangeError.bodyTooLarge(limit: limit)

    /// Returns a valid file, padded with spaces to a number of bytes.
    private static func file(of count: Int) -> [UInt8] {
        let text = Array(TestNet.file.utf8)
        return [UInt8](repeating: 0x20, count: count - text.count) + text
    }

    @Test func largestFileIsAccepted() async throws {
        let net = try await TestNet { _ in .answer(body: Self.file(of: Self.limit)) }
        #expect(try await net.check().domainStatus == nil)
    }

    @Test func oneByteMoreIsRefused() async throws {
        let body = Self.file(of: Self.limit + 1)
        let net = try await TestNet { _ in .answer(body: body) }
        let check = try await net.check()
        #expect(check.exchangeFault == Self.tooLarge)
        #expect(check.domainStatus == .otherError)
        let endless = try await TestNet { _ in Script(.send(Script.head() + body), .close) }
        #expect(try await endless.check().exchangeFault == Self.tooLarge)
    }

    @Test(arguments: ["9999999999", "99999999999999999999", "x"])
    func statedLengthIsNotTrusted(_ length: String) async throws {
        let net = try await TestNet { _ in
            Script(.send(Script.head(["Content-Length: \(length)"])), .silence)
        }
        let fault = try await net.check().exchangeFault
        #expect(fault == Self.tooLarge || fault == .notHTTP)
    }

    // The memory of this process, server included, does not grow although 10 GB are offered.
    @Test(arguments: [nil, "Content-Length: 10737418240", "Transfer-Encoding: chunked"])
    func bodyOfTenGigabytesIsCutOff(_ header: String?) async throws {
        let isChunked = header?.hasSuffix("chunked") == true
        let chunk = [UInt8](repeating: 0x20, count: 1 << 20)
        let framed = isChunked ? Array("100000\r\n".utf8) + chunk + [0x0D, 0x0A] : chunk
        let before = residentMegabytes()
        for _ in 0..<5 {
            let net = try await TestNet { _ in
                Script(
                    .send(Script.head(header.map { [$0] } ?? [])),
                    .repeated(framed, count: 10_240)
                )
            }
            #expect(try await net.check().exchangeFault == Self.tooLarge)
        }
        let grown = residentMegabytes() - before
        #expect(grown < 64, "grew by \(grown) MB")
    }

    @Test func decompressionBombIsRefused() async throws {
        let bomb = try Self.gzip(megabytes: 256)
        #expect(bomb.count < 1 << 20)
        let before = residentMegabytes()
        for _ in 0..<5 {
            let net = try await TestNet { _ in
                .answer(
                    headers: ["Content-Type: application/json", "Content-Encoding: gzip"],
                    body: bomb
                )
            }
            let check = try await net.check()
            #expect(check.exchangeFault == Self.tooLarge)
            #expect(check.domainStatus == .otherError)
        }
        let grown = residentMegabytes() - before
        #expect(grown < 64, "grew by \(grown) MB")
    }

    @Test func compressedFileIsRead() async throws {
        let packed = try Self.gzip(Array(TestNet.file.utf8))
        let net = try await TestNet { _ in
            .answer(
                headers: ["Content-Type: application/json", "Content-Encoding: gzip"],
                body: packed
            )
        }
        let check = try await net.check()
        #expect(check.outcome.found?.bytes == Array(TestNet.file.utf8))
        #expect(check.findings.isEmpty)
    }

    @Test(arguments: ["gzip", "br", "deflate"]) func invalidCompressionIsRefused(_ encoding: String)
        async throws
    {
        let net = try await TestNet { _ in
            .answer(
                headers: ["Content-Encoding: \(encoding)"],
                body: Array("this is not compressed at all".utf8)
            )
        }
        let check = try await net.check()
        #expect(check.exchangeFault == .bodyNotDecodable)
        #expect(check.domainStatus == .otherError)
    }

    // MARK: Compression

    private func residentMegabytes() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return (Int(line.filter { $0.isNumber }) ?? 0) >> 10
    }

    private struct CompressionError: Error {}

    private static func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
        try gzip(chunk: bytes, count: 1)
    }

    private static func gzip(megabytes: Int) throws -> [UInt8] {
        try gzip(chunk: [UInt8](repeating: 0x20, count: 1 << 20), count: megabytes)
    }

    /// Returns the same bytes, repeated many times, as gzip.
    private static func gzip(chunk: [UInt8], count: Int) throws -> [UInt8] {
        var stream = unsafe z_stream()
        let version = ZLIB_VERSION
        let size = unsafe Int32(MemoryLayout<z_stream>.size)
        // The stream lives until the end of the function, and is ended there.
        guard unsafe deflateInit2_(&stream, 9, Z_DEFLATED, 31, 8, 0, version, size) == Z_OK else {
            throw CompressionError()
        }
        defer { _ = unsafe deflateEnd(&stream) }
        var input = chunk
        var packed: [UInt8] = []
        var output = [UInt8](repeating: 0, count: 1 << 16)
        for round in 1...count {
            let flush = round == count ? Z_FINISH : Z_NO_FLUSH
            // Both buffers live for the length of the closures, and zlib stays within the given
            // counts.
            try unsafe input.withUnsafeMutableBufferPointer { input in
                unsafe stream.next_in = input.baseAddress
                unsafe stream.avail_in = UInt32(input.count)
                repeat {
                    let written = unsafe output.withUnsafeMutableBufferPointer { output in
                        unsafe stream.next_out = output.baseAddress
                        unsafe stream.avail_out = UInt32(output.count)
                        let status = unsafe deflate(&stream, flush)
                        return status == Z_STREAM_ERROR
                            ? -1 : unsafe output.count - Int(stream.avail_out)
                    }
                    guard written >= 0 else { throw CompressionError() }
                    packed += output[..<written]
                } while unsafe stream.avail_out == 0
            }
        }
        return packed
    }
}
