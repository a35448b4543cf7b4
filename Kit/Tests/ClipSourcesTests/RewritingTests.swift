// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import ClipSources
import SeededRandom
import Testing

/// Sources for iPhone become sources for Linux (issue 14), line by line.
struct RewritingTests {
    @Test(arguments: [
        // Conditions
        ("#if os(iOS)\na\n#endif", "#if true   \na\n#endif"),
        ("#if !os( iOS ) && DEBUG\n#endif", "#if !true      && DEBUG\n#endif"),
        ("#if os(macOS)\n#elseif os(iOS)\n#endif", "#if os(macOS)\n#elseif true   \n#endif"),
        ("#if os(Linux)\n#endif", "#if false    \n#endif"),
        ("#if targetEnvironment(simulator)\n#endif", "#if true                        \n#endif"),
        (
            "#if targetEnvironment(macCatalyst)\n#endif",
            "#if targetEnvironment(macCatalyst)\n#endif"
        ),
        ("#if os(macOS) ||\n  os(iOS)\n#endif", "#if os(macOS) ||\n  true   \n#endif"),
        ("#if os(macOS)\n  || os(iOS)\n#endif", "#if os(macOS)\n  || true   \n#endif"),
        ("#if (os(macOS)\n  || os(iOS))\n#endif", "#if (os(macOS)\n  || true   )\n#endif"),
        ("#if A\nlet b = os(iOS)\n#endif", "#if A\nlet b = os(iOS)\n#endif"),
        ("// #if os(iOS)\n\"#if os(iOS)\"", "// #if os(iOS)\n\"#if os(iOS)\""),
        // Previews
        ("#Preview { A() }\nb", "                \nb"),
        (
            "#Preview(\"a)\", traits: .x) {\n  A()\n}\nb",
            "                            \n     \n \nb"
        ),
        (
            "@available(iOS 17, *)\n#Preview { A(\"}\") }",
            "                     \n                   "
        ),
        ("#Preview { A() } timeline: { B }\nc", "                                \nc"),
        (
            "@available(iOS 17, *)\nstruct A {}\n#Preview { }",
            "@available(iOS 17, *)\nstruct A {}\n            "
        ),
        ("let a = 1 // #Preview { }", "let a = 1 // #Preview { }"),
        // Objective-C
        ("@objc func a() {}", "      func a() {}"),
        ("@objc(b) @IBAction func a() {}", "                   func a() {}"),
        ("@objc dynamic var a = 1", "              var a = 1"),
        ("@objc protocol A { }", "      protocol A: AnyObject { }"),
        ("@objc public protocol A: B { }", "      public protocol A: AnyObject, B { }"),
        ("@objc protocol A: AnyObject { }", "      protocol A: AnyObject { }"),
        ("@UIApplicationMain\nclass A {}", "@main             \nclass A {}"),
        ("override func observeValue(a: B) {}", "         func observeValue(a: B) {}"),
        ("override public func observeValue() {}", "         public func observeValue() {}"),
        ("override func observe() {}", "override func observe() {}"),
        ("@IBOutlet weak var a: B!", "          weak var a: B!"),
        ("a(#selector(b))", "a(Selector(\"b\"))"),
        ("#selector(getter: A.b)", "Selector(\"getter: A.b\")"),
        ("#selector(\n  A.b(_:)\n), c", "Selector(\"A.b(_:)\")\n\n , c"),
        (
            "class A { @objc func b() { c(#selector(b)) } }",
            "class A {       func b() { c(Selector(\"b\", "
                + "{ if let target = $0 as? A { $1.pass(to: target.b) } })) } }"
        ),
        (
            "extension A.B { func c(_ d: E) {} func f() { g(#selector(self.c(_:))) } }",
            "extension A.B { func c(_ d: E) {} func f() { g(Selector(\"self.c(_:)\", "
                + "{ if let target = $0 as? B { $1.pass(to: target.c(_:)) } })) } }"
        ),
        (
            "struct A { let b = #selector(C.d) }; class C { func d() {} }",
            "struct A { let b = Selector(\"C.d\", "
                + "{ if let target = $0 as? C { $1.pass(to: target.d) } }) }; class C { func d() {} }"
        ),
        // Methods that are static or asynchronous cannot be called like that.
        (
            "class A { class override func b() {}; func c() async {}; let d = #selector(b), e = #selector(c) }",
            "class A { class override func b() {}; func c() async {}; let d = Selector(\"b\"), e = "
                + "Selector(\"c\") }"
        ),
        ("#keyPath(A.b.c)", "(\"b.c\")        "),
        ("\"#selector(b)\"", "\"#selector(b)\""),
        // Modules
        ("import UIKit.UIImage", "import UIKit        "),
        ("import struct Foundation.Date", "import struct Foundation.Date"),
        ("import Darwin", "import Glibc "),
        ("import os.log // x.y", "import os     // x.y"),
    ])
    func rewrites(_ source: String, to expected: String) {
        let result = RewrittenSource(Array(source.utf8)).bytes
        #expect(String(decoding: result, as: UTF8.self) == expected)
        #expect(RewrittenSource(result).bytes == result)
    }

    @Test
    func listsPreviews() {
        let source = """
            #if DEBUG
            struct A_Previews: PreviewProvider {
                static var previews: some View { A() }
            }
            #endif
            #Preview("Large, \\"big\\"", traits: .fixedLayout(width: 1, height: 2)) {
                @Previewable @State var a = 1
                A()
            }
              #Preview { B() }
            """
        let previews = RewrittenSource(Array(source.utf8)).previews
        #expect(
            previews == [
                SourcePreview(
                    form: .provider,
                    name: "A_Previews",
                    position: TextPosition(line: 2, column: 8),
                    expression: "A_Previews.previews"
                ),
                SourcePreview(
                    form: .macro,
                    name: "Large, \\\"big\\\"",
                    position: TextPosition(line: 6, column: 1)
                ),
                SourcePreview(form: .macro, name: nil, position: TextPosition(line: 10, column: 3)),
            ]
        )
    }

    @Test
    func makesPreviewsThatAreShownFunctions() {
        let source = """
            private struct A_Previews: PreviewProvider { static var previews: some View { A() } }
            @available(iOS 17, *)
            #Preview(
                "Large"
            ) { let selector = #selector(a); A() }
            #Preview { @Previewable @State var a = 1; A() }
            enum Inner { struct B_Previews: PreviewProvider {} }
            """
        let result = RewrittenSource(Array(source.utf8), showingPreviewsAs: 3)
        let lines = String(decoding: result.bytes, as: UTF8.self).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        #expect(lines.count == 7)
        let head = "@MainActor @SwiftUI.ViewBuilder func morselPreview_3_1() -> some SwiftUI.View"
        #expect(lines[1...4].joined().contains(head))
        #expect(lines[4].contains("{ let selector = Selector(\"a\")"))
        #expect(lines[5].allSatisfy { $0 == " " })
        #expect(result.previews.map(\.expression) == [nil, "morselPreview_3_1()", nil, nil])
    }

    @Test
    func listsMembersOfExtensions() {
        let source = """
            extension Color {
                static let sea = Color("Sea")
                static var `default`: Color { let no = 1; return Color("Default") }
                func other() { struct A { static let no = 1 } }
            }
            extension SwiftUI.ShapeStyle where Self == Color { static var sand: Color { .red } }
            enum Other { static let no = 1 }
            """
        let members = RewrittenSource(Array(source.utf8)).addedMembers
        #expect(members == ["Color": ["sea", "default"], "ShapeStyle": ["sand"]])
    }

    /// Whatever the bytes: the same number of lines, no crash, and no change when it is rewritten again.
    @Test(arguments: 0..<64)
    func keepsLinesOfRandomSources(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "#if ", "os(iOS)", "os(Linux)", " && ", "||", "(", ")", "{", "}", "\n", "\r\n", " ",
            "\"",
            "\"\"\"", "\\(", "//", "/*", "*/", "#Preview", "@objc", "@available(iOS 17, *)",
            "protocol A",
            ":", "#selector", "#keyPath", "import ", "A.b", "UIKit", "Darwin", "extension Color",
            "static let a",
            "@UIApplicationMain", "dynamic ", "é", "struct B", "PreviewProvider", "#endif", "\u{0}",
        ]
        for _ in 0..<50 {
            let count = Int.random(in: 0..<60, using: &random)
            let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let source = Array(text.utf8)
            let result = RewrittenSource(source).bytes
            #expect(
                result.filter { $0 == 0x0A || $0 == 0x0D }
                    == source.filter { $0 == 0x0A || $0 == 0x0D }
            )
            #expect(RewrittenSource(result).bytes == result, "\(text.debugDescription)")
        }
    }

    @Test(arguments: [
        "#Preview(", "#Preview{", "@objc(", "@objc ", "@objc protocol A:", "#selector(", "#if (",
        "struct A:", "extension A", "extension A {", "static let ", "import A.", "#if a\n||",
        "@a\n", "{",
        "#keyPath(a", "@available(", "\"\\(#selector(",
    ])
    func takesLinearTime(_ piece: String) {
        let times = [25_000, 100_000].map { size in
            let source = Array(String(repeating: piece, count: size / piece.utf8.count).utf8)
            return ContinuousClock().measure { _ = RewrittenSource(source) }
        }
        // Quadratic work would be sixteen times as much.
        #expect(times[1] < times[0] * 10 + .seconds(1), "\(piece)")
    }

    /// `@Entry` becomes a property and its key, line by line.
    @Test(arguments: [
        ("@Entry var size: Int = 3", "", "", ": Int { 3 } }"),
        ("@Entry var size = [1,\n  2]\n", "", "", " = [1,\n  2] }\n"),
        ("@Entry public var size: Int = 3", "public ", "public ", ": Int { 3 } }"),
        (
            "@Entry private var size: Int? // none", "private ", "fileprivate ",
            ": Int? { nil } } // none"
        ),
        ("@Entry\n  var size: Int =\n 3\n  .max", "", "", ": Int {\n 3\n  .max } }"),
        ("@Entry var size: Int = 3 }", "", "", ": Int { 3 } } }"),
    ])
    func writesEntries(_ source: String, _ access: String, _ reach: String, _ rest: String) {
        let head = "extension EnvironmentValues {\n"
        let text = text(of: head + source)
        #expect(text.hasPrefix(head + "\(access)var size: EntryOf_size.Value { get"))
        #expect(text.contains("\(reach)nonisolated struct EntryOf_size: SwiftUI.EnvironmentKey {"))
        #expect(text.hasSuffix(rest))
        #expect(text.count(where: \.isNewline) == (head + source).count(where: \.isNewline))
    }

    @Test(arguments: [
        "struct A {\n@Entry var size = 3\n}", "extension Other {\n@Entry var size = 3\n}",
        "extension EnvironmentValues {\n@Entry let size = 3\n}",
        "extension EnvironmentValues {\n@Entry var size\n}",
    ])
    func otherEntriesStay(_ source: String) {
        #expect(text(of: source) == source)
    }

    private func text(of source: String) -> String {
        String(decoding: RewrittenSource(Array(source.utf8)).bytes, as: UTF8.self)
    }
}
