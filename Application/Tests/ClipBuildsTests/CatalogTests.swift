// SPDX-License-Identifier: Apache-2.0

import ClipBuilds
import Foundation
import TestPrograms
import Testing

// The assets of catalogs and the icons in the bundle of a clip.
@Suite(.smallKit, .timeLimit(.minutes(20)))
struct CatalogTests {
    private static let images = "Clip/Assets.xcassets"

    private func contents(_ list: String, _ file: String, more: String = "") -> String {
        "{\"\(list)\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"\(more)}]}"
    }

    /// Returns a page of a size in points, with a red rectangle.
    private func pdf(_ width: Int, _ height: Int, _ drawing: String = "1 0 0 rg 2 2 10 6 re f")
        -> String
    {
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents 4 0 R >>",
            "<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream",
        ]
        var text = "%PDF-1.4\n"
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 5\n0000000000 65535 f \n"
        for offset in offsets {
            text += String("0000000000\(offset)".suffix(10)) + " 00000 n \n"
        }
        return text + "trailer << /Size 5 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    }

    private func index(of outcome: BuildOutcome) throws -> (ResourceIndex, URL) {
        let program = try #require(outcome.program, "\(outcome.diagnostics)")
        let bundle = URL(fileURLWithPath: program.bundle)
        let bytes = try Data(contentsOf: bundle.appendingPathComponent(ResourceIndex.fileName))
        return (try JSONDecoder().decode(ResourceIndex.self, from: bytes), bundle)
    }

    @Test func pdfImagesBecomeDrawingsInPoints() async throws {
        let sample = try SampleClip(files: [
            "\(Self.images)/Logo.imageset/Contents.json": contents("images", "logo.pdf"),
            "\(Self.images)/Logo.imageset/logo.pdf": pdf(24, 12),
        ])
        let (index, bundle) = try index(of: try await sample.build())
        let file = try #require(index.images["Logo"]?.variants.first?.file)
        #expect(file == "Assets/Logo.imageset/logo.svg")
        let svg = try String(contentsOf: bundle.appendingPathComponent(file), encoding: .utf8)
        // Without a unit: a browser draws 24pt as 32 points of a screen.
        #expect(svg.contains("width=\"24\"") && svg.contains("height=\"12\""))
        #expect(svg.contains("<path"))
        let all = FileManager.default.enumerator(atPath: bundle.path)?.compactMap { $0 as? String }
        #expect(all?.contains { $0.hasSuffix(".pdf") } == false)
    }

    /// Malicious PDFs are reported, within the limits, and the build continues.
    @Test func hostilePDFsAreLeftOut() async throws {
        // A page whose drawing exceeds the limit.
        let bomb = String(repeating: "0 0 9 9 re f ", count: 400_000)
        let sample = try SampleClip(files: [
            "\(Self.images)/None.imageset/Contents.json": contents("images", "none.pdf"),
            "\(Self.images)/None.imageset/none.pdf": "no PDF",
            "\(Self.images)/Cut.imageset/Contents.json": contents("images", "cut.pdf"),
            "\(Self.images)/Cut.imageset/cut.pdf": "%PDF-1.4\n1 0 obj\n<<",
            "\(Self.images)/Bomb.imageset/Contents.json": contents("images", "bomb.pdf"),
            "\(Self.images)/Bomb.imageset/bomb.pdf": pdf(24, 24, bomb),
            "\(Self.images)/Good.imageset/Contents.json": contents("images", "good.pdf"),
            "\(Self.images)/Good.imageset/good.pdf": pdf(10, 10),
        ])
        let clock = ContinuousClock()
        let start = clock.now
        let outcome = try await sample.build()
        #expect(clock.now - start < .seconds(120))
        let refused = outcome.skipped.filter { $0.reason == .undrawablePDF }.map(\.path)
        #expect(
            refused.sorted()
                == ["Bomb", "Cut", "None"].map {
                    "\(Self.images)/\($0).imageset/\($0.lowercased()).pdf"
                }
        )
        let (index, _) = try index(of: outcome)
        #expect(index.images["Good"]?.variants.count == 1)
        #expect(index.images["None"]?.variants.isEmpty == true)
    }

    @Test func symbolSetsBecomeOutlines() async throws {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides">
            <line id="Baseline-M" y1="100"/><line id="Capline-M" y1="30"/>
            <line id="left-margin-Regular-M" x1="0"/><line id="right-margin-Regular-M" x1="100"/></g>
            <g id="Symbols"><g id="Regular-M"><path d="M10 20h80v80h-80z"/></g></g></svg>
            """
        let sample = try SampleClip(files: [
            "\(Self.images)/leaf.symbolset/Contents.json": contents("symbols", "leaf.svg"),
            "\(Self.images)/leaf.symbolset/leaf.svg": svg,
            "\(Self.images)/bad.symbolset/Contents.json": contents("symbols", "bad.svg"),
            "\(Self.images)/bad.symbolset/bad.svg": "<svg/>",
        ])
        let outcome = try await sample.build()
        let (index, bundle) = try index(of: outcome)
        let symbol = try #require(index.images["leaf"]?.symbol)
        #expect(symbol.box == [0, 20, 100, 80] && symbol.width == 1 && symbol.baseline == 0.8)
        #expect(symbol.outlines.map(\.data) == ["M10 20h80v80h-80z"])
        let file = try #require(index.images["leaf"]?.variants.first?.file)
        #expect(FileManager.default.fileExists(atPath: bundle.path + "/" + file))
        #expect(index.images["bad"]?.symbol == nil)
        #expect(outcome.skipped.contains { $0.reason == .noSymbolTemplate })
    }

    @Test func anAppIconOfOneSizeIsTheIcon() async throws {
        let icons = """
            {"images": [
            {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "any.png"},
            {"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "dark.png",
             "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"idiom": "mac", "scale": "2x", "size": "1024x1024", "filename": "mac.png"}]}
            """
        let place = "\(Self.images)/AppIcon.appiconset"
        let sample = try SampleClip(files: [
            "\(place)/Contents.json": icons, "\(place)/any.png": "png", "\(place)/dark.png": "png",
            "\(place)/mac.png": "png",
        ])
        let (index, _) = try index(of: try await sample.build())
        #expect(index.icon == "Assets/AppIcon.appiconset/any.png")
    }

    @Test func anIconOfIconComposerIsDrawn() async throws {
        let icon = """
            {"fill": {"solid": "srgb:0,0.5,1,1"}, "groups": [{"layers": [{"image-name": "leaf.svg"}]}]}
            """
        let sample = try SampleClip(files: [
            "Clip/AppIcon.icon/icon.json": icon,
            "Clip/AppIcon.icon/Assets/leaf.svg": "<svg width=\"512\" height=\"512\"/>",
        ])
        let (index, bundle) = try index(of: try await sample.build())
        let file = try #require(index.icon)
        let svg = try String(contentsOf: bundle.appendingPathComponent(file), encoding: .utf8)
        #expect(svg.contains("fill:color(srgb 0.0 0.5 1.0 / 1.0)"))
        #expect(svg.contains("<image x=\"256.0\" y=\"256.0\""))
    }
}
