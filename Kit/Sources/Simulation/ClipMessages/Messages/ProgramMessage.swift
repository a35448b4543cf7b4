// SPDX-License-Identifier: Apache-2.0

/// A message from the process of a clip or app to the simulator.
public enum ProgramMessage: Sendable, Hashable {
    /// The first message: the version of the messages with which the program was built.
    case hello(version: UInt16)
    /// The screen changes.
    case patches([UInt8])
    /// A call of the system; its answer has the same number. 0 stands for no answer.
    case call(UInt32, SystemCall)
    /// The program has handled so many messages: their changes of the screen have been sent.
    case handled(UInt32)
    /// The first task of a view has begun to run, or the last one has ended.
    case busy(Bool)
}

extension ProgramMessage {
    /// The encoded message.
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

    /// Decodes a message.
    ///
    /// - Throws: ``MessageError`` if the bytes are not a message of this version.
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
