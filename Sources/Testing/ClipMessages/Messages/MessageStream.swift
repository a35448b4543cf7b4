// SPDX-License-Identifier: Apache-2.0

/// Messages in a stream of bytes: the length of each stands before it, in four bytes, little endian.
public struct MessageStream: Sendable {
    private var waiting: [UInt8] = []
    private var position = 0

    /// A stream that has not begun.
    public init() {}

    /// A message as it goes into a stream.
    public static func frame(_ message: [UInt8]) -> [UInt8] {
        var writer = MessageWriter()
        writer.putRun(message)
        return writer.bytes
    }

    /// Takes bytes as they arrive.
    public mutating func append(_ bytes: some Sequence<UInt8>) {
        if position > 0 {
            waiting.removeFirst(position)
            position = 0
        }
        waiting += bytes
    }

    /// The next message; `nil` as long as it has not arrived in full.
    ///
    /// - Throws: ``MessageError/tooManyBytes(_:)`` at a length beyond the limit: what follows cannot
    ///   be told apart any more.
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
