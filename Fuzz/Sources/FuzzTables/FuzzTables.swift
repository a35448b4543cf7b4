// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Checks compact tables: tables that are accepted work, and can be written and read again.
///
/// The input is a whole file, or else it becomes the three models of one, each a third of the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let magic = Array("ACCT".utf8)
    let file = bytes.starts(with: magic) ? bytes : magic + framed(bytes)
    guard let tables = try? CodingTables(compact: file) else { return 0 }
    check(tables)
    return 0
}

/// Returns three models made from the bytes, with their sizes.
private func framed(_ bytes: [UInt8]) -> [UInt8] {
    let third = (bytes.count + 2) / 3
    return (0..<3).flatMap { model -> [UInt8] in
        let part = bytes.dropFirst(model * third).prefix(third)
        return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: part.count >> $0) } + part
    }
}

private func check(_ tables: CodingTables) {
    let texts = ["https://example.com", "https://appclip.example.org/shop?p=12", "https://a.bc/d"]
    for text in texts {
        guard let url = try? EncodableURL(text),
            let compressed = try? CompressedURL(url, tables: tables)
        else { continue }
        guard (try? compressed.payload.url(tables: tables)) == url else {
            fatalError("\(text) is not read back with these tables")
        }
    }
    let compact = tables.compact()
    guard let again = try? CodingTables(compact: compact), again.compact() == compact else {
        fatalError("the tables are not read back")
    }
}
