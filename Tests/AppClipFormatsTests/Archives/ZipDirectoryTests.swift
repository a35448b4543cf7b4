// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import BundleSamples
import SeededRandom
import Testing

/// G3: archives of apps, valid and hostile.
struct ZipDirectoryTests {
    private typealias Entry = SampleZip.Entry

    private func directory(_ zip: SampleZip) throws(ZipError) -> ZipDirectory {
        try ZipDirectory(of: MemoryBytes(zip.bytes))
    }

    private static let two = [Entry("Payload/A.app/A", "abc"), Entry("Payload/A.app/", "")]

    @Test
    func entriesAreRead() throws {
        let zip = SampleZip(Self.two)
        let directory = try directory(zip)
        #expect(directory.entries.map(\.name) == ["Payload/A.app/A", "Payload/A.app"])
        #expect(directory.entries.map(\.kind) == [.file, .folder])
        let source = MemoryBytes(zip.bytes)
        let range = try directory.range(of: directory.entries[0], in: source)
        #expect(try source.bytes(in: range) == Array("abc".utf8))
    }

    @Test(arguments: [true, false], [true, false])
    func largeAndPrefixedArchivesAreRead(_ isLarge: Bool, _ isPrefixed: Bool) throws {
        var zip = SampleZip(Self.two)
        zip.isLarge = isLarge
        zip.entries[0].isLarge = isLarge
        if isPrefixed { zip.prefix = Array("#!/bin/sh PK\u{5}\u{6} ".utf8) }
        zip.comment = Array("a comment".utf8)
        let directory = try directory(zip)
        let source = MemoryBytes(zip.bytes)
        let range = try directory.range(of: directory.entries[0], in: source)
        #expect(try source.bytes(in: range) == Array("abc".utf8))
    }

    @Test
    func namesAreUTF8OrCodePage437() throws {
        var old = Entry("")
        old.name = [0x81, 0x2E, 0x74]
        old.flags = 0
        var apple = Entry("ü.t")
        apple.flags = 0
        #expect(try directory(SampleZip([old])).entries.map(\.name) == ["ü.t"])
        #expect(try directory(SampleZip([apple])).entries.map(\.name) == ["ü.t"])
        old.flags = 1 << 11
        #expect(throws: ZipError.entry(name: "\u{FFFD}.t", .name(.encoding))) {
            try directory(SampleZip([old]))
        }
    }

    @Test(
        arguments: [
            ("../a", .parent), ("a/../b", .parent), ("a/..", .parent), ("/a", .absolute),
            ("C:/a", .absolute), ("c:a", .absolute), ("a\\b", .backslash), ("..\\a", .backslash),
            ("a\0b", .zero), ("", .empty), ("/", .empty), ("a//b", .emptyPart), ("./a", .emptyPart),
            ("a/.", .emptyPart),
            (String(repeating: "a/", count: 64) + "a", .depth(limit: 64)),
        ] as [(String, ZipError.NameFault)]
    )
    func namesThatLeadElsewhereAreRefused(_ name: String, _ fault: ZipError.NameFault) {
        let shown = name.hasSuffix("/") ? String(name.dropLast()) : name
        #expect(throws: ZipError.entry(name: shown, .name(fault))) {
            try directory(SampleZip([Entry(name)]))
        }
    }

    @Test
    func linksAreTold() throws {
        var link = Entry("a", "../../etc/passwd")
        link.mode = 0xA1ED
        var pipe = Entry("b")
        pipe.mode = 0x1180
        var folder = Entry("c")
        folder.mode = 0x41ED
        var file = Entry("d")
        file.mode = 0x81A4
        let kinds = try directory(SampleZip([link, pipe, folder, file])).entries.map(\.kind)
        #expect(kinds == [.link, .other, .folder, .file])
    }

    @Test
    func entriesOfOneNameAreRefused() {
        #expect(throws: ZipError.entry(name: "a", .duplicate)) {
            try directory(SampleZip([Entry("a"), Entry("a")]))
        }
        #expect(throws: ZipError.entry(name: "a/b", .duplicate)) {
            try directory(SampleZip([Entry("a"), Entry("a/b")]))
        }
        // Unicode has two forms of one letter, which file systems do not distinguish.
        #expect(throws: ZipError.entry(name: "\u{E9}", .duplicate)) {
            try directory(SampleZip([Entry("e\u{301}"), Entry("\u{E9}")]))
        }
    }

    @Test
    func entriesThatShareBytesAreRefused() {
        var other = Entry("b", "abc")
        other.offset = 0
        #expect(throws: ZipError.entry(name: "b", .overlap)) {
            try directory(SampleZip([Entry("a", "abc"), other]))
        }
        var long = Entry("a", "abc")
        long.compressedSize = 5_000
        long.method = 8
        #expect(throws: ZipError.entry(name: "a", .overlap)) { try directory(SampleZip([long])) }
    }

    @Test
    func bombsAreRefused() {
        var bomb = Entry("a", "0123456789")
        bomb.method = 8
        bomb.size = 20_000
        #expect(throws: ZipError.entry(name: "a", .impossibleSize)) {
            try directory(SampleZip([bomb]))
        }
        var stored = Entry("a", "abc")
        stored.size = 4
        #expect(throws: ZipError.entry(name: "a", .impossibleSize)) {
            try directory(SampleZip([stored]))
        }
        var limits = ZipDirectory.Limits()
        limits.entries = 1
        #expect(throws: ZipError.tooManyEntries(limit: 1)) {
            try ZipDirectory(of: MemoryBytes(SampleZip(Self.two).bytes), limits: limits)
        }
        limits = ZipDirectory.Limits()
        limits.unpacked = 2
        #expect(throws: ZipError.tooLarge(limit: 2)) {
            try ZipDirectory(of: MemoryBytes(SampleZip(Self.two).bytes), limits: limits)
        }
        limits = ZipDirectory.Limits()
        limits.directory = 60
        #expect(throws: ZipError.directoryTooLarge(limit: 60)) {
            try ZipDirectory(of: MemoryBytes(SampleZip(Self.two).bytes), limits: limits)
        }
    }

    @Test
    func everyTruncationIsRefused() {
        var zip = SampleZip(Self.two)
        zip.isLarge = true
        let bytes = zip.bytes
        for count in bytes.indices {
            #expect(throws: count < 4 ? ZipError.notAnArchive : .truncated) {
                try ZipDirectory(of: MemoryBytes(Array(bytes[..<count])))
            }
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func damageIsFoundOrHarmless(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var zip = SampleZip(Self.two)
        zip.isLarge = seed % 2 == 0
        zip.entries[0].isLarge = seed % 4 == 0
        let bytes = zip.bytes
        for _ in 0..<2_000 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: damaged.indices, using: &random)
                damaged[place] =
                    [0, 0xFF, UInt8.random(in: 0...255, using: &random)]
                    .randomElement(using: &random) ?? 0
            }
            let source = MemoryBytes(damaged)
            guard let directory = try? ZipDirectory(of: source) else { continue }
            for entry in directory.entries {
                #expect(!entry.name.hasPrefix("/") && !entry.name.contains(".."))
                guard let range = try? directory.range(of: entry, in: source) else { continue }
                #expect(range.upperBound <= damaged.count && range.count == entry.compressedSize)
            }
        }
    }
}
