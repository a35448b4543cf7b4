// SPDX-License-Identifier: Apache-2.0

/// A value that can be encoded in messages.
protocol MessageCoded {
    func write(to writer: inout MessageWriter)
    init(from reader: inout MessageReader) throws(MessageError)
}

/// A value with few cases, which messages encode as the position in a list.
protocol MessageChoice: MessageCoded, Equatable {
    static var choices: [Self] { get }
}

extension MessageChoice {
    func write(to writer: inout MessageWriter) {
        // The list contains every case: the tests encode all of them.
        writer.putNumber(UInt8(Self.choices.firstIndex(of: self) ?? 255))
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        let number = try reader.number(UInt8.self)
        guard Self.choices.indices.contains(Int(number)) else { throw .unknownCase(number) }
        self = Self.choices[Int(number)]
    }
}

extension Bool: MessageChoice {
    static let choices = [false, true]
}

extension Int: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.putNumber(Int64(self)) }

    init(from reader: inout MessageReader) throws(MessageError) {
        guard let number = Int(exactly: try reader.number(Int64.self)) else {
            throw .numberOutOfBounds
        }
        self = number
    }
}

extension Int64: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.putNumber(self) }
    init(from reader: inout MessageReader) throws(MessageError) { self = try reader.number() }
}

extension Int32: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.putNumber(self) }
    init(from reader: inout MessageReader) throws(MessageError) { self = try reader.number() }
}

extension UInt32: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.putNumber(self) }
    init(from reader: inout MessageReader) throws(MessageError) { self = try reader.number() }
}

extension UInt16: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.putNumber(self) }
    init(from reader: inout MessageReader) throws(MessageError) { self = try reader.number() }
}

extension UInt8: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.putNumber(self) }
    init(from reader: inout MessageReader) throws(MessageError) { self = try reader.number() }
}

extension Double: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.putNumber(bitPattern) }

    init(from reader: inout MessageReader) throws(MessageError) {
        self.init(bitPattern: try reader.number())
    }
}

extension String: MessageCoded {
    func write(to writer: inout MessageWriter) { writer.putText(self) }
    init(from reader: inout MessageReader) throws(MessageError) { self = try reader.text() }
}

extension Optional: MessageCoded where Wrapped: MessageCoded {
    func write(to writer: inout MessageWriter) {
        (self != nil).write(to: &writer)
        self?.write(to: &writer)
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        self = try reader.value(Bool.self) ? try reader.value(Wrapped.self) : nil
    }
}

extension Array: MessageCoded where Element: MessageCoded {
    func write(to writer: inout MessageWriter) {
        // Bytes are encoded as one run.
        if let run = self as? [UInt8] { return writer.putRun(run) }
        writer.putCount(count)
        for element in self { element.write(to: &writer) }
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        if let run = Element.self == UInt8.self ? try reader.run() as? Self : nil {
            self = run
            return
        }
        let count = try reader.count(least: 1)
        self = []
        reserveCapacity(count)
        for _ in 0..<count { append(try reader.value()) }
    }
}

extension Dictionary: MessageCoded where Key == String, Value: MessageCoded {
    // Sorted, so that equal messages have equal bytes.
    func write(to writer: inout MessageWriter) {
        writer.putCount(count)
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            writer.putText(key)
            value.write(to: &writer)
        }
    }

    init(from reader: inout MessageReader) throws(MessageError) {
        let count = try reader.count(least: 5)
        self.init(minimumCapacity: count)
        for _ in 0..<count {
            let key = try reader.text()
            self[key] = try reader.value(Value.self)
        }
    }
}
