// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import SourceScan

/// Checks a source, in Swift if the first byte is even, otherwise in Objective-C.
///
/// The blanked source has the length and the lines of the original, and differs only in additional spaces. All
/// positions are in the source.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
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

/// Checks that each byte is unchanged or a space, and that line breaks are unchanged.
private func check(_ result: [UInt8], against source: [UInt8]) {
    guard result.count == source.count,
        zip(source, result).allSatisfy({ $0 == $1 || $1 == 0x20 && $0 != 0x0A && $0 != 0x0D })
    else { fatalError("\(source.count) bytes became \(result.count), or others") }
}
