// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Testing

/// G2: the XML of schemes and workspaces.
struct XMLElementTests {
    private func read(_ text: String) throws(XMLError) -> XMLElement {
        try XMLElement(Array(text.utf8))
    }

    @Test func scheme() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- made by hand -->
            <Scheme
               version = "1.7">
               <LaunchAction>
                  <EnvironmentVariables>
                     <EnvironmentVariable key = "_XCAppClipURL"
                        value = "https://example.com/?a=1&amp;b=&#x32;" isEnabled = 'YES'>
                     </EnvironmentVariable>
                  </EnvironmentVariables>
               </LaunchAction>
               <TestAction/>
            </Scheme>
            """
        let scheme = try read(text)
        #expect(scheme.name == "Scheme")
        #expect(scheme["version"] == "1.7")
        #expect(scheme.children.map(\.name) == ["LaunchAction", "TestAction"])
        let variable = try #require(
            scheme.child("LaunchAction")?.child("EnvironmentVariables")?
                .children("EnvironmentVariable").first
        )
        #expect(variable["value"] == "https://example.com/?a=1&b=2")
        #expect(variable["isEnabled"] == "YES" && variable["other"] == nil)
        let places = TextPlaces(of: Array(text.utf8))
        #expect(places.position(of: variable.offset) == TextPosition(line: 7, column: 10))
        let value = try #require(variable.attribute("value"))
        #expect(places.position(of: value.offset) == TextPosition(line: 8, column: 13))
        #expect(places.position(of: value.valueOffset) == TextPosition(line: 8, column: 22))
        #expect(places.position(of: scheme.end) == TextPosition(line: 13, column: 10))
    }

    @Test(arguments: [
        ("<a/>", ""), ("<a>b&lt;c&#233;</a>", "b<cé"), ("<a>b<!-- c -->d<?e?>f</a>", "bdf"),
        ("<a><![CDATA[<b>&amp;]]>]]&gt;</a>", "<b>&amp;]]>"), ("<a>b<c>d</c>e</a>", "be"),
        ("<a>b\r\nc\rd&#13;e</a>", "b\nc\nd\re"), ("\u{FEFF}<a >b</a >\n<!-- c -->\n", "b"),
        ("<!DOCTYPE a [ <!ENTITY b '>\"<'> <!-- ' ]> --> <?c ]>?> ]><a>d</a>", "d"),
        ("<é:a.b-c>d</é:a.b-c>", "d"),
    ])
    func texts(_ document: String, _ text: String) throws {
        #expect(try read(document).text == text)
    }

    @Test func attributesAreNormalized() throws {
        #expect(try read("<a b='c\n\td&#10;\"'/>")["b"] == "c  d\n\"")
    }

    @Test(arguments: [
        ("", XMLError.Code.elementExpected, 0), ("a", .elementExpected, 0),
        ("<a>", .notClosed, 0), ("<a", .notClosed, 0), ("<a><b></a>", .otherElementOpen, 6),
        ("</a>", .otherElementOpen, 0), ("<a/><b/>", .contentAfterEnd, 4),
        ("<a/>b", .contentAfterEnd, 4), ("<1/>", .nameExpected, 1), ("< a/>", .nameExpected, 1),
        ("<a b/>", .attribute, 4), ("<a b=c/>", .attribute, 5), ("<a b='c'd='e'/>", .attribute, 8),
        ("<a b='c' b='d'/>", .attribute, 9), ("<a b='c/>", .notClosed, 0),
        ("<a b='<'/>", .notClosed, 0), ("<a>&b;</a>", .entity, 3), ("<a>&#xD800;</a>", .entity, 3),
        ("<a>&#0;</a>", .entity, 3), ("<a>&#99999999;</a>", .entity, 3), ("<a>& b</a>", .entity, 3),
        ("<a b='&c'/>", .entity, 6), ("<!-- <a/>", .notClosed, 0), ("<?a <a/>", .notClosed, 0),
        ("<!DOCTYPE a [<a/>", .notClosed, 0), ("<a><![CDATA[b</a>", .notClosed, 3),
        ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", .encoding, 30),
        ("<?xml version='1.0' encoding='UTF-16'?><a/>", .encoding, 30),
    ])
    func refuses(_ text: String, _ code: XMLError.Code, _ offset: Int) {
        let error = #expect(throws: XMLError.self) { try read(text) }
        #expect(error?.code == code)
        #expect(error?.offset == offset)
    }

    /// Entities that a document defines are not expanded.
    @Test func entitiesAreNotExpanded() {
        let text = """
            <!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;">]>
            <a>&c;</a>
            """
        let error = #expect(throws: XMLError.self) { try read(text) }
        #expect(error?.code == .entity)
    }

    @Test func readsUTF16() throws {
        let text = "\u{FEFF}<?xml version='1.0' encoding='utf-16'?><a>é</a>"
        let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try XMLElement(bytes).text == "é")
        let error = #expect(throws: XMLError.self) {
            try XMLElement([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0])
        }
        #expect(error?.code == .encoding)
    }

    @Test func isBounded() throws {
        let limits = ReadingLimits(size: 100, depth: 3, count: 4)
        func code(_ text: String) -> XMLError.Code? {
            do throws(XMLError) {
                _ = try XMLElement(Array(text.utf8), limits: limits)
                return nil
            } catch { return error.code }
        }
        #expect(code("<a><a><a/></a></a>") == nil)
        #expect(code("<a><a><a><a/></a></a></a>") == .tooDeep)
        #expect(code("<a><a/><a/><a/></a>") == nil)
        #expect(code("<a><a/><a/><a b=''/></a>") == .tooMany)
        #expect(code(String(repeating: " ", count: 101)) == .tooLarge)
        let attributes = (0..<300).map { " a\($0)=''" }.joined()
        #expect(throws: XMLError.self) { try read("<a\(attributes)/>") }
    }
}
