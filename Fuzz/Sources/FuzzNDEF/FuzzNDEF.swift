// SPDX-License-Identifier: Apache-2.0

import NFCTags

/// Checks a message on a tag, and a text to be written to one: written messages are read back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    do {
        checkWriting(try NDEFMessage(bytes: bytes).record.uri)
    } catch {
        guard (0...bytes.count).contains(error.offset) else {
            fatalError("\(error) lies outside of the message")
        }
    }
    if !bytes.isEmpty { checkWriting(String(decoding: bytes, as: UTF8.self)) }
    return 0
}

private func checkWriting(_ uri: String) {
    guard let message = try? NDEFMessage(uri: uri) else {
        guard uri.utf8.count > NDEFURIRecord.maximumURIByteCount else {
            fatalError("\(uri) cannot be written")
        }
        return
    }
    guard let again = try? NDEFMessage(bytes: message.bytes),
        Array(again.record.uri.utf8) == Array(uri.utf8)
    else { fatalError("\(uri) is not read back") }
    for type in TagType.allCases {
        guard let memory = try? TagMemory(message, on: type) else { continue }
        guard memory.bytes.count == TagMemory.pageByteCount + type.userByteCount else {
            fatalError("\(memory.bytes.count) bytes in \(type)")
        }
    }
}
