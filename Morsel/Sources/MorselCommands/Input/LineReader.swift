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
    /// - Throws: ``Refusal`` if there is nothing to read from, for example a folder.
    mutating func nextLine() throws -> String? {
        var line: [UInt8] = []
        var any = false
        while true {
            if next == buffer.count {
                guard !isAtEnd else { break }
                buffer = try Self.read()
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

    private static func read() throws -> [UInt8] {
        do {
            let data = try FileHandle.standardInput.read(upToCount: 64 << 10)
            return [UInt8](data ?? Data())
        } catch {
            throw Refusal("input", "input: standard input cannot be read.")
        }
    }
}
