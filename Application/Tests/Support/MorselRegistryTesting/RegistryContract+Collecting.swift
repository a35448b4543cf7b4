// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import MorselRegistry

private let author = Author(kind: .key, id: "K", name: "key")

private func upload(_ id: String, expires: Timestamp) -> ImageUpload {
    ImageUpload(id: id, fileName: "\(id).png", fileSize: 100, secret: "s", expires: expires)
}

private func part(_ text: String) -> [UInt8] { Array("a part: \(text)".utf8) }

/// Checks that unreferenced bytes are removed, and no others.
func checkCollecting(_ registry: Registry) async throws {
    func isThere(_ bytes: [UInt8]) async throws -> Bool {
        try await registry.size(of: Digest(of: bytes)) != nil
    }
    _ = try await registry.collect(at: time)
    let kept = try await registry.snapshot()

    // A part that is sent again, and one that another upload refers to as well.
    try await registry.write(by: author, at: time) { store in
        for (id, texts) in [("one", ["first", "shared"]), ("two", ["shared"])] {
            var upload = upload(id, expires: time + 1_000)
            for (place, text) in texts.enumerated() {
                upload.parts[place] = try store.add(bytes: part(text))
            }
            try store.put(upload)
        }
    }
    try await registry.write(by: author, at: time) { store in
        guard var upload = try store.record(ImageUpload.self, "one") else { return }
        upload.parts[0] = try store.add(bytes: part("second"))
        upload.parts[1] = nil
        try store.put(upload)
    }
    try expect(try await !isThere(part("first")), "a part that was replaced is removed at once")
    try expect(try await isThere(part("second")), "the new part is there")
    try expect(try await isThere(part("shared")), "and so is one that another upload has")
    try await registry.write(by: author, at: time) { try $0.remove(ImageUpload.self, "two") }
    try expect(try await !isThere(part("shared")), "until that has it no more")

    // Bytes that nothing has ever referred to, as opposed to an image, a module and an asset.
    let (lost, image) = (part("lost"), try ImageFile(Sample.png(mark: 251)))
    try await registry.write(by: author, at: time) { store in
        _ = try store.add(bytes: lost)
        _ = try store.add(image)
    }
    var collected = try await registry.collect(at: time)
    try expect(
        collected.count == 1 && collected.size == lost.count && collected.reservations == 0,
        "bytes without an owner are collected"
    )
    try expect(try await !isThere(lost), "and are there no more")
    try expect(try await isThere(image.bytes), "an image stays")
    try expect(try await isThere(part("second")), "a part stays as long as its image is awaited")
    for clip in try await registry.clips() {
        guard let build = try await registry.latestBuild(of: clip.identifier) else { continue }
        for digest in [build.module].compactMap(\.self) + build.assets.values.map(\.digest) {
            try expect(try await registry.size(of: digest) != nil, "files of builds stay")
        }
    }

    // The upload has expired, and after a while no client waits for an answer any more.
    collected = try await registry.collect(at: time + 1_001)
    try expect(collected == CollectedBytes(), "who has just sent the last part is waited for")
    collected = try await registry.collect(at: time + 10_000)
    try expect(collected.reservations == 1, "a reservation ends")
    try expect(try await !isThere(part("second")), "with its parts")
    let rest = try await registry.read { try $0.record(ImageUpload.self, "one") }
    try expect(rest == nil, "and is removed")
    try expect(
        try await registry.snapshot().publishedCount == kept.publishedCount,
        "nothing else has changed"
    )

    // Many writers store parts while others collect: referenced bytes are kept.
    try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<4 {
            group.addTask {
                for round in 0..<6 {
                    try await registry.write(by: author, at: time) { store in
                        var upload =
                            try store.record(ImageUpload.self, "busy\(number)")
                            ?? upload("busy\(number)", expires: time + 1_000)
                        upload.parts[0] = try store.add(bytes: part("\(round % 2)"))
                        try store.put(upload)
                    }
                    _ = try await registry.collect(at: time)
                }
            }
        }
        try await group.waitForAll()
    }
    for number in 0..<4 {
        let upload = try await registry.read { try $0.record(ImageUpload.self, "busy\(number)") }
        for digest in upload?.ownedBytes ?? [] {
            try expect(try await registry.size(of: digest) != nil, "parts outlive a collection")
        }
    }
}

/// Checks that a search that takes too long ends, and that other readers do not wait for it.
func checkSearching(_ registry: Registry) async throws {
    let clips = try await registry.read { try $0.clips().count }
    let found = try await registry.search(within: .seconds(60)) { try $0.clips().count }
    try expect(found == clips, "a search reads what is there")
    try await expect(.tooSlow, from: registry) { registry in
        try await registry.search(within: .milliseconds(300)) { store in
            while true { _ = try store.clips() }
        }
    }
    let again = try await registry.search(within: .seconds(60)) { try $0.clips().count }
    try expect(again == clips, "and the next one reads again")
}

/// Checks that kinds of entries can be left out of the log, and that pages stay full.
func checkHiddenKinds(_ registry: Registry) async throws {
    try await registry.write(by: author, at: time) { store in
        for number in 0..<5 {
            let id = "hidden\(number)"
            try store.put(
                Person(id: id, name: id, passwordHash: nil, role: .viewer, created: time)
            )
        }
    }
    let hidden: Set = [Person.kind, APIKey.kind]
    let all = try await registry.read { try $0.log(of: nil, before: nil, limit: 1_000) }
    let visible = all.filter { !hidden.contains($0.subject.kind) }
    try expect(visible.count < all.count, "the log has what is hidden")
    let page = try await registry.read {
        try $0.log(of: nil, without: hidden, before: nil, limit: 3)
    }
    try expect(page == Array(visible.prefix(3)), "hidden kinds are left out of a page")
}
