// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Testing

/// G2: the lines of `.xcconfig` files.
struct XcconfigFileTests {
    private func read(_ text: String) -> XcconfigFile { XcconfigFile(Array(text.utf8)) }

    private func describe(_ key: SettingKey) -> String {
        key.name + key.conditions.map { "[\($0.parameter)=\($0.pattern)]" }.joined()
    }

    @Test(arguments: [
        ("A = b", "A:b"), ("A=b", "A:b"), ("  A\t=\tb  c\t", "A:b  c"), ("A =", "A:"),
        ("A = ", "A:"), ("A = b // c", "A:b"), ("A = https://b", "A:https:"),
        ("A = https:/$()/b", "A:https:/$()/b"), ("A = b;", "A:b"), ("A = b ; // c", "A:b"),
        ("A = b;;", "A:b;"), ("A = \"b c\"", "A:\"b c\""), ("A = b = c", "A:b = c"),
        ("A = b\\\n  c \\\n\\\n d\nB = e", "A:b c d|B:e"), ("A = b \\\n\nB = c", "A:b|B:c"),
        ("A = b \\", "A:b"), ("A = b \\\n", "A:b"),
        ("A[sdk=iphoneos*] = b", "A[sdk=iphoneos*]:b"),
        ("A[sdk=iphoneos*][arch=arm64] = b", "A[sdk=iphoneos*][arch=arm64]:b"),
        ("A [ sdk = iphoneos* ] [config=Debug] = b", "A[sdk=iphoneos*][config=Debug]:b"),
        ("A[sdk=iphoneos*,arch=arm64]=b", "A[sdk=iphoneos*][arch=arm64]:b"),
        ("A[config=a,b] = c", "A[config=a,b]:c"), ("A[arch=] = b", "A[arch=]:b"),
        ("// A = b", ""), ("", ""), ("\n\r\n \t//", ""), ("A = b\rB = c\r\nC = d", "A:b|B:c|C:d"),
        ("A = b\u{2028}B = c", "A:b|B:c"), ("\u{FEFF}_A1 = é", "_A1:é"),
    ])
    func reads(_ text: String, _ expected: String) {
        let file = read(text)
        #expect(
            file.assignments.map { "\(describe($0.key)):\($0.value)" }.joined(separator: "|")
                == expected
        )
        #expect(file.faults.isEmpty)
        #expect(file.inclusions.isEmpty)
    }

    @Test func inclusions() {
        let file = read(
            """
            A = b
            #include "c d.xcconfig" // e
              # include? "../f.xcconfig"
            G = h
            #include"i.xcconfig"
            """
        )
        #expect(file.inclusions.map(\.path) == ["c d.xcconfig", "../f.xcconfig", "i.xcconfig"])
        #expect(file.inclusions.map(\.isOptional) == [false, true, false])
        #expect(file.inclusions.map(\.order) == [1, 2, 4])
        #expect(file.inclusions.map(\.position.line) == [2, 3, 5])
        #expect(file.inclusions[1].position.column == 3)
        #expect(file.assignments.map(\.order) == [0, 3])
        #expect(file.faults.isEmpty)
    }

    @Test func positions() throws {
        let file = read("// é\n  A[sdk=*] =   b\nC =\n")
        let first = try #require(file.assignments.first)
        #expect(first.position == TextPosition(line: 2, column: 3))
        #expect(first.valuePosition == TextPosition(line: 2, column: 16))
        #expect(file.assignments.last?.valuePosition == TextPosition(line: 3, column: 4))
    }

    @Test(arguments: [
        ("A", XcconfigFile.ParsingError.Code.equalsExpected, 2), ("A b", .equalsExpected, 3),
        ("A // = b", .equalsExpected, 9), ("1A = b", .nameExpected, 1), ("= b", .nameExpected, 1),
        ("/* a */", .nameExpected, 1), ("A[sdk=b = c", .condition, 2),
        ("A[sdk] = c", .condition, 2),
        ("A[sdk=b][ = c", .condition, 9), ("A-B = c", .equalsExpected, 2), ("#", .directive, 1),
        ("#import \"a\"", .directive, 1), ("#include", .path, 9), ("#include a", .path, 10),
        ("#include \"a", .path, 10), ("#include \"a\" b", .path, 14),
        ("<<<<<<< HEAD", .mergeConflict, 1), ("=======", .mergeConflict, 1),
    ])
    func faults(_ text: String, _ code: XcconfigFile.ParsingError.Code, _ column: Int) {
        let file = read("B = c\n" + text + "\nD = e")
        #expect(
            file.faults == [
                XcconfigFile.ParsingError(
                    code: code,
                    position: TextPosition(line: 2, column: column)
                )
            ]
        )
        // The other lines are read.
        #expect(file.assignments.map(\.key.name) == ["B", "D"])
    }

    @Test func isBounded() {
        let limits = ReadingLimits(size: 20, depth: 1, count: 2)
        func codes(_ text: String) -> [XcconfigFile.ParsingError.Code] {
            XcconfigFile(Array(text.utf8), limits: limits).faults.map(\.code)
        }
        #expect(codes("A=b\nB=c").isEmpty)
        #expect(codes("A=b\nB=c\nD=e\nF=g") == [.tooLarge])
        #expect(codes(String(repeating: " ", count: 21)) == [.tooLarge])
        #expect(XcconfigFile([0xFF, 0xFE, 0, 0]).faults.map(\.code) == [.encoding])
        let latin = XcconfigFile(Array("A = ".utf8) + [0xE9, 0x0A])
        #expect(latin.faults.map(\.code) == [.encoding])
        #expect(latin.assignments.map(\.value) == ["\u{FFFD}"])
    }

    @Test(arguments: [
        ("A", "A"), ("A[sdk=iphoneos*]", "A[sdk=iphoneos*]"), ("A[a=b][c=d]", "A[a=b][c=d]"),
        ("A[a=b,c=d]", "A[a=b][c=d]"), ("", nil), ("1A", nil), ("A B", nil), ("A[", nil),
        ("A[b]", nil), ("A[a=b]c", nil),
    ])
    func keysOfProjects(_ text: String, _ expected: String?) {
        #expect(SettingKey(text).map(describe) == expected)
    }
}
