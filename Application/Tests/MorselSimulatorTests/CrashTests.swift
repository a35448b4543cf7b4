// SPDX-License-Identifier: Apache-2.0

import MorselSimulator
import Testing

/// E7: the reason a program ended, derived from its output.
struct CrashTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let output: [String]
        var ending = ProcessEnding.signal(5)
        let message: String
        var file: String?
        var line: Int?
        var testDescription: String { output.first ?? message }
    }

    static let rows = [
        Row(
            output: ["Fruta/Model.swift:12: Fatal error: no smoothie"],
            message: "Fatal error: no smoothie",
            file: "Fruta/Model.swift",
            line: 12
        ),
        Row(
            output: ["Fruta/Model.swift:7: Precondition failed"],
            message: "Precondition failed.",
            file: "Fruta/Model.swift",
            line: 7
        ),
        Row(
            output: [
                "Swift/ContiguousArrayBuffer.swift:675: Fatal error: Index out of range",
                "0 0x1 closure #1 in Menu.first() + 61 in Fruta at /srv/clips/Menu.swift:3:9",
            ],
            message: "Fatal error: Index out of range",
            file: "/srv/clips/Menu.swift",
            line: 3
        ),
        Row(
            output: ["hello"],
            ending: .status(3),
            message: "The program ended by itself, with status 3."
        ),
        Row(
            output: [],
            ending: .signal(11),
            message: "The program was ended by signal 11 (access to memory that is not there)."
        ),
    ]

    @Test(arguments: rows)
    func crashSaysWhy(_ row: Row) {
        let crash = Crash(output: row.output, ending: row.ending)
        #expect(crash.message == row.message)
        #expect(crash.file == row.file)
        #expect(crash.line == row.line)
    }
}
