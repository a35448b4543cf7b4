// SPDX-License-Identifier: Apache-2.0

/// The reason bytes are not a valid message.
public enum MessageError: Error, Sendable, Hashable {
    /// The message ends in the middle of a value.
    case tooShort
    /// There are bytes after the message.
    case tooLong
    /// A message has more bytes than ``MessageLimits/messageBytes``.
    case tooManyBytes(Int)
    /// A text, a list or a run of bytes is longer than ``MessageLimits`` allows.
    case tooManyElements(Int)
    /// A text is not valid UTF-8.
    case notUTF8
    /// A number does not correspond to a case of its type.
    case unknownCase(UInt8)
    /// A number is not within the bounds of its type.
    case numberOutOfBounds

    /// The description for people.
    public var sentence: String {
        switch self {
        case .tooShort: "The message ends within a value."
        case .tooLong: "There are bytes behind the end of the message."
        case .tooManyBytes(let count):
            "The message has \(count) bytes; at most \(MessageLimits.messageBytes) are accepted."
        case .tooManyElements(let count):
            "A text or list in the message has \(count) elements, more than are accepted."
        case .notUTF8: "A text in the message is no UTF-8."
        case .unknownCase(let number): "The message has a value of an unknown kind, \(number)."
        case .numberOutOfBounds: "A number in the message is out of bounds."
        }
    }
}
