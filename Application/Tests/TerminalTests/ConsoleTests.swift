// SPDX-License-Identifier: Apache-2.0

import SystemPackage
import Testing

@testable import Terminal

/// Texts and errors as a command prints them.
@Suite struct ConsoleTests {
    @Test func jsonHasOneForm() throws {
        #expect(
            try Console.json(["b": "x/y", "a": "\u{202E}"]) == "{\"a\":\"\\u202e\",\"b\":\"x/y\"}"
        )
    }

    @Test func anErrorIsOneLine() throws {
        var report = ErrorReport(code: "url", message: "url: a\nb\u{1B}")
        report.offset = 3
        #expect(CommandError(report).description == "url: a\\nb\\u{1B}")
        #expect(
            try Console.json(report)
                == "{\"code\":\"url\",\"message\":\"url: a\\nb\\u001b\",\"offset\":3}"
        )
    }

    @Test func theSystemsReasonIsNamed() {
        #expect(
            CommandError.unwritable("-", .noSpace).description
                == "output: standard output cannot be written: no space left on device."
        )
        #expect(
            CommandError.unwritable("a", .permissionDenied).description.hasPrefix(
                "output: 'a' cannot"
            )
        )
    }
}
