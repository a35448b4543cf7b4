// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import SeededRandom
import TestPrograms
import Testing
import ZipFiles

struct ZipArchiveTests {
    /// Returns an archive that Python creates.
    private func archive(_ lines: String...) throws -> [UInt8] {
        let script = """
            import io, sys, zipfile
            stream = io.BytesIO()
            z = zipfile.ZipFile(stream, 'w')
            \(lines.joined(separator: "\n"))
            z.close()
            sys.stdout.buffer.write(stream.getvalue())
            """
        let run = try ProgramRun("python3", ["-W", "ignore", "-c", script])
        try #require(run.status == 0, "\(run.errorOutput)")
        return run.output
    }

    private func contents(_ bytes: [UInt8]) throws -> [String: String] {
        let archive = try ZipArchive(bytes: bytes)
        var contents: [String: String] = [:]
        for file in archive.entries {
            contents[file.name] = String(
                decoding: try archive.contents(of: file, limit: Self.limit),
                as: UTF8.self
            )
        }
        return contents
    }

    private static let limit = 16 << 20
    private static let stored = "z.writestr('a.txt', 'abc' * 400)"
    private static let deflated = "z.writestr('b.txt', 'abc' * 400, zipfile.ZIP_DEFLATED)"
    private static let text = String(repeating: "abc", count: 400)

    @Test(.enabled(if: Peers.areWanted))
    func readsWhatPythonWrites() throws {
        let bytes = try archive(
            Self.stored,
            Self.deflated,
            "z.writestr('\u{1F331} é.txt', 'x', zipfile.ZIP_DEFLATED)",
            "z.writestr('empty', '')",
            "z.writestr('empty too', '', zipfile.ZIP_DEFLATED)",
            "z.writestr('folder/', '')",
            "z.comment = b'PK\\x05\\x06 with a comment' * 40"
        )
        #expect(
            try contents(bytes) == [
                "a.txt": Self.text, "b.txt": Self.text, "\u{1F331} é.txt": "x", "empty": "",
                "empty too": "", "folder": "",
            ]
        )
        #expect(try ZipArchive(bytes: bytes).entries.map(\.size) == [1_200, 1_200, 1, 0, 0, 0])
        #expect(try contents(archive("pass")) == [:])
    }

    @Test(.enabled(if: Peers.areWanted))
    func otherCompressionAndEncryptionAreRefused() throws {
        let bytes = try archive("z.writestr('a', 'abc' * 400, zipfile.ZIP_BZIP2)")
        let bzip = try ZipArchive(bytes: bytes)
        #expect(throws: ZipError.entry(name: "a", .compression(method: 12))) {
            try bzip.contents(of: bzip.entries[0], limit: Self.limit)
        }
        var encrypted = try archive(Self.stored)
        let directory = try #require(encrypted.firstRange(of: [0x50, 0x4B, 1, 2]))
        encrypted[directory.lowerBound + 8] |= 1
        let damaged = encrypted
        let archive = try ZipArchive(bytes: damaged)
        #expect(throws: ZipError.entry(name: "a.txt", .encrypted)) {
            try archive.contents(of: archive.entries[0], limit: Self.limit)
        }
    }

    @Test(arguments: [0, 1, 21, 22, 100])
    func otherBytesAreNoArchive(_ count: Int) {
        for byte: UInt8 in [0, 0x50, 0xFF] {
            #expect(throws: ZipError.notAnArchive) {
                try ZipArchive(bytes: [UInt8](repeating: byte, count: count))
            }
        }
    }

    @Test(.enabled(if: Peers.areWanted))
    func aTruncatedFileIsRefused() throws {
        let bytes = try archive(Self.stored, Self.deflated)
        for count in 0..<bytes.count {
            let failure: ZipError = count < 4 ? .notAnArchive : .truncated
            #expect(throws: failure) { try ZipArchive(bytes: Array(bytes[..<count])) }
        }
        // Bytes after the end are not a comment.
        #expect(throws: ZipError.truncated) { try ZipArchive(bytes: bytes + [0]) }
    }

    // A bit in the bytes of a file, or in the checksum: either way they do not match.
    @Test(.enabled(if: Peers.areWanted))
    func aFlippedBitOfAFileIsFound() throws {
        let bytes = try archive(Self.stored, Self.deflated)
        let whole = try ZipArchive(bytes: bytes)
        let directory = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2])).lowerBound
        let second = try #require(
            bytes.dropFirst(4).firstRange(of: [0x50, 0x4B, 3, 4])
        ).lowerBound
        let places = [
            (35, 0), (35 + 1_199, 0), (second + 35, 1), (directory - 1, 1), (directory + 16, 0),
            (directory + 19, 0),
        ]
        for (place, number) in places {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[place] ^= 1 << bit
                let archive = try ZipArchive(bytes: damaged)
                #expect(throws: ZipError.entry(name: whole.entries[number].name, .damaged)) {
                    try archive.contents(of: archive.entries[number], limit: Self.limit)
                }
                // The other file is intact.
                #expect(
                    try archive.contents(of: archive.entries[1 - number], limit: Self.limit).count
                        == 1_200
                )
            }
        }
    }

    @Test(.enabled(if: Peers.areWanted))
    func aDifferentNameInTheLocalHeaderIsRefused() throws {
        var bytes = try archive(Self.stored)
        bytes[30] ^= 1
        let archive = try ZipArchive(bytes: bytes)
        #expect(throws: ZipError.entry(name: "a.txt", .damaged)) {
            try archive.contents(of: archive.entries[0], limit: Self.limit)
        }
    }

    @Test(.enabled(if: Peers.areWanted))
    func bombsAreRefused() throws {
        let limit = Self.limit
        // The entry states its true size.
        let large = try ZipArchive(
            bytes: archive("z.writestr('a', bytes(\(limit) + 1), zipfile.ZIP_DEFLATED)")
        )
        #expect(throws: ZipError.entry(name: "a", .tooLarge(limit: limit))) {
            try large.contents(of: large.entries[0], limit: Self.limit)
        }
        let largest = try ZipArchive(
            bytes: archive("z.writestr('a', bytes(\(limit)), zipfile.ZIP_DEFLATED)")
        )
        #expect(try largest.contents(of: largest.entries[0], limit: Self.limit).count == limit)

        // The entry states 100 bytes, and grows to a million.
        var liar = try archive("z.writestr('a', bytes(1000000), zipfile.ZIP_DEFLATED)")
        let directory = try #require(liar.lastRange(of: [0x50, 0x4B, 1, 2])).lowerBound
        liar.replaceSubrange(directory + 24..<directory + 28, with: [100, 0, 0, 0])
        let bomb = try ZipArchive(bytes: liar)
        #expect(throws: ZipError.entry(name: "a", .damaged)) {
            try bomb.contents(of: bomb.entries[0], limit: Self.limit)
        }
    }

    // A hundred entries that share the same megabyte.
    @Test(.enabled(if: Peers.areWanted))
    func filesThatShareBytesAreRefused() throws {
        let bytes = try archive("z.writestr('a', 'a' * 4000)")
        let directory = try #require(bytes.lastRange(of: [0x50, 0x4B, 1, 2])).lowerBound
        let end = try #require(bytes.lastRange(of: [0x50, 0x4B, 5, 6])).lowerBound
        let entry = bytes[directory..<end]
        var bomb = Array(bytes[..<directory])
        for _ in 0..<100 { bomb += entry }
        bomb += bytes[end...]
        bomb[bomb.count - 12] = 100
        bomb[bomb.count - 14] = 100
        let shared = bomb
        #expect(throws: ZipError.damagedDirectory) { try ZipArchive(bytes: shared) }
    }

    @Test(.enabled(if: Peers.areWanted), arguments: 0..<4 as Range<UInt64>)
    func damagedArchivesAreReadOrRefused(_ seed: UInt64) throws {
        let bytes = try archive(Self.stored, Self.deflated, "z.comment = b'comment'")
        let files = try contents(bytes)
        var random = SplitMix64(seed: seed)
        for _ in 0..<500 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                // Mostly among the numbers, which are at the end.
                let last = Bool.random(using: &random) ? min(180, damaged.count) : damaged.count
                let place = damaged.count - 1 - Int.random(in: 0..<last, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
                case 1: damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                case 2: damaged[place] = 0xFF
                default: damaged.remove(at: place)
                }
                if damaged.isEmpty { break }
            }
            guard let archive = try? ZipArchive(bytes: damaged) else { continue }
            for file in archive.entries {
                guard let contents = try? archive.contents(of: file, limit: Self.limit) else {
                    continue
                }
                // Any bytes that are returned are the original ones.
                #expect(
                    contents.isEmpty
                        || files.values.contains(String(decoding: contents, as: UTF8.self))
                )
            }
        }
    }
}

extension Collection<UInt8> {
    fileprivate func firstRange(of bytes: [UInt8]) -> Range<Index>? { ranges(of: bytes).first }
    fileprivate func lastRange(of bytes: [UInt8]) -> Range<Index>? { ranges(of: bytes).last }
}

extension ZipArchive {
    fileprivate init(bytes: [UInt8]) throws { try self.init(MemoryBytes(bytes)) }
}
