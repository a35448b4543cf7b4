// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import SourceScan
import Testing

/// The facts about a target's sources: imports, names, declarations and handlers (G-09, G-19).
struct SourceFactsTests {
    private static let vocabulary = Vocabulary(
        phrases: [
            "UIDevice.current.name", ".webpageURL", "\\.requestReview", "SKOverlay",
            "background(withIdentifier", "[UIDevice currentDevice].name",
        ],
        handlers: ["scene", "application"],
        closures: ["onContinueUserActivity"],
        literalPrefixes: ["group."]
    )

    private func facts(
        _ source: String,
        path: String = "A.swift",
        _ conditions: BuildConditions = BuildConditions(
            flags: ["APPCLIP"],
            macros: ["APPCLIP": "1"]
        )
    ) -> SourceFacts {
        let file = ScannedFile(path: path, bytes: Array(source.utf8), vocabulary: Self.vocabulary)
        return SourceFacts(
            [file].compactMap(\.self),
            under: conditions,
            vocabulary: Self.vocabulary
        )
    }

    @Test(arguments: [
        ("import Speech", "Speech"), ("@testable import Speech", "Speech"),
        ("@_implementationOnly import Speech", "Speech"), ("public import Speech", "Speech"),
        ("internal import struct Speech.Recognizer", "Speech"), ("import Speech.Sub", "Speech"),
        ("@preconcurrency import class Speech.A; import B", "B Speech"),
        ("import A; import B", "A B"),
        ("#if APPCLIP\nimport A\n#else\nimport B\n#endif", "A"),
        ("#if canImport(X)\nimport X\n#endif", "X?"), ("// import A", ""), ("/* import A */", ""),
        ("let a = \"import Speech\"", ""), ("let a = \"\"\"\nimport Speech\n\"\"\"", ""),
        ("x.import(A)", ""), ("@_spi(X) import A", "A"), ("import /* x */ A", "A"),
        ("\"\\(f(\"import A\"))\"", ""), ("import", ""), ("import 3", ""), ("import func A.b", "A"),
    ])
    func importsOfSwift(_ source: String, expected: String) {
        #expect(imports(facts(source)) == expected)
    }

    @Test(arguments: [
        ("#import <Speech/Speech.h>", "Speech"), ("#include <Speech/Speech.h>", "Speech"),
        ("@import Speech;", "Speech"), ("@import Speech.Sub; @import B;", "B Speech"),
        ("#import \"Speech.h\"", ""), ("#import <stdio.h>", ""), ("  #  import <A/B.h> // x", "A"),
        ("// #import <A/A.h>", ""), ("#if !APPCLIP\n#import <A/A.h>\n#endif", ""),
        ("#ifdef APPCLIP\n#import <A/A.h>\n#endif", "A"), ("#if 0\n@import A;\n#endif", ""),
        ("NSString *a = @\"@import A;\";", ""), ("#import <A", ""), ("#import", ""),
        ("#if __has_include(<A/A.h>)\n#import <A/A.h>\n#endif", "A?"),
    ])
    func importsOfObjectiveC(_ source: String, expected: String) {
        #expect(imports(facts(source, path: "A.m")) == expected)
    }

    private func imports(_ facts: SourceFacts) -> String {
        facts.imports.map { $0 + ($1.contains(where: \.isCertain) ? "" : "?") }.sorted()
            .joined(separator: " ")
    }

    @Test(arguments: [
        ("UIDevice.current.name", "UIDevice.current.name"),
        ("UIDevice\n  .current /* a */ .name == x", "UIDevice.current.name"),
        ("UIDevice.current.names", ""), ("UIDevice.current", ""), ("MyUIDevice.current.name", ""),
        ("a.webpageURL", ".webpageURL"), ("let webpageURL = 1", ""),
        ("a?.webpageURL", ".webpageURL"),
        ("@Environment(\\.requestReview) var r", "\\.requestReview"), ("model.requestReview()", ""),
        ("SKOverlay(x)", "SKOverlay"), ("func SKOverlay() {}", ""), ("// SKOverlay", ""),
        ("c = .background(withIdentifier: id)", "background(withIdentifier"),
        ("c = .background(id)", ""), ("\"\\(SKOverlay.x)\"", "SKOverlay"), ("\"SKOverlay\"", ""),
        ("#if !APPCLIP\nSKOverlay()\n#endif", ""),
    ])
    func phrases(_ source: String, expected: String) {
        #expect(facts(source).phrases.keys.sorted().joined(separator: " ") == expected)
    }

    @Test
    func placesAreThoseOfTheSource() {
        let found = facts("import A\r\n\r\n/* ü\n */ let x = SKOverlay(\n  y)\n")
        #expect(
            found.phrases["SKOverlay"]?.first
                == SourceFacts.Sighting(
                    place: Place(
                        file: "A.swift",
                        position: TextPosition(line: 4, column: 13)
                    ),
                    following: ""
                )
        )
        #expect(found.imports["A"]?.first?.place.position == TextPosition(line: 1, column: 1))
    }

    @Test
    func textsHaveTheirLabels() {
        let found = facts(
            """
            let defaults = UserDefaults(suiteName: "group.com.example")
            let other = "group.x" + "y group."
            let third = "group.\\(x)"
            """
        )
        #expect(found.texts.map(\.value) == ["group.com.example", "group.x"])
        #expect(found.texts.map(\.label) == ["suiteName", "other"])
        let objectiveC = facts("[d initWithSuiteName:@\"group.a\"];", path: "A.mm")
        #expect(objectiveC.texts.map(\.label) == ["initWithSuiteName"])
    }

    @Test(arguments: [
        (
            "func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { go(userActivity) }",
            "scene(_:continue:) 1 go"
        ),
        (
            """
            func scene(
                _ scene: UIScene,
                willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) {
                guard let _ = (scene as? UIWindowScene) else { return }
                start(options: connectionOptions)
            }
            """,
            "scene(_:willConnectTo:options:) 0,2 start"
        ),
        (
            """
            func application(_ application: UIApplication, continue userActivity: NSUserActivity,
              restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
              return SDK.shared.continue(userActivity, restorationHandler: restorationHandler)
            }
            """,
            "application(_:continue:restorationHandler:) 1,2 continue"
        ),
        ("protocol P { func scene(_ s: A, continue a: B) }", ""),
        (
            "Text().onContinueUserActivity(X) { activity in handle(activity) }",
            "onContinueUserActivity X 0 handle"
        ),
        (
            "Text().onContinueUserActivity(X, perform: { a in b = a.webpageURL })",
            "onContinueUserActivity X 0"
        ),
        (
            "Text().onContinueUserActivity(X, perform: model.handle)",
            "onContinueUserActivity X 0 handle"
        ),
        (
            "Text().onContinueUserActivity(\"X\") { [weak self] a in self?.handle(a) }",
            "onContinueUserActivity \"X 0 handle"
        ),
        ("Text().onContinueUserActivity(X) { handle($0) }", "onContinueUserActivity X 0 handle"),
        (
            "Text().onContinueUserActivity(X) { (a: NSUserActivity) -> Void in b(c: a) }",
            "onContinueUserActivity X 0 b"
        ),
        ("Text().onContinueUserActivity(X)\nlet b = { c }", ""),
        ("scene(a, continue: b)", ""),
    ])
    func handlersOfSwift(_ source: String, expected: String) {
        #expect(describe(facts(source)) == expected)
    }

    @Test(arguments: [
        (
            """
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application
                continueUserActivity:(NSUserActivity *)userActivity
                  restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *))handler {
              return [self handle:userActivity];
            }
            @end
            """,
            "application:continueUserActivity:restorationHandler: 1 self"
        ),
        (
            """
            - (BOOL)application:(UIApplication *)a continueUserActivity:(NSUserActivity *)b
             restorationHandler:(void (^)(NSArray *))c
            {
              return [RCTLinkingManager application:a continueUserActivity:b restorationHandler:c];
            }
            """,
            "application:continueUserActivity:restorationHandler: 0,1,2 RCTLinkingManager"
        ),
        (
            "@protocol P\n- (void)scene:(UIScene *)s continueUserActivity:(NSUserActivity *)a;\n@end\nint f() {}",
            ""
        ),
        (
            "- (void)scene:(UIScene *)s continueUserActivity:(NSUserActivity *)a { f(a); }",
            "scene:continueUserActivity: 1 f"
        ),
    ])
    func handlersOfObjectiveC(_ source: String, expected: String) {
        #expect(describe(facts(source, path: "A.m")) == expected)
    }

    private func describe(_ facts: SourceFacts) -> String {
        facts.handlers.map { handler in
            ([handler.name, handler.sighting.following].filter { !$0.isEmpty }
                + [handler.used.sorted().map(String.init).joined(separator: ",")]
                + Set(handler.givenTo.values.flatMap(\.self)).sorted())
                .joined(separator: " ")
        }.joined(separator: "; ")
    }

    @Test(arguments: [
        ("@main struct A: App {}", "A App", "main"),
        (
            "class B: UIResponder, UIKit.UIWindowSceneDelegate {",
            "B UIResponder UIKit UIWindowSceneDelegate", ""
        ),
        ("extension A.B: @preconcurrency P where T: Q {}", "B preconcurrency P", ""),
        ("final class C<T: X>: D<Y> & E, F {}", "C D E F", ""),
        ("class func f() {}; class var x: Int", "", ""), ("struct S {}\nlet a: T", "S", ""),
        ("@UIApplicationMain class A {}", "A", "UIApplicationMain"),
    ])
    func types(_ source: String, expected: String, attributes: String) {
        let found = facts(source)
        let described = found.types.map { ([$0.name] + $0.inherited).joined(separator: " ") }
        #expect(described.joined(separator: "; ") == expected)
        #expect(found.attributes.keys.joined() == attributes)
    }

    @Test
    func typesOfObjectiveC() {
        let found = facts(
            "@interface A : UIResponder <P, UIWindowSceneDelegate>\n@end\n@interface A () <Q> { int x; }",
            path: "A.mm"
        )
        #expect(
            found.types.map(\.inherited) == [["UIResponder", "P", "UIWindowSceneDelegate"], ["Q"]]
        )
    }

    /// G-09: a name is recorded once, if its branch is compiled.
    @Test
    func questions() {
        let found = facts("#if A && !B\n#if C\n#endif\n#elseif os(iOS)\n#if D || A\n#endif\n#endif")
        #expect(found.questions.map(\.name) == ["A", "B", "D"])
        #expect(
            facts("#ifndef A_H\n#define A_H\n#if B > 1\n#endif\n#endif", path: "A.h").macros == [
                "A_H"
            ]
        )
    }

    /// One target, several files: facts are a union, in the order of the files.
    @Test
    func scansManyFilesInOrder() async {
        var files: [String: String] = ["x.txt": "import No", "big.swift": ""]
        for number in 0..<100 { files["F\(number).swift"] = "import M\(number)\nSKOverlay" }
        let paths = (0..<100).map { "F\($0).swift" } + ["x.txt", "missing.swift"]
        let scanned = await ScannedFile.scanning(
            paths,
            in: MemoryFiles(texts: files),
            for: Self.vocabulary
        )
        let found = SourceFacts(scanned, under: BuildConditions(), vocabulary: Self.vocabulary)
        #expect(found.fileCount == 101)
        #expect(found.unread == ["missing.swift"])
        #expect(found.imports.count == 100)
        #expect(found.phrases["SKOverlay"]?.map(\.place.file) == (0..<100).map { "F\($0).swift" })
    }
}
