// SPDX-License-Identifier: Apache-2.0

import ClipSources
import Testing

// Custom symbols of asset catalogs, as the SF Symbols app exports them.
struct SymbolTemplateTests {
    private func template(_ groups: String, guides: String = Self.guides) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <g id="Notes"><rect height="2200" width="3300" x="0" y="0"/><text id="template-version">Template v.3.0</text></g>
        <g id="Guides">\(guides)</g>
        <g id="Symbols">\(groups)</g>
        </svg>
        """
    }

    private static let guides = """
        <line id="Capline-M" x1="263" x2="3036" y1="1055" y2="1055"/>
        <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
        <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
        <line id="left-margin-Regular-M" x1="1380" x2="1380" y1="1030" y2="1150"/>
        <line id="right-margin-Regular-M" x1="1480" x2="1480" y1="1030" y2="1150"/>
        """

    private func read(_ text: String) -> SymbolTemplate? { SymbolTemplate(svg: Array(text.utf8)) }

    @Test func takesTheGroupOfTheRegularWeight() throws {
        let symbol = try #require(
            read(
                template(
                    """
                    <g id="Black-M" transform="matrix(1 0 0 1 2000 1126)"><path d="M0 0L9 9Z"/></g>
                    <g id="Regular-M" transform="matrix(1 0 0 1 1390 1126)">
                    <path class="monochrome-0" d="M0-80L80-80 80 10 0 10Z"/>
                    <g style="fill-rule:evenodd"><circle cx="40" cy="-35" r="20"/></g>
                    <path d="M0 0" display="none"/></g>
                    """
                )
            )
        )
        #expect(symbol.outlines.count == 2)
        #expect(symbol.outlines[0].matrix == [1, 0, 0, 1, 1390, 1126])
        #expect(symbol.outlines.map(\.isEvenOdd) == [false, true])
        // From margin to margin, and from the top of the drawing to its bottom below the baseline.
        #expect(symbol.box == [1380, 1046, 100, 90])
        #expect(symbol.width == 1 && symbol.height == 0.9 && symbol.baseline == 0.8)
        #expect(symbol.svg.contains("viewBox=\"1380.0 1046.0 100.0 90.0\""))
    }

    @Test func takesTheSmallGroupOfATemplateWithFewWeights() throws {
        let symbol = try #require(
            read(
                template(
                    """
                    <g id="Ultralight-S"><path d="M0 0h5v5z"/></g>
                    <g id="Regular-S" transform="translate(10, 696)"><path d="m0 0 78 0 0 -78 -78 0z"/></g>
                    """
                )
            )
        )
        #expect(symbol.outlines.count == 1)
        #expect(symbol.width == 1 && symbol.height == 1 && symbol.baseline == 1)
    }

    @Test(
        arguments: [
            "", "no svg", "<svg/>", "<svg><g id=\"Regular-M\"/></svg>",
            "<svg><g id=\"Regular-M\"><path d=\"M0 0 L x\"/></g></svg>",
            "<svg><g id=\"Regular-M\"><path d=\"M0 0L1e9 0L5 5\"/></g></svg>",
            "<svg><g id=\"Other\"><path d=\"M0 0h5v5z\"/></g></svg>",
            "<!DOCTYPE svg [<!ENTITY a \"x\">]><svg><g id=\"Regular-M\"><path d=\"&a;\"/></g></svg>",
        ]
    )
    func whatIsNoTemplateHasNoSymbol(_ text: String) {
        #expect(read(text) == nil)
    }

    @Test func manyGroupsAndOutlinesAreBounded() {
        let deep = String(repeating: "<g>", count: 5_000) + String(repeating: "</g>", count: 5_000)
        #expect(read("<svg>\(deep)</svg>") == nil)
        let many = String(repeating: "<path d=\"M0 0h5v5z\"/>", count: 5_000)
        #expect(read("<svg><g id=\"Regular-M\">\(many)</g></svg>")?.outlines.count ?? 0 <= 1_000)
    }

    @Test(
        arguments: [
            ("M10 10h10v10h-10z", [10.0, 10, 10, 10]), ("m10 10 5 5-5 5", [10, 10, 5, 10]),
            ("M0,0C0,-10 10,-10 10,0", [0, -10, 10, 10]), ("M0 0a5 5 0 0110 0", [0, -5, 10, 10]),
            ("M0 0q5 5 10 0t10 0", [0, 0, 20, 5]), ("M1e1.5.5", [0.5, 0.5, 9.5, 0]),
        ] as [(String, [Double])]
    )
    func boundsOfPaths(_ data: String, _ box: [Double]) {
        let text = "<svg><g id=\"Regular-M\"><path d=\"\(data)\"/></g></svg>"
        // A line has no area.
        guard box[3] > 0 else { return #expect(read(text) == nil) }
        #expect(read(text)?.box == box)
    }
}
