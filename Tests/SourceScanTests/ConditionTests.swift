// SPDX-License-Identifier: Apache-2.0

import SourceScan
import Testing

/// Branches of `#if` (G-09): code that is compiled for the clip, and for the app.
struct ConditionTests {
    private let clip = BuildConditions(
        flags: ["APPCLIP", "DEBUG"],
        macros: ["APPCLIP": "1", "DEBUG": "1", "LEVEL": "3", "OFF": "0", "EMPTY": ""]
    )

    /// Returns the words `yes` and `no` that are left below a `#if`.
    private func compiled(
        _ source: String,
        _ language: SourceLanguage,
        _ conditions: BuildConditions
    ) -> String {
        let bytes = BlankedSource(Array(source.utf8), language: language)
            .bytes(compiledUnder: conditions, in: language)
        return String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\n" }
            .filter { ["yes", "no"].contains($0) }.joined(separator: " ")
    }

    @Test(arguments: [
        ("APPCLIP", "yes"), ("!APPCLIP", "no"), ("APPCLIP && DEBUG", "yes"),
        ("!APPCLIP || DEBUG", "yes"), ("APPCLIP && !DEBUG", "no"), ("(APPCLIP)", "yes"),
        ("!(APPCLIP && DEBUG)", "no"), ("STAGING || (DEBUG && APPCLIP)", "yes"),
        ("os(iOS)", "yes"), ("os(macOS) || os(tvOS)", "no"), ("!os(watchOS)", "yes"),
        ("targetEnvironment(simulator)", "no"), ("targetEnvironment(macCatalyst)", "no"),
        ("arch(arm64)", "yes"), ("arch(x86_64)", "no"),
        ("canImport(UIKit)", "yes"), ("canImport(AppKit)", "no"), ("canImport(Lottie)", "yes no"),
        ("swift(>=5.3)", "yes"), ("swift(<5)", "no"), ("compiler(>=6)", "yes no"),
        ("swift(>=9)", "no"), ("true", "yes"), ("false", "no"),
        ("hasFeature(Macros)", "yes no"), ("hasFeature(Macros) && !DEBUG", "no"),
        ("canImport(Lottie) || APPCLIP", "yes"), ("APPCLIP // && !APPCLIP", "yes"),
        ("APPCLIP /* x */ && DEBUG", "yes"), ("APPCLIP &&\n  !DEBUG", "no"),
        ("APPCLIP\n  && !DEBUG", "no"), ("$$ ??", "yes no"), ("!!APPCLIP", "yes"),
    ])
    func decidesInSwift(_ condition: String, expected: String) {
        let source = "#if \(condition)\nyes\n#else\nno\n#endif\n"
        #expect(compiled(source, .swift, clip) == expected)
    }

    @Test(arguments: [
        ("#if APPCLIP", "yes"), ("#ifdef APPCLIP", "yes"), ("#ifndef APPCLIP", "no"),
        ("#if !APPCLIP", "no"), ("#if defined(APPCLIP)", "yes"), ("#if defined APPCLIP", "yes"),
        ("#if defined(APPCLIP) && !defined(DEBUG)", "no"), ("#if OFF", "no"), ("#ifdef OFF", "yes"),
        ("#if LEVEL >= 3", "yes"), ("#if LEVEL == 2", "no"), ("#if 0", "no"), ("#if 1", "yes"),
        ("#if TARGET_OS_IOS && !TARGET_OS_SIMULATOR", "yes"), ("#if TARGET_OS_OSX", "no"),
        ("#if TARGET_IPHONE_SIMULATOR", "no"), ("#  if APPCLIP \\\n && OFF", "no"),
        ("#if __has_include(<X/Y.h>)", "yes no"),
        ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 140000", "yes no"),
        ("#if UNKNOWN", "no"), ("#if A + B", "yes no"), ("#if EMPTY", "yes"),
    ])
    func decidesInObjectiveC(_ directive: String, expected: String) {
        let source = "\(directive)\nyes\n#else\nno\n#endif\n"
        #expect(compiled(source, .objectiveC, clip) == expected)
    }

    @Test(arguments: [
        ("#if A\nno\n#elseif APPCLIP\nyes\n#elseif DEBUG\nno\n#else\nno\n#endif", "yes"),
        ("#if A\n#if APPCLIP\nno\n#else\nno\n#endif\n#else\nyes\n#endif\nyes", "yes yes"),
        ("#if APPCLIP\n#if !DEBUG\nno\n#endif\nyes\n#endif\n#if A\nno", "yes"),
        ("#endif\n#else\nyes\n#if A\nno\n#endif\n#endif\nyes", "yes yes"),
        ("#if canImport(X)\nyes\n#elseif APPCLIP\nyes\n#else\nno\n#endif", "yes yes"),
        ("let a = \"#if A\"\nyes // #if A\nyes", "yes yes"),
        ("VStack {\n  Text()\n    #if !APPCLIP\n    .no()\n    #endif\n}\nyes", "yes"),
    ])
    func choosesOneBranch(_ source: String, expected: String) {
        #expect(compiled(source, .swift, clip) == expected)
    }

    /// Settings that cannot be read may set a name.
    @Test
    func isUncertainWithoutAllSettings() {
        let conditions = BuildConditions(flags: ["A"], macros: [:], areComplete: false)
        #expect(compiled("#if A\nyes\n#else\nno\n#endif", .swift, conditions) == "yes")
        #expect(compiled("#if B\nyes\n#else\nno\n#endif", .swift, conditions) == "yes no")
        #expect(compiled("#ifdef B\nyes\n#else\nno\n#endif", .objectiveC, conditions) == "yes no")
    }
}
