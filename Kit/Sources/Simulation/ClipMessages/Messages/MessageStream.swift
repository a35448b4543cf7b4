// SPDX-License-Identifier: Apache-2.0

/// A stream of messages: the length of each precedes it, as four little-endian bytes.
public struct MessageStream: Sendable {
    private var waiting: [UInt8] = []
    private var position = 0

    /// Creates a stream without bytes.
    public init() {}

    /// Returns a message with its length, as it is sent in a stream.
    public static func frame(_ message: [UInt8]) -> [UInt8] {
        var writer = MessageWriter()
        writer.putRun(message)
        return writer.bytes
    }

    /// Appends bytes as they arrive.
    public mutating func append(_ bytes: some Sequence<UInt8>) {
        if position > 0 {
            waiting.removeFirst(position)
            position = 0
        }
        waiting += bytes
    }

    /// Returns the next message; `nil` if it has not arrived completely.
    ///
    /// - Throws: ``MessageError/tooManyBytes(_:)`` for a length beyond the limit: the messages that
    ///   follow cannot be separated.
    public mutating func next() throws(MessageError) -> [UInt8]? {
        guard waiting.count - position >= 4 else { return nil }
        var length = 0
        for index in (position..<position + 4).reversed() {
            length = length << 8 | Int(waiting[index])
        }
        guard length <= MessageLimits.messageBytes else { throw .tooManyBytes(length) }
        guard waiting.count - position - 4 >= length else { return nil }
        let message = Array(waiting[position + 4..<position + 4 + length])
        position += 4 + length
        return message
    }
}
