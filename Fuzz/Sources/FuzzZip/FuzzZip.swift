// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import ProjectFiles
import ZipFiles

/// Checks an archive: each file in it can be read or is refused, has the stated size, and is inside the archive.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let archive = try? ZipArchive(MemoryBytes(bytes)) else { return 0 }
    let files = ArchiveFiles(archive, size: bytes.count)
    for entry in archive.entries.prefix(100) {
        let parts = entry.name.split(separator: "/", omittingEmptySubsequences: false)
        if parts.contains(where: { ["", ".", ".."].contains($0) }) {
            fatalError("\(entry.name) leads elsewhere")
        }
        if files.entry(at: entry.name) == nil, entry.kind != .link {
            fatalError("\(entry.name) is not in the tree")
        }
        guard entry.size < 1 << 20 else { continue }
        guard let contents = try? archive.contents(of: entry, limit: 1 << 20) else { continue }
        if contents.count != entry.size {
            fatalError("\(entry.name) has \(contents.count) bytes and not \(entry.size)")
        }
        let middle = contents.count / 3..<contents.count * 2 / 3
        if let part = try? archive.contents(of: entry, in: middle), part != Array(contents[middle])
        {
            fatalError("\(entry.name) is another in pieces")
        }
    }
    return 0
}
