// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CrashState {
    /// The maximum number of bytes of a source file that is shown: 2 MiB.
    private static let largestFile = 2 << 20

    /// Creates a crash with the lines of the source around it.
    ///
    /// - Parameters:
    ///   - crash: The crash.
    ///   - folder: The folder of the sources. Compilers name files by module and name, so the
    ///     folder is searched for a file of that name.
    init(_ crash: Crash, in folder: URL?) {
        self.init(crash: crash, excerpt: [])
        guard let file = crash.file, let line = crash.line,
            let url = Self.source(file, in: folder),
            let values = try? url.resourceValues(forKeys: [.fileSizeKey]),
            values.fileSize ?? .max <= Self.largestFile,
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let shown = max(1, line - 3)...max(1, min(lines.count, line + 3))
        excerpt = shown.map { SourceLine(number: $0, text: String(lines[$0 - 1].prefix(200))) }
    }

    private static func source(_ file: String, in folder: URL?) -> URL? {
        if file.hasPrefix("/") { return URL(fileURLWithPath: file) }
        guard let folder, let name = file.split(separator: "/").last,
            let files = FileManager.default.enumerator(
                at: folder,
                includingPropertiesForKeys: nil,
                options: [.skipsHiddenFiles]
            )
        else { return nil }
        var looked = 0
        for case let url as URL in files {
            looked += 1
            if url.lastPathComponent == name { return url }
            if looked > 20_000 { return nil }
        }
        return nil
    }
}
