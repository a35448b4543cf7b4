// SPDX-License-Identifier: Apache-2.0

import ClipMessages
import Testing

/// E7: messages are separated in a stream, however it is split.
struct StreamTests {
    @Test(arguments: [1, 2, 3, 5, 64])
    func messagesAreFoundInPieces(of size: Int) throws {
        let messages: [[UInt8]] = [[], [1], Array(repeating: 7, count: 300), [2, 3]]
        let bytes = messages.flatMap { MessageStream.frame($0) }
        var stream = MessageStream()
        var found: [[UInt8]] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            stream.append(bytes[start..<min(start + size, bytes.count)])
            while let message = try stream.next() { found.append(message) }
        }
        #expect(found == messages)
    }

    @Test func lengthsBeyondTheLimitAreRefused() {
        var stream = MessageStream()
        stream.append([255, 255, 255, 127])
        #expect(throws: MessageError.tooManyBytes(0x7FFF_FFFF)) { try stream.next() }
    }

    @Test func tooManyElementsAreRefused() {
        // A list of notifications with more elements than the limit.
        #expect(throws: MessageError.tooManyElements(0x00FF_FFFF)) {
            try HostMessage([3, 0, 0, 0, 0, 9, 255, 255, 255, 0])
        }
    }
}
