// SPDX-License-Identifier: Apache-2.0

import ClipMessages

/// Checks a stream of messages from either side: decoding an encoded message again gives the same bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    check(bytes)
    var stream = MessageStream()
    stream.append(bytes)
    while let message = try? stream.next() { check(message) }
    return 0
}

private func check(_ message: [UInt8]) {
    if let read = try? HostMessage(message) {
        guard let again = try? HostMessage(read.bytes), again.bytes == read.bytes else {
            fatalError("\(read) is not read back")
        }
    }
    if let read = try? ProgramMessage(message) {
        guard let again = try? ProgramMessage(read.bytes), again.bytes == read.bytes else {
            fatalError("\(read) is not read back")
        }
    }
}
