// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import MorselRegistry

/// Checks bytes of every length around the parts in which they may be stored, with ranges that begin
/// and end everywhere.
func checkBytes(_ registry: Registry) async throws {
    let part = 256 << 10
    let lengths = [0, 1, part - 1, part, part + 1, 2 * part, 2 * part + 7]
    let files = lengths.map { length in
        (0..<length).map { UInt8(truncatingIfNeeded: ($0 * 2_654_435_761) >> 11 ^ length) }
    }
    var assets: [String: Blob] = [:]
    for file in files {
        assets["assets/\(file.count).bin"] = Blob(contentType: "application/x", bytes: file)
        // The same bytes, which two entries list under different names.
        assets["assets/\(file.count).txt"] = Blob(contentType: "text/plain", bytes: file)
    }
    let bundle = try Sample.bundle(version: "1.3", assets: assets)
    let published = try await registry.publish(
        bundle,
        stage: .released,
        at: time
    )
    for (path, blob) in assets {
        guard let asset = published.assets[path] else {
            throw ContractError(description: "\(path) is in the build")
        }
        try expect(asset.contentType == blob.contentType, "a type belongs to its entry")
        try expect(asset.size == blob.bytes.count, "an entry has the size of its bytes")
        try expect(try await registry.size(of: asset.digest) == asset.size, "and so have they")
        try expect(try await registry.bytes(of: asset.digest) == blob.bytes, "bytes are kept")
    }
    for file in files {
        let ends = Set([0, 1, part - 1, part, part + 1, 2 * part, file.count, file.count + 9])
        for start in ends {
            for end in ends where start <= end {
                let bytes = try await registry.bytes(of: Digest(of: file), in: start..<end)
                let wanted = Array(file[(start..<end).clamped(to: 0..<file.count)])
                try expect(bytes == wanted, "a range of bytes is what lies in it")
            }
        }
    }
    let unknown = Digest(of: [1, 2, 3])
    try expect(try await registry.size(of: unknown) == nil, "other bytes are not found")
    try expect(try await registry.bytes(of: unknown, in: 0..<1) == nil, "nor a part of them")
}
