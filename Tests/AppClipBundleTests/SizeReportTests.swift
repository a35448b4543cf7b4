// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import BundleSamples
import SeededRandom
import Testing

@testable import AppClipBundle

/// G-11, D-63: Xcode's reports of sizes.
struct SizeReportTests {
    private static let report = """
        App Thinning Size Report for All Variants of Clip

        Variant: Clip-0F3A11C2-7433-4299-A7E8-E00768671BEB.ipa
        Supported variant descriptors: [device: iPhone12,1, os-version: 15.0] and [device: \
        iPhone11,8, os-version: 15.0]
        App + On Demand Resources size: 5.4 MB compressed, 9.8 MB uncompressed
        App size: 5.4 MB compressed, 9.7 MB uncompressed
        On Demand Resources size: Zero KB compressed, 100 KB uncompressed


        Variant: Clip-12345678.ipa
        Supported variant descriptors: [device: iPad8,1, os-version: 15.2]
        App + On Demand Resources size: 6,1 MB compressed, 10,4 MB uncompressed
        App size: 6,1 MB compressed, 10,4 MB uncompressed
        On Demand Resources size: Zero KB compressed, Zero KB uncompressed


        Variant: Clip.ipa
        Supported variant descriptors: Universal
        App + On Demand Resources size: 11.2 MB compressed, 22.9 MB uncompressed
        App size: 11.2 MB compressed, 22.9 MB uncompressed
        On Demand Resources size: Zero KB compressed, Zero KB uncompressed
        """

    @Test(arguments: ["\n", "\r\n"])
    func variantsAreRead(_ newline: String) throws {
        let text = Self.report.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: newline)
        let report = try SizeReport(Array(text.utf8))
        #expect(report.variants.map(\.app.uncompressed) == [9_700_000, 10_400_000, 22_900_000])
        #expect(report.variants.map(\.app.compressed) == [5_400_000, 6_100_000, 11_200_000])
        #expect(report.variants.map(\.onDemand?.uncompressed) == [100_000, 0, 0])
        #expect(report.variants.map(\.line) == [3, 10, 17])
        #expect(
            report.variants[0].devices == [
                .init(model: "iPhone12,1", system: "15.0"),
                .init(model: "iPhone11,8", system: "15.0"),
            ]
        )
        #expect(report.variants.map(\.isUniversal) == [false, false, true])
        #expect(report.largest.name == "Clip-12345678.ipa")
        #expect(report.lowestSystem == SystemVersion(15))
    }

    @Test(
        arguments: [
            ("5.4 MB", 5_400_000), ("5,4 MB", 5_400_000), ("5,4\u{A0}Mo", 5_400_000),
            ("5,4\u{202F}Mo", 5_400_000), ("1 023 Ko", 1_023_000), ("1\u{202F}023 Ko", 1_023_000),
            ("1.023 KB", 1_023_000), ("1,023 KB", 1_023_000), ("1.023,5 KB", 1_023_500),
            ("1'023 KB", 1_023_000), ("Zero KB", 0), ("Null KB", 0), ("Zéro Ko", 0), ("Cero KB", 0),
            ("5,4 МБ", 5_400_000), ("12 КБ", 12_000), ("5.4MB", 5_400_000), ("ゼロKB", 0),
            ("512 bytes", 512), ("512 Byte", 512), ("512 octets", 512), ("512 байт", 512),
            ("512バイト", 512), ("512 字节", 512), ("1.25 GB", 1_250_000_000),
            ("1,25 Go", 1_250_000_000),
            ("5.4 mb", 5_400_000), ("999999999999999999 TB", 1_000_000_000_000_000_000),
        ] as [(String, Int)]
    )
    func sizesAreReadInManyLanguages(_ text: String, _ bytes: Int) throws {
        let report = "Variant: A.ipa\nApp size: \(text) compressed, \(text) uncompressed\n"
        let variant = try #require(try SizeReport(Array(report.utf8)).variants.first)
        #expect(variant.app == .init(compressed: bytes, uncompressed: bytes))
    }

    @Test
    func labelsMayBeInAnotherLanguage() throws {
        let text = """
            Variante : A.ipa
            Taille de l’app + ressources : 1,2 Mo compressés, 3,4 Mo non compressés
            Taille de l’app : 1,1 Mo compressés, 3,3 Mo non compressés
            Taille des ressources : Zéro Ko compressés, 0,1 Mo non compressés
            """
        let variant = try #require(try SizeReport(Array(text.utf8)).variants.first)
        #expect(variant.app == .init(compressed: 1_100_000, uncompressed: 3_300_000))
        #expect(variant.onDemand?.uncompressed == 100_000)
    }

    @Test
    func oldReportsNameDevices() throws {
        let text = """
            Variant: A.ipa
            Supported devices: iPad (3rd generation), iPad 2 and iPad mini
            App size: 71.6 MB compressed, 90.1 MB uncompressed
            """
        let variant = try #require(try SizeReport(Array(text.utf8)).variants.first)
        #expect(variant.devices.map(\.model) == ["iPad (3rd generation)", "iPad 2", "iPad mini"])
    }

    @Test
    func thePropertyListIsRead() throws {
        let list: SampleValue = [
            "variants": [
                "Apps/Clip-1.ipa": [
                    "sizeCompressedApp": 500, "sizeUncompressedApp": 900, "sizeCompressedODR": 0,
                    "sizeUncompressedODR": 0,
                    "variantDescriptors": [["device": "iPhone12,1", "os-version": "15.0"]],
                ],
                "Apps/Clip.ipa": ["sizeCompressedApp": 600, "sizeUncompressedApp": 1_000],
            ]
        ]
        let report = try SizeReport(list.plist)
        #expect(report.variants.map(\.name) == ["Clip-1.ipa", "Clip.ipa"])
        #expect(report.variants.map(\.app.uncompressed) == [900, 1_000])
        #expect(report.largest.name == "Clip-1.ipa")
    }

    @Test(
        arguments: [
            ("", .noVariants), ("Hello", .noVariants), ("Variant: A.ipa", .size(line: 1)),
            ("\n\nVariant: A.ipa\nApp size: none\n", .size(line: 3)),
            ("<?xml version=\"1.0\"?><plist><dict/></plist>", .noVariants),
        ] as [(String, SizeReport.ReadingError)]
    )
    func whatIsNoReportIsRefused(_ text: String, _ error: SizeReport.ReadingError) {
        #expect(throws: error) { try SizeReport(Array(text.utf8)) }
    }

    @Test
    func otherEncodings() throws {
        let text = "Variant: A.ipa\nApp size: 1 MB\n"
        let units = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        #expect(try SizeReport([0xFF, 0xFE] + units).variants.count == 1)
        #expect(try SizeReport([0xEF, 0xBB, 0xBF] + Array(text.utf8)).variants.count == 1)
        #expect(throws: SizeReport.ReadingError.encoding) { try SizeReport([0x80, 0x81]) }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func damageEndsWithAnError(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let bytes = Array(Self.report.utf8)
        for _ in 0..<500 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let place = Int.random(in: damaged.indices, using: &random)
                damaged[place] = .random(in: 0...127, using: &random)
            }
            guard let report = try? SizeReport(damaged) else { continue }
            #expect(report.variants.allSatisfy { $0.app.uncompressed >= 0 })
        }
    }
}
