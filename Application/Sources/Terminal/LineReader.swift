// SPDX-License-Identifier: Apache-2.0

import SystemPackage

/// A reader of the lines of standard input, whose length is limited.
package struct LineReader {
    /// The maximum number of bytes of a line.
    ///
    /// The rest is cut off; the line is then still too long for the parser.
    private let longestLine: Int

    private var buffer: [UInt8] = []
    private var next = 0
    private var isAtEnd = false

    /// Creates a reader; the default maximum of 64 KiB is much longer than any URL.
    package init(longestLine: Int = 64 << 10) { self.longestLine = longestLine }

    /// Returns the next line without its line break, or `nil` after the last one.
    ///
    /// A line is returned as soon as its line break has been read.
    ///
    /// - Throws: ``CommandError`` if standard input cannot be read, for example because it is a folder.
    package mutating func nextLine() throws -> String? {
        var line: [UInt8] = []
        var any = false
        while true {
            if next == buffer.count {
                guard !isAtEnd else { break }
                buffer = try Self.bytesThere()
                next = 0
                isAtEnd = buffer.isEmpty
                continue
            }
            any = true
            let end = buffer[next...].firstIndex(of: 0x0A)
            line += buffer[next..<(end ?? buffer.count)]
                .prefix(max(0, longestLine - line.count))
            next = (end ?? buffer.count - 1) + 1
            if end != nil { break }
        }
        guard any else { return nil }
        if line.last == 0x0D { line.removeLast() }
        return String(decoding: line, as: UTF8.self)
    }

    /// Reads the bytes that have arrived, at least one; empty at the end.
    ///
    /// This does not wait for a full buffer, as `FileHandle` does: a program that expects a
    /// response to each line sends nothing more before it has arrived.
    private static func bytesThere() throws -> [UInt8] {
        do {
            // Safe: the call writes at most as many bytes as the buffer has, and returns their number.
            return try unsafe [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, used in
                let bytes = UnsafeMutableRawBufferPointer(buffer)
                used = try unsafe FileDescriptor.standardInput.read(into: bytes)
            }
        } catch {
            throw CommandError("input", "input: reading standard input failed.")
        }
    }
}
