// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import ImageFiles
import SeededRandom
import TestImages
import TestPrograms
import Testing

// A11: damaged and malicious files are rejected, within limits.
struct DamageTests {
    private static func code(_ file: [UInt8]) -> ImageFileError.Code? {
        do throws(ImageFileError) {
            _ = try DecodedImage(file)
            return nil
        } catch {
            #expect((0...file.count).contains(error.offset))
            return error.code
        }
    }

    @Test func aFileWithoutAnImageIsRefused() {
        #expect(Self.code([]) == .empty)
        #expect(Self.code(Array("no image".utf8)) == .unknownKind)
        #expect(Self.code(Array("GIF89a".utf8)) == .notDecoded(.gif))
        #expect(Self.code(Array("<svg/>".utf8)) == .notDecoded(.svg))
        let large = [UInt8](repeating: 0x89, count: DecodedImage.largestFile + 1)
        #expect(Self.code(large) == .tooLarge(byteCount: large.count))
    }

    @Test func aPNGIsRefusedUnlessItIsWhole() {
        for interlaced in [false, true] {
            var png = TestPNG()
            png.isInterlaced = interlaced
            let whole = png.bytes
            for count in 8..<whole.count {
                let cut = Array(whole.prefix(count))
                #expect(Self.code(cut) == .truncated, "\(count) of \(whole.count)")
            }
            #expect(Self.code(whole + [1, 2, 3]) == nil)
        }
    }

    @Test func aJPEGIsRefusedIfItEndsBeforeItsLastRow() {
        for interval in [0, 1] {
            var jpeg = TestJPEG()
            jpeg.restartInterval = interval
            let whole = jpeg.bytes
            // The last two bytes are the end marker.
            for count in 3..<whole.count - 8 {
                #expect(Self.code(Array(whole.prefix(count))) == .truncated, "\(count)")
            }
            #expect(Self.code(Array(whole.dropLast(2))) == nil)
            #expect(Self.code(whole + [1, 2, 3]) == nil)
        }
    }

    // Between two passes there is a coarser image.
    @Test func aProgressiveJPEGMayEndBetweenPasses() throws {
        var jpeg = TestJPEG()
        jpeg.isProgressive = true
        let whole = jpeg.bytes
        let passes = whole.indices.dropLast().filter { whole[$0] == 0xFF && whole[$0 + 1] == 0xDA }
        #expect(passes.count > 5)
        for count in stride(from: 3, to: whole.count, by: 1) {
            let code = Self.code(Array(whole.prefix(count)))
            #expect(code == nil || code == .truncated, "\(count)")
            if count < passes[0] { #expect(code == .truncated) }
        }
    }

    // A wrong checksum; JPEG has none.
    @Test func everyChangedByteOfAPNGIsDetected() {
        let whole = TestPNG().bytes
        for index in whole.indices.dropFirst(8) {
            var changed = whole
            changed[index] ^= 0x10
            #expect(Self.code(changed) != nil, "byte \(index)")
        }
    }

    // No crash and no hang, whatever bytes are changed.
    @Test(arguments: 0..<8 as Range<UInt64>)
    func changedFilesAreReadOrRefused(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var jpeg = TestJPEG()
        (jpeg.isProgressive, jpeg.isSubsampled) = (seed & 1 == 1, seed & 2 == 2)
        jpeg.app1 = exif(orientation: 6)
        var png = TestPNG()
        (png.colorType, png.depth) = seed & 4 == 4 ? (3, 4) : (6, 8)
        png.palette = seed & 4 == 4 ? [UInt8](repeating: 9, count: 48) : []
        png.isInterlaced = seed & 1 == 1
        var read = 0
        for file in [jpeg.bytes, png.bytes] {
            for _ in 0..<600 {
                var changed = file
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    let place = Int.random(in: 2..<changed.count, using: &random)
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                    case 1: changed[place] = UInt8.random(in: 0...255, using: &random)
                    case 2: changed.remove(at: place)
                    default: changed.insert(changed[place], at: place)
                    }
                }
                if Self.code(changed) == nil { read += 1 }
            }
        }
        // Changes outside of the image, and of JPEG's rows, leave a readable image.
        #expect(read > 0)
    }

    // MARK: Bombs

    @Test(arguments: [(60_000, 60_000), (60_000, 1), (1, 60_000), (16_384, 16_384)])
    func anImageThatIsTooLargeIsRefusedByItsHeader(width: Int, height: Int) {
        var png = TestPNG()
        png.sample = { _, _, _ in 0 }
        let header = bigEndian(width) + bigEndian(height) + [8, 2, 0, 0, 0]
        let small = png.bytes
        let bomb = Array(small.prefix(8)) + TestPNG.chunk("IHDR", header) + small.dropFirst(33)
        #expect(Self.code(bomb) == .dimensions(width: width, height: height))
        for progressive in [false, true] {
            var jpeg = TestJPEG()
            jpeg.isProgressive = progressive
            let bomb = TestJPEG.resized(jpeg.bytes, width: width, height: height)
            #expect(Self.code(bomb) == .dimensions(width: width, height: height))
        }
    }

    @Test(arguments: [(0, 10), (10, 0), (2_147_483_648, 5), (4_294_967_295, 4_294_967_295)])
    func aPNGWithImpossibleSidesIsRefused(width: Int, height: Int) {
        let small = TestPNG().bytes
        let header = bigEndian(width) + bigEndian(height) + [8, 2, 0, 0, 0]
        let file = Array(small.prefix(8)) + TestPNG.chunk("IHDR", header) + small.dropFirst(33)
        let code = Self.code(file)
        #expect(code == .damaged || code == .dimensions(width: width, height: height))
    }

    // All its coefficients would be in memory at once.
    @Test func aLargeProgressiveJPEGIsRefusedForItsMemory() {
        var jpeg = TestJPEG()
        jpeg.isProgressive = true
        #expect(Self.code(TestJPEG.resized(jpeg.bytes, width: 16_000, height: 4_000)) == .memory)
        jpeg.isProgressive = false
        #expect(Self.code(TestJPEG.resized(jpeg.bytes, width: 16_000, height: 4_000)) == .truncated)
    }

    @Test func anImageInManyPassesIsRefused() throws {
        var jpeg = TestJPEG()
        jpeg.isProgressive = true
        let file = jpeg.bytes
        // The first pass, up to the next marker; repeating it does not change the image.
        let start = try #require(TestJPEG.marker(0xDA, in: file))
        let end = try #require(
            file.indices.dropFirst(start + 2).first { file[$0] == 0xFF && file[$0 + 1] != 0 }
        )
        func repeated(_ count: Int) -> [UInt8] {
            let passes = [[UInt8]](repeating: Array(file[start..<end]), count: count)
            return file[..<start] + Array(passes.joined()) + file[end...]
        }
        #expect(Self.code(repeated(20)) == nil)
        #expect(Self.code(repeated(200)) == .damaged)
    }
}
