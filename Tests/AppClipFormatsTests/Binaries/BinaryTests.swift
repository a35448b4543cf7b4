// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats
import BundleSamples
import SeededRandom
import Testing

/// G3: programs, their libraries and their signatures.
struct BinaryTests {
    // Created for each use: the address sanitizer reports enums in globals as leaks.
    private static var claims: SampleValue {
        [
            "application-identifier": "ABCDE12345.com.example.fruta",
            "com.apple.developer.associated-domains": ["appclips:fruta.example"],
            "get-task-allow": true, "number": 300, "minus": -129, "inner": ["a": ["b", "c"]],
        ]
    }

    private func read(_ bytes: [UInt8]) throws(BinaryError) -> Binary {
        try Binary(reading: MemoryBytes(bytes))
    }

    @Test(arguments: [true, false], [true, false])
    func oneProcessor(_ isWide: Bool, _ isLittle: Bool) throws {
        var sample = SampleBinary()
        sample.isWide = isWide
        sample.isLittle = isLittle
        sample.isEncrypted = true
        sample.entitlements = Self.claims
        sample.libraries = [
            ("/usr/lib/libSystem.B.dylib", 0x0C),
            ("/System/Library/Frameworks/HealthKit.framework/HealthKit", 0x8000_0018),
            ("@rpath/A.framework/A", 0x8000_001F), ("@rpath/B.framework/B", 0x8000_0023),
            ("@rpath/libC.dylib", 0x20),
        ]
        let slice = try #require(try read(sample.bytes).slices.first)
        #expect(slice.architecture == "arm64")
        #expect(slice.platform == .iOS)
        #expect(slice.minimumSystem == SystemVersion(16, 4))
        #expect(slice.isEncrypted)
        #expect(slice.libraries.map(\.kind) == [.required, .weak, .reexported, .upward, .lazy])
        #expect(slice.libraries.map(\.framework) == [nil, "HealthKit", "A", "B", nil])
        let signature = try #require(slice.signature)
        #expect(signature.identifier == "com.example.app")
        #expect(signature.team == "ABCDE12345")
        #expect(signature.entitlements == Self.claims.plist)
        #expect(signature.entitlementsDER == nil)
    }

    @Test(arguments: [true, false], [true, false])
    func severalProcessors(_ isLittle: Bool, _ isWide: Bool) throws {
        var other = SampleBinary()
        other.processor = 0x0100_0007
        other.isSigned = false
        other.hasOldVersion = true
        let bytes = SampleBinary.fat([SampleBinary(), other], isLittle: isLittle, isWide: isWide)
        let binary = try read(bytes)
        #expect(binary.slices.map(\.architecture) == ["arm64", "x86_64"])
        #expect(binary.slices.map { $0.signature != nil } == [true, false])
        #expect(binary.slices.map(\.minimumSystem) == [SystemVersion(16, 4), SystemVersion(16, 4)])
    }

    @Test
    func entitlementsInDERAreTheSame() throws {
        let list = try #require(PropertyList(entitlementsDER: Self.claims.der))
        let members = try #require(list.members)
        #expect(
            members.map(\.name).sorted() == [
                "application-identifier", "com.apple.developer.associated-domains",
                "get-task-allow",
                "inner", "minus", "number",
            ]
        )
        #expect(list["get-task-allow"]?.boolean == true)
        #expect(list["number"]?.integer == 300)
        #expect(list["minus"]?.integer == -129)
        #expect(list["inner"]?["a"]?.array?.compactMap(\.string) == ["b", "c"])
        for count in Self.claims.der.indices {
            #expect(PropertyList(entitlementsDER: Array(Self.claims.der[..<count])) == nil)
        }
        var deep = DER.element(0xB0, [])
        for _ in 0..<100 {
            deep = DER.element(0xB0, DER.element(0x30, DER.element(0x0C, [0x61]) + deep))
        }
        #expect(PropertyList(entitlementsDER: deep) == nil)
    }

    // A combining mark is one character with the byte before it, which begins a tag all the same.
    @Test(arguments: ["A & B", "<b>\"B\" 'b'</b>", "<\u{338}&\u{301}>\u{20D2}", "&amp;"])
    func samplesAreReadAsTheyWere(_ text: String) throws {
        let list = try PropertyList(SampleValue.dictionary([text: [.string(text)]]).plist)
        let member = try #require(list.members?.first)
        #expect(Array(member.name.utf8) == Array(text.utf8))
        #expect(member.value.array?.first?.string.map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test
    func profilesAreRead() throws {
        let sample: SampleValue = [
            "Name": "Fruta", "TeamIdentifier": ["ABCDE12345"], "Platform": ["iOS"],
            "ExpirationDate": .date("2030-01-01T00:00:00Z"), "Entitlements": Self.claims,
        ]
        let bytes = DER.message(sample.plist)
        let profile = try ProvisioningProfile(bytes)
        #expect(profile.name == "Fruta")
        #expect(profile.teams == ["ABCDE12345"])
        #expect(profile.platforms == ["iOS"])
        #expect(profile.expires == "2030-01-01T00:00:00Z")
        #expect(profile.applicationIdentifier == "ABCDE12345.com.example.fruta")
        for count in bytes.indices {
            #expect(throws: ProvisioningProfile.ReadingError.self) {
                try ProvisioningProfile(Array(bytes[..<count]))
            }
        }
    }

    @Test(
        arguments: [
            [], [0xCA, 0xFE, 0xBA, 0xBE], [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 0],
            // A Java class, version 52.
            [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 0x34, 0, 0, 0, 0x41], Array("#!/bin/sh".utf8),
            Array("<?xml version=\"1.0\"?>              ".utf8),
        ] as [[UInt8]]
    )
    func otherFilesAreNoBinaries(_ bytes: [UInt8]) {
        #expect(throws: BinaryError.self) { try read(bytes) }
    }

    @Test
    func everyTruncationIsRefused() {
        var sample = SampleBinary()
        sample.entitlements = Self.claims
        sample.entitlementsDER = Self.claims
        for bytes in [sample.bytes, SampleBinary.fat([sample])] {
            for count in bytes.indices {
                #expect(throws: BinaryError.self) { try read(Array(bytes[..<count])) }
            }
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func damageEndsWithAnError(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var sample = SampleBinary()
        sample.entitlements = Self.claims
        sample.entitlementsDER = Self.claims
        let bytes = seed % 2 == 0 ? sample.bytes : SampleBinary.fat([sample, sample])
        for _ in 0..<3_000 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: damaged.indices, using: &random)
                damaged[place] =
                    [0, 0xFF, 0x80, UInt8.random(in: 0...255, using: &random)]
                    .randomElement(using: &random) ?? 0
            }
            guard let binary = try? read(damaged) else { continue }
            for signature in binary.slices.compactMap(\.signature) {
                _ = signature.entitlementsDER.map { PropertyList(entitlementsDER: $0) }
            }
        }
    }
}
