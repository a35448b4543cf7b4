// SPDX-License-Identifier: Apache-2.0

/// A parser that splits output into lines as it arrives.
struct LineSplitter {
    /// The maximum number of bytes of a line; the rest of a longer one is left out.
    let longest: Int

    private var waiting: [UInt8] = []

    init(longest: Int) {
        self.longest = longest
    }

    /// Returns the lines that end in these bytes.
    mutating func lines(in bytes: ArraySlice<UInt8>) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                lines.append(String(decoding: waiting, as: UTF8.self))
                waiting.removeAll(keepingCapacity: true)
            } else if waiting.count < longest {
                waiting.append(byte)
            }
        }
        return lines
    }

    /// The text after the last line break; `nil` if there is none.
    var rest: String? { waiting.isEmpty ? nil : String(decoding: waiting, as: UTF8.self) }
}
