// SPDX-License-Identifier: Apache-2.0

import CodeProduction

/// An archive: each file in it can be had or is refused, and is as long as it says.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer promises `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let archive = try? ZipArchive(bytes) else { return 0 }
    for file in archive.files.prefix(100) where file.size < 1 << 20 {
        if let contents = try? archive.contents(of: file), contents.count != file.size {
            fatalError("\(file.name) has \(contents.count) bytes and not \(file.size)")
        }
    }
    return 0
}
