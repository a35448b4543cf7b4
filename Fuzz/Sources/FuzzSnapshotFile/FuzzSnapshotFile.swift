// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import MorselRegistry

/// Checks a snapshot file that is truncated and has some bytes replaced: it is refused, or answers lookups.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let edits = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    var bytes = right
    if edits.count >= 3 { bytes = Array(bytes.prefix(place(edits[0..<3]))) }
    for edit in stride(from: 3, to: edits.count - 3, by: 4) where !bytes.isEmpty {
        bytes[place(edits[edit..<(edit + 3)]) % bytes.count] = edits[edit + 3]
    }
    guard let file = try? SnapshotFile(unchecked: SharedBytes(bytes)) else { return 0 }
    if edits.isEmpty, file.published.mostSpecificMatch(for: urls[0]) == nil {
        fatalError("the right file does not answer")
    }
    for url in urls {
        guard let match = file.published.mostSpecificMatch(for: url) else { continue }
        _ = try? file.experience(match.experience)
    }
    if let position = Place(latitude: 47.4, longitude: 8.5) {
        for neighbor in file.places.nearest(to: position, within: 1e6, limit: 100) {
            _ = try? file.experience(neighbor.experience)
        }
    }
    for number in 0..<20 as Range<Int64> {
        _ = try? file.experience(AdvancedExperience.ID(rawValue: number))
    }
    return 0
}

private func place(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
}

private let urls = [
    "https://c.example/a", "https://c.example/a/b?x=1&y=2#f", "https://c.example",
    "https://d.example/a",
].compactMap { try? InvocationURL($0) }

private let right: [UInt8] = {
    var builder = RegistrySnapshot.Builder(seed: 1)
    for (number, url) in urls.enumerated() {
        guard !url.canonicalText.contains("#"), let registered = try? RegisteredURL(url),
            let clip = try? AppIdentifier("ABCDE12345.com.example.Clip")
        else { continue }
        builder.add(
            AdvancedExperience(
                id: AdvancedExperience.ID(rawValue: Int64(number + 1)),
                clip: clip,
                url: registered,
                card: CardMetadata(
                    verb: .open,
                    image: nil,
                    texts: [.english: CardText(title: "Title", subtitle: "Subtitle")]
                ),
                place: Place(latitude: 47, longitude: 8 + Double(number)),
                placeDetails: PlaceDetails(names: ["Name"]),
                category: .automotive,
                state: number == 2 ? .deactivated : .published
            )
        )
    }
    let file = SnapshotFile(
        of: builder.finish(Revision(rawValue: 1)),
        history: Digest(of: [])
    )
    return unsafe file.bytes.withUnsafeBytes { unsafe Array($0) }
}()
