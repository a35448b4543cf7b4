// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import ClipSources

/// Checks a Swift source that is rewritten for Linux: it keeps its lines, and all positions are in it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let source = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let result = RewrittenSource(source)
    let breaks: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
    guard result.bytes.filter(breaks) == source.filter(breaks) else {
        fatalError("\(source.count) bytes lost their lines")
    }
    let lines = source.count { $0 == 0x0A } + 1
    for preview in result.previews where !(1...lines).contains(preview.position.line) {
        fatalError("\(preview) of \(lines) lines")
    }
    return 0
}
