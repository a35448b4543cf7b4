// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import SeededRandom
import TestPrograms
import Testing

/// G2: property lists that are written in XML.
struct PropertyListXMLTests {
    private static let sample = PropertyList(
        .dictionary([
            .init("name", .string("A & <B> \"C\" 'd'")), .init("empty", .string("")),
            .init("flags", .array([PropertyList(.boolean(true)), PropertyList(.boolean(false))])),
            .init("numbers", .array([PropertyList(.integer(-7)), PropertyList(.real(0.5))])),
            .init("date", .date("2026-01-31T12:00:00Z")), .init("none", .dictionary([])),
            .init("a", .dictionary([.init("b", .array([])), .init("c", .strings(["d"]))])),
            .init("bytes", .data([UInt8](0..<60))), .init("nothing", .data([])),
        ])
    )

    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>name</key>
        \t<string>A &amp; &lt;B&gt; "C" 'd'</string>
        \t<key>empty</key>
        \t<string></string>
        \t<key>flags</key>
        \t<array>
        \t\t<true/>
        \t\t<false/>
        \t</array>
        \t<key>numbers</key>
        \t<array>
        \t\t<integer>-7</integer>
        \t\t<real>0.5</real>
        \t</array>
        \t<key>date</key>
        \t<date>2026-01-31T12:00:00Z</date>
        \t<key>none</key>
        \t<dict/>
        \t<key>a</key>
        \t<dict>
        \t\t<key>b</key>
        \t\t<array/>
        \t\t<key>c</key>
        \t\t<array>
        \t\t\t<string>d</string>
        \t\t</array>
        \t</dict>
        \t<key>bytes</key>
        \t<data>
        \tAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISIjJCUmJygpKissLS4vMDEy
        \tMzQ1Njc4OTo7
        \t</data>
        \t<key>nothing</key>
        \t<data>
        \t</data>
        </dict>
        </plist>

        """

    @Test func itIsWrittenAsApplesToolsDo() {
        #expect(Self.sample.xml == Self.text)
    }

    /// Returns the values without their locations.
    private func bare(_ list: PropertyList) -> PropertyList {
        switch list.content {
        case .array(let values): PropertyList(.array(values.map(bare)))
        case .dictionary(let members):
            PropertyList(.dictionary(members.map { .init($0.name, bare($0.value).content) }))
        default: PropertyList(list.content)
        }
    }

    @Test func writtenListsAreReadAgain() throws {
        #expect(bare(try PropertyList(Array(Self.text.utf8))) == Self.sample)
        for seed in 0..<400 as Range<UInt64> {
            var random = RandomList(seed: seed, isOpenStep: false)
            let list = random.value()
            #expect(bare(try PropertyList(Array(list.xml.utf8))) == list, "seed \(seed)")
        }
    }

    // A combining mark is one character with the byte before it, which begins a tag all the same.
    @Test(arguments: ["A & B", "<b>\"B\" 'b'</b>", "<\u{338}&\u{301}>\u{20D2}", "&amp;", "]]>"])
    func textsAreReadAsTheyWere(_ text: String) throws {
        let written = PropertyList(.dictionary([.init(text, .strings([text]))]))
        let list = try PropertyList(Array(written.xml.utf8))
        let member = try #require(list.members?.first)
        #expect(Array(member.name.utf8) == Array(text.utf8))
        #expect(member.value.array?.first?.string.map { Array($0.utf8) } == Array(text.utf8))
    }

    /// A line of Base64 is 76 columns wide with its tabs, but never shorter than 12 digits.
    @Test(arguments: [(0, 76), (1, 68), (2, 60), (8, 12), (20, 12)])
    func bytesAreWrapped(_ depth: Int, _ width: Int) {
        let tabs = String(repeating: "\t", count: depth)
        let text = PropertyList(.data([UInt8](repeating: 0, count: 200))).element(indentation: tabs)
        let lines = text.split(separator: "\n")
        #expect(lines.first == "<data>" && lines.last == "\(tabs)</data>")
        #expect(lines.dropFirst().dropLast(2).allSatisfy { $0.utf8.count == depth + width })
        #expect(lines.dropLast().last?.utf8.count ?? 0 <= depth + width)
    }

    @Test func anElementTakesTheIndentationOfItsFile() {
        let member = PropertyList.Member("a", .dictionary([.init("b", .strings(["c"]))]))
        #expect(
            member.elements(indentation: "  ", unit: "    ") == """
                <key>a</key>
                  <dict>
                      <key>b</key>
                      <array>
                          <string>c</string>
                      </array>
                  </dict>
                """
        )
    }

    /// Python's writer, which does as Apple's, writes the same bytes.
    @Test(.enabled(if: Peers.areWanted))
    func pythonWritesTheSame() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.text, to: "a.plist")
        let script = """
            import pathlib, plistlib
            value = plistlib.loads(pathlib.Path("a.plist").read_bytes())
            pathlib.Path("b.plist").write_bytes(plistlib.dumps(value, sort_keys=False))
            """
        let run = try ProgramRun("python3", ["-c", script], in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(try folder.bytes(of: "b.plist") == Array(Self.text.utf8))
    }
}
