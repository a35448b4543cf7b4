// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Files in memory with links among them.
struct LinkedFiles: FileTree {
    private let files: MemoryFiles
    /// The target of each link, by its path; `nil` for an entry that is neither file nor folder.
    private let links: [String: String?]

    init(_ texts: [String: String], links: [String: String?]) {
        var files = MemoryFiles(texts: texts)
        for path in links.keys { files[path] = [] }
        self.files = files
        self.links = links
    }

    func entries(in folder: String) -> [FileEntry]? {
        let real = self.real(folder)
        return files.entries(in: real)?.map {
            entry(at: real.isEmpty ? $0.name : real + "/" + $0.name) ?? $0
        }
    }

    func entry(at path: String) -> FileEntry? {
        let parts = path.split(separator: "/")
        let name = String(parts.last ?? "")
        let folder = real(parts.dropLast().joined(separator: "/"))
        let here = folder.isEmpty ? name : folder + "/" + name
        guard let link = links[here] else { return files.entry(at: here) }
        guard let link, let target = files.entry(at: real(link)) else {
            return FileEntry(name: name, kind: .other, size: 0)
        }
        return FileEntry(name: name, kind: target.kind, size: target.size, target: real(link))
    }

    func bytes(of file: String, limit: Int) throws(FileTreeError) -> [UInt8] {
        try files.bytes(of: real(file), limit: limit)
    }

    /// Returns a path with its links resolved.
    private func real(_ path: String) -> String {
        var result = ""
        for part in path.split(separator: "/") {
            result = result.isEmpty ? String(part) : result + "/" + part
            if let target = links[result] { result = target.map { real($0) } ?? result }
        }
        return result
    }
}
