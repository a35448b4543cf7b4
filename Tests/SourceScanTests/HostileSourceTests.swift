// SPDX-License-Identifier: Apache-2.0

import SourceScan
import Testing

/// Sources that nobody would write (feature G2): no crash, and time in proportion to the size.
struct HostileSourceTests {
    private static let vocabulary = Vocabulary(
        phrases: ["UIDevice.current.name"],
        handlers: ["scene", "application"],
        closures: ["onContinueUserActivity"],
        literalPrefixes: ["group."]
    )

    @Test(arguments: [
        "\"\\(", "/*", "#if (((!!", "#/", "/a(", "#", "func scene(", "func scene(_ a: B, ", "{",
        "}", ")",
        "class A: B<", "class A:", "onContinueUserActivity(", "onContinueUserActivity(A) {",
        "#\"\"\"",
        "#if A\n", "#elseif A\n", "#if A &&\n", "import ", "import\n", "UIDevice.current.",
        "\"group.", "R\"(",
        "#import <", "- (", "- (void)scene:", "- (void)scene:(A)b c:", "@interface A <", "'", "\\",
        "\\\n",
        "@\"", "#if defined(", "`", "\u{0}", "func scene(_ a: A) { a(a, a) ", "1'1", "//\\\n",
        "[scene",
    ])
    func takesLinearTime(_ piece: String) {
        for language in [SourceLanguage.swift, .objectiveC] {
            let times = [12_500, 50_000].map { size in
                let source = Array(String(repeating: piece, count: size / piece.utf8.count).utf8)
                return ContinuousClock().measure {
                    _ = SourceScan(source, language: language, vocabulary: Self.vocabulary)
                }
            }
            // Quadratic work would be sixteen times as much.
            #expect(times[1] < times[0] * 10 + .seconds(1), "\(piece)")
        }
    }

    @Test
    func refusesUTF16() {
        let scan = SourceScan([0xFF, 0xFE, 0x61, 0], language: .swift, vocabulary: Self.vocabulary)
        #expect(!scan.isComplete)
    }
}
