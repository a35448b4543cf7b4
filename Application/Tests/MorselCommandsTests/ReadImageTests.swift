// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import Foundation
import ImageFiles
import TestImages
import TestPrograms
import Testing

// A11: codes are read from images of pixels.
struct ReadImageTests {
    private static let url = "https://appclip.example.com/shop?p=123"

    /// Returns a small image of a code, as `morsel` draws it.
    private static func image(
        _ url: String = url,
        size: Int = 180,
        in folder: TemporaryFolder,
        as name: String = "code.png"
    ) throws {
        let run = try code(
            ["generate", "--url", url, "--logo", "none", "--size", "\(size)", "--output", name],
            in: folder
        )
        #expect(run.status == 0, "\(run.errorOutput)")
    }

    /// Returns an image as a camera stores it in one of the eight orientations.
    private static func jpeg(_ image: DecodedImage, orientation: Int = 1) -> [UInt8] {
        let (w, h) = (image.layout.width, image.layout.height)
        let pixel = image.layout.format.bytesPerPixel
        var jpeg = TestJPEG()
        (jpeg.width, jpeg.height) = orientation >= 5 ? (h, w) : (w, h)
        jpeg.app1 = exif(orientation: orientation)
        jpeg.sample = { column, row, channel in
            // The position in the upright image of this column and row (CIPA DC-008).
            let (x, y) =
                switch orientation {
                case 2: (w - 1 - column, row)
                case 3: (w - 1 - column, h - 1 - row)
                case 4: (column, h - 1 - row)
                case 5: (row, column)
                case 6: (w - 1 - row, column)
                case 7: (w - 1 - row, h - 1 - column)
                case 8: (row, h - 1 - column)
                default: (column, row)
                }
            let start = y * image.layout.stride + x * pixel
            // Transparent pixels are white.
            let opaque = pixel < 4 || image.pixels[start + 3] > 127
            return opaque ? Int(image.pixels[start + min(channel, pixel - 1)]) : 255
        }
        return jpeg.bytes
    }

    @Test func anImageIsReadByItsContent() throws {
        let folder = try TemporaryFolder()
        try Self.image(in: folder, as: "code.png")
        try folder.write(folder.bytes(of: "code.png"), to: "code.svg")
        let run = try code(["read", "code.svg"], in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(run.text == Self.url + "\n")
        #expect(run.errorOutput == "")

        let json = try code(["read", "--json", "code.png"], in: folder)
        let report = try #require(objects(json).first)
        #expect(Set(report.keys) == ["file", "codes"])
        let read = try #require((report["codes"] as? [[String: Any]])?.first)
        #expect(read["url"] as? String == Self.url)
        let payload = try CompressedURL(EncodableURL(Self.url)).payload
        #expect(read["payload"] as? String == payload.description)
        // The key of an unknown value is present.
        #expect(read["logo"] is NSNull)
        #expect(read["type"] as? String == "cam")
        let confidence = try #require(read["confidence"] as? Double)
        #expect((0.5...1).contains(confidence))
        let corners = try #require(read["corners"] as? [[Double]])
        let expected = [[0.0, 0], [180, 0], [180, 180], [0, 180]]
        for (corner, expected) in zip(corners, expected) {
            #expect(abs(corner[0] - expected[0]) < 2 && abs(corner[1] - expected[1]) < 2)
        }
    }

    @Test func standardInputIsRead() throws {
        let folder = try TemporaryFolder()
        try Self.image(in: folder)
        let run = try BuiltPrograms.shell("morsel code read - <code.png", in: folder)
        #expect(run.text == Self.url + "\n")
        #expect(try code(["read", "-", "-"]).status == 64)
    }

    // Whatever the orientation of the camera, the corners are those of the upright image.
    @Test(arguments: [1, 3, 6, 8, 5])
    func aPhotoIsReadUpright(_ orientation: Int) throws {
        let folder = try TemporaryFolder()
        try Self.image(in: folder)
        let image = try DecodedImage(folder.bytes(of: "code.png"))
        try folder.write(Self.jpeg(image, orientation: orientation), to: "photo")
        let report = try #require(objects(code(["read", "--json", "photo"], in: folder)).first)
        let read = try #require((report["codes"] as? [[String: Any]])?.first)
        #expect(read["url"] as? String == Self.url)
        #expect(read["notes"] as? [String] == [])
        let corner = try #require((read["corners"] as? [[Double]])?.first)
        #expect(abs(corner[0]) < 3 && abs(corner[1]) < 3)
    }

    @Test func foldersAreReadInOrderWithTheirFolders() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("in")
        try folder.makeFolder("in/b")
        try Self.image("https://a.com/1", in: folder, as: "in/c.png")
        try Self.image("https://a.com/2", in: folder, as: "in/b/z.png")
        try folder.write(svg("https://a.com/3"), to: "in/a")
        try folder.write("a,b\n", to: "in/list.csv")
        try folder.write("<html>", to: "in/b/page.html")
        try folder.write([], to: "in/d.jpg")
        try folder.write("GIF89a", to: "in/e")
        // A link to the folder itself is not followed, a link to a file is.
        let run = try BuiltPrograms.shell(
            "ln -s .. in/b/up && ln -s ../in/a in/f && mkfifo in/pipe && "
                + "morsel code read in in/c.png in/c.png --jobs 3",
            in: folder
        )
        #expect(run.status == 1)
        #expect(
            run.lines == [
                "in/a: https://a.com/3", "in/b/z.png: https://a.com/2", "in/c.png: https://a.com/1",
                "in/f: https://a.com/3", "in/c.png: https://a.com/1", "in/c.png: https://a.com/1",
            ]
        )
        let errorOutput = run.errorOutput.split(separator: "\n")
        #expect(errorOutput.count == 3)
        #expect(errorOutput.first == "in/d.jpg: the file is empty.")
        #expect(errorOutput.contains { $0.hasPrefix("in/e: ") && $0.contains("GIF") })
        #expect(errorOutput.last == "Skipped 4 files that are not images.")
    }

    @Test func damagedFilesAreReportedAndTheRestIsRead() throws {
        let folder = try TemporaryFolder()
        try Self.image(in: folder)
        let whole = try folder.bytes(of: "code.png")
        try folder.write(Array(whole.prefix(whole.count / 2)), to: "half.png")
        var changed = whole
        changed[whole.count / 2] ^= 1
        try folder.write(changed, to: "changed.png")
        try folder.write(TestPNG().bytes, to: "none.png")
        try folder.write([], to: "empty.png")
        try folder.write("words", to: "words.png")
        try folder.write([0, 0, 0, 24] + Array("ftypheic".utf8), to: "photo.heic")
        try folder.makeFolder("folder")
        let names = [
            "half.png", "changed.png", "none.png", "empty.png", "words.png", "photo.heic",
            "missing.png", "folder", "code.png",
        ]
        let run = try code(["read", "--json"] + names, in: folder)
        #expect(run.status == 1)
        let reports = try objects(run)
        #expect(reports.map { $0["file"] as? String } == names)
        let codes = reports.map { ($0["error"] as? [String: Any])?["code"] as? String }
        #expect(
            codes == [
                "truncated", "damaged", nil, "empty", "kind", "kind", "input", "input", nil,
            ]
        )
        for report in reports.dropLast() { #expect((report["codes"] as? [Any])?.isEmpty == true) }
        let text = try code(["read"] + names, in: folder)
        #expect(text.status == 1)
        #expect(text.lines == ["code.png: \(Self.url)"])
        #expect(text.errorOutput.contains("none.png: No App Clip Code found.\n"))
        #expect(text.errorOutput.contains("photo.heic: HEIC files are not supported"))
        #expect(text.errorOutput.split(separator: "\n").count == names.count - 1)
    }

    // Root can read every file.
    @Test(.enabled(if: getuid() != 0)) func anUnreadableFileIsReported() throws {
        let folder = try TemporaryFolder()
        try Self.image(in: folder)
        let run = try BuiltPrograms.shell("chmod 0 code.png; morsel code read code.png", in: folder)
        #expect(run.status == 1)
        #expect(run.errorOutput.contains("cannot be read"))
    }

    @Test func aBrokenLinkIsReported() throws {
        let folder = try TemporaryFolder()
        let run = try BuiltPrograms.shell(
            "mkdir in; ln -s a.png in/a.png; ln -s nothing in/b.png; ln -s nothing c.png; "
                + "cp /dev/null in/d.png; morsel code read in c.png",
            in: folder
        )
        #expect(run.status == 1)
        let errorOutput = run.errorOutput.split(separator: "\n")
        #expect(errorOutput.count == 3)
        #expect(errorOutput[0] == "in/d.png: the file is empty.")
        #expect(errorOutput[1].hasPrefix("c.png: file: the file 'c.png' does not exist"))
        #expect(errorOutput[2] == "Skipped 2 files that are not images.")
    }

    // A header costs its author nothing, so it must not cost the reader anything either.
    @Test func anImageTooLargeIsRefusedInLittleMemory() throws {
        let folder = try TemporaryFolder()
        let png = TestPNG().bytes
        let header = bigEndian(60_000) + bigEndian(60_000) + [8, 6, 0, 0, 0]
        try folder.write(
            Array(png.prefix(8)) + TestPNG.chunk("IHDR", header) + png.dropFirst(33),
            to: "a.png"
        )
        for (name, progressive) in [("b.jpg", false), ("c.jpg", true)] {
            var jpeg = TestJPEG()
            jpeg.isProgressive = progressive
            let bomb = TestJPEG.resized(jpeg.bytes, width: 60_000, height: 60_000)
            try folder.write(bomb, to: name)
        }
        // The limit is on virtual memory, of which more is reserved than used, in KiB.
        let run = try BuiltPrograms.shell(
            "ulimit -v 2000000; morsel code read --json --jobs 1 *.png *.jpg",
            in: folder
        )
        #expect(run.status == 1)
        let codes = try objects(run).map { ($0["error"] as? [String: Any])?["code"] as? String }
        #expect(codes == ["dimensions", "dimensions", "dimensions"])
        #expect(run.text.contains("60000 × 60000"))
    }

    // MARK: Annotation

    @Test func foundCodesAreMarkedOnTheImage() throws {
        let folder = try TemporaryFolder()
        try Self.image(in: folder)
        let run = try code(["read", "code.png", "--annotate", "out.png"], in: folder)
        #expect(run.text == Self.url + "\n")
        let drawn = try DecodedImage(folder.bytes(of: "out.png"))
        let size = drawn.layout.format.bytesPerPixel
        let green = stride(from: 0, to: drawn.pixels.count, by: size).count { start in
            Array(drawn.pixels[start..<start + 3]) == [0x30, 0xD1, 0x58]
        }
        #expect(green > 1_000)
        #expect(drawn.layout.width >= 640)

        let stream = try code(["read", "code.png", "--annotate", "-", "--json"], in: folder)
        #expect(ImageKind(of: stream.output) == .png)
    }

    @Test func severalImagesAreDrawnIntoAFolder() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("in")
        try Self.image(in: folder, as: "code.png")
        try Self.image(in: folder, as: "in/code.png")
        try folder.write(svg(Self.url), to: "in/drawing.svg")
        try folder.write("no image", to: "in/bad.png")
        let run = try code(["read", "code.png", "in", "--annotate", "out"], in: folder)
        #expect(run.status == 1)
        #expect(try folder.names(in: "out") == ["code-2.png", "code.png"])
        #expect(run.errorOutput.contains("in/drawing.svg: SVG files are not annotated.\n"))

        for (arguments, word) in [
            (["code.png", "in", "--annotate", "x.png"], "require a folder"),
            (["code.png", "--annotate", "x.jpg"], "'.jpg'"),
            (["code.png", "--annotate", "code.png"], "one of the input images"),
            (["in", "--annotate", "in"], "one of the input images"),
            (["code.png", "--annotate", "missing/x.png"], "cannot be written"),
        ] {
            let run = try code(["read"] + arguments, in: folder)
            #expect(run.status == 1)
            #expect(run.errorOutput.contains(word), "\(run.errorOutput)")
        }
        #expect(try code(["read", "code.png", "--jobs", "0"], in: folder).status == 64)
        #expect(try ImageKind(of: folder.bytes(of: "code.png")) == .png)
    }
}
