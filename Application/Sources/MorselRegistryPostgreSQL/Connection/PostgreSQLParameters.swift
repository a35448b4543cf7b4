// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

/// The arguments of a statement in the format of libpq: numbers and texts as text, bytes as bytes.
struct PostgreSQLParameters {
    /// All arguments, one after the other; each text ends with a zero byte.
    private var bytes: [UInt8] = [0]
    private var offsets: [Int?] = []
    private(set) var lengths: [Int32] = []
    private(set) var formats: [Int32] = []

    /// - Throws: `RegistryError.unstorableText` for a text with U+0000, which PostgreSQL rejects.
    init(_ arguments: [SQLValue]) throws {
        for argument in arguments {
            switch argument {
            case .null: append(nil as [UInt8]?, format: 0)
            case .integer(let number): append("\(number)".utf8, format: 0)
            case .real(let number): append("\(number)".utf8, format: 0)
            case .text(let text):
                guard !text.utf8.contains(0) else { throw RegistryError.unstorableText }
                append(text.utf8, format: 0)
            case .bytes(let value): append(value, format: 1)
            }
        }
    }

    private mutating func append(_ value: (some Collection<UInt8>)?, format: Int32) {
        offsets.append(value == nil ? nil : bytes.count)
        lengths.append(Int32(clamping: value?.count ?? 0))
        formats.append(format)
        if let value {
            bytes += value
            bytes.append(0)
        }
    }

    var count: Int32 { Int32(clamping: offsets.count) }

    /// Calls a function with pointers to the arguments, which are valid until it returns.
    func withPointers<Result>(_ body: ([UnsafePointer<CChar>?]) -> Result) -> Result {
        unsafe bytes.withUnsafeBytes { raw in
            let base = unsafe raw.baseAddress?.assumingMemoryBound(to: CChar.self)
            return unsafe body(
                offsets.map { offset in unsafe offset.flatMap { unsafe base?.advanced(by: $0) } }
            )
        }
    }
}
