// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import SourceScan

/// A source: of Swift if the first byte is even, of Objective-C otherwise.
///
/// What is blanked has the length and the lines of the source, and only spaces that it had not. What is found
/// lies in the source.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer promises `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let first = bytes.first else { return -1 }
    let language = first & 1 == 0 ? SourceLanguage.swift : .objectiveC
    let source = Array(bytes.dropFirst())
    let blanked = BlankedSource(source, language: language)
    check(blanked.bytes, against: source)
    let conditions = BuildConditions(flags: ["A"], macros: ["A": "1"])
    check(blanked.bytes(compiledUnder: conditions, in: language), against: blanked.bytes)
    let path = language == .swift ? "a.swift" : "a.m"
    guard let file = ScannedFile(path: path, bytes: source, vocabulary: vocabulary) else {
        fatalError("no source: \(path)")
    }
    let facts = SourceFacts([file], under: conditions, vocabulary: vocabulary)
    let lines = source.count { $0 == 0x0A } + 1
    let places = facts.phrases.values.joined().map(\.place) + facts.handlers.map(\.sighting.place)
    for place in places where !(1...lines).contains(place.position.line) {
        fatalError("\(place) of \(lines) lines")
    }
    return 0
}

private let vocabulary = Vocabulary(
    phrases: ["a.b", "\\.c", "userActivities"],
    handlers: ["scene", "application"],
    closures: ["on"],
    literalPrefixes: ["g"]
)

/// A byte stays, or is a space now; a line break stays.
private func check(_ result: [UInt8], against source: [UInt8]) {
    guard result.count == source.count,
        zip(source, result).allSatisfy({ $0 == $1 || $1 == 0x20 && $0 != 0x0A && $0 != 0x0D })
    else { fatalError("\(source.count) bytes became \(result.count), or others") }
}
