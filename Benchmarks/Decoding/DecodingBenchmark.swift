// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import CodeScenes

/// Prints how often damaged codes are read, correctly and incorrectly, and how long it takes.
///
/// Run with `swift run -c release DecodingBenchmark [COUNT [SEED]]`.
@main
enum DecodingBenchmark {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        let count = Int(arguments.first ?? 1_000)
        let seed = arguments.dropFirst().first ?? 1
        print("group                            cases   read  wrong  median µs   p95 µs   max µs")
        for group in Group.all { group.measure(count: count, seed: seed) }
        for family in Nonsense.allCases { family.measure(count: 4 * count, seed: seed) }
    }
}
