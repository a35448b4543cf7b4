// SPDX-License-Identifier: Apache-2.0

/// What the process of a clip or app says to the simulator.
public enum ProgramMessage: Sendable, Hashable {
    /// The first message: which version of the messages the program was built with.
    case hello(version: UInt16)
    /// The screen changes.
    case patches([UInt8])
    /// The program asks the system; the answer has the same number. 0 wants no answer.
    case call(UInt32, SystemCall)
    /// The program has handled so many messages: what they changed on the screen has been said.
    case handled(UInt32)
    /// Tasks of views begin to run, or none runs any more.
    case busy(Bool)
}

extension ProgramMessage {
    /// The message in bytes.
    public var bytes: [UInt8] {
        var writer = MessageWriter()
        switch self {
        case .hello(let version): writer.put(UInt8(1), version)
        case .patches(let patches): writer.put(UInt8(2), patches)
        case .call(let number, let call): writer.put(UInt8(3), number, call)
        case .handled(let count): writer.put(UInt8(4), count)
        case .busy(let isBusy): writer.put(UInt8(5), isBusy)
        }
        return writer.bytes
    }

    /// Reads a message.
    ///
    /// - Throws: ``MessageError`` if the bytes are no message of this version.
    public init(_ bytes: [UInt8]) throws(MessageError) {
        var reader = try MessageReader(bytes)
        switch try reader.number(UInt8.self) {
        case 1: self = .hello(version: try reader.value())
        case 2: self = .patches(try reader.value())
        case 3: self = .call(try reader.value(), try reader.value())
        case 4: self = .handled(try reader.value())
        case 5: self = .busy(try reader.value())
        case let other: throw .unknownCase(other)
        }
        try reader.end()
    }
}
