// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Reads standard input line by line, each of a bounded length.
struct LineReader {
    /// The most bytes of a line; what is beyond is cut off, which leaves it too long for what is
    /// read from it.
    private let longestLine: Int

    private var buffer: [UInt8] = []
    private var next = 0
    private var isAtEnd = false

    /// Reads lines of at most so many bytes; by default, many more than a URL has.
    init(longestLine: Int = 64 << 10) { self.longestLine = longestLine }

    /// The next line without its end, or `nil` after the last.
    ///
    /// It is returned as soon as its end was read.
    ///
    /// - Throws: ``CommandError`` if there is nothing to read from, for example a folder.
    mutating func nextLine() throws -> String? {
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

    /// What has come so far, at least one byte, or nothing at the end.
    ///
    /// It does not wait for a full buffer, as `FileHandle` does: who asks for an answer to each line
    /// sends no more before it has come.
    private static func bytesThere() throws -> [UInt8] {
        var count = 0
        var problem: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, used in
            repeat {
                count = unsafe read(STDIN_FILENO, buffer.baseAddress, buffer.count)
                problem = count < 0 ? errno : 0
            } while problem == EINTR
            used = max(count, 0)
        }
        guard problem == 0 else {
            throw CommandError("input", "input: reading standard input failed.")
        }
        return bytes
    }
}
