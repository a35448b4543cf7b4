// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipFormats

/// A Swift package by its manifest, from which only literals are read.
public struct ManifestPackage: Sendable, Hashable {
    /// A target of a package.
    public struct Target: Sendable, Hashable {
        /// The function that declares it, such as `executableTarget`.
        public let kind: String
        /// The name in the manifest.
        public let name: String
        /// The folder of its sources, as the tree spells it; `nil` if it is not in the tree.
        public let folder: String?
        /// Whether one of its sources imports `AppClip`, or `ClipUI` of this project.
        public let importsAppClip: Bool
        /// The location in the manifest.
        public let place: Place
    }

    /// The folder of the manifest.
    public let path: String
    /// The name of the package; that of the folder if the manifest has none that can be read.
    public let name: String
    /// The targets, without tests and plug-ins.
    public let targets: [Target]

    /// The targets that look like App Clips: programs that import `AppClip`.
    public var clips: [Target] { targets.filter { $0.kind != "target" && $0.importsAppClip } }

    /// Reads a manifest; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - path: The folder of the manifest.
    ///   - folder: The tree.
    ///   - limits: The limits for reading projects.
    public init?(at path: String, in folder: ProjectFolder, limits: ProjectLimits = ProjectLimits())
    {
        let manifest = String.path(path, "Package.swift")
        guard let found = folder.find(manifest),
            let bytes = try? folder.bytes(of: found.path, limit: 1 << 20)
        else { return nil }
        self.path = path
        let file = GraphFile(path: found.path, bytes: bytes)
        var name: String?
        var targets: [Target] = []
        for call in ManifestCall.all(in: bytes) {
            switch call.function {
            case "Package": name = name ?? call.name
            case "target", "executableTarget", "iOSApplication":
                // A dependency on a target of the package is written in the same way, but has no sources.
                let places =
                    call.path.map { [$0] } ?? [
                        "Sources/\(call.name)", "Source/\(call.name)",
                        "src/\(call.name)", call.name,
                    ]
                let folders = places.lazy.compactMap { folder.find(.path(path, $0)) }
                let sources = folders.first { $0.entry.kind == .folder }?.path
                guard sources != nil || call.function != "target",
                    !targets.contains(where: { $0.name == call.name })
                else { continue }
                targets.append(
                    Target(
                        kind: call.function,
                        name: call.name,
                        folder: sources,
                        importsAppClip: sources.map { Self.importsAppClip($0, in: folder) }
                            ?? false,
                        place: file.place(of: call.offset)
                    )
                )
            default: continue
            }
        }
        self.name = name ?? path.lastPathPart
        self.targets = targets
    }

    private static func importsAppClip(_ path: String, in folder: ProjectFolder) -> Bool {
        let content = FolderContent(of: path, in: folder, explicit: [], limit: 500)
        return content.items.contains { item in
            guard item.path.pathExtension == "swift",
                let bytes = try? folder.bytes(of: .path(path, item.path), limit: 1 << 20)
            else { return false }
            return bytes.split(separator: 0x0A).contains { line in
                let text = String(decoding: line.prefix(80), as: UTF8.self).trimmed
                return ["import AppClip", "import ClipUI"].contains(text)
            }
        }
    }
}

/// A call such as `.executableTarget(name: "Clip", …)` in a manifest.
struct ManifestCall {
    let function: String
    let name: String
    let path: String?
    let offset: Int

    private static let functions: Set<String> = [
        "Package", "target", "executableTarget", "iOSApplication",
    ]

    /// Returns the calls whose first argument is a name as a literal.
    static func all(in bytes: [UInt8]) -> [ManifestCall] {
        var calls: [ManifestCall] = []
        var word: Range<Int>?
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == byte {
                index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
                continue
            }
            if bytes[index...].starts(with: "/*".utf8) {
                index = endOfComment(in: bytes, at: index)
                word = nil
                continue
            }
            if byte == UInt8(ascii: "\"") {
                index = (text(in: bytes, at: index)?.end ?? bytes.count)
                word = nil
                continue
            }
            if byte.isLetter {
                word = (word?.lowerBound ?? index)..<(index + 1)
            } else if byte == UInt8(ascii: "("), let found = word {
                let function = String(decoding: bytes[found], as: UTF8.self)
                if functions.contains(function), calls.count < 10_000,
                    let name = argument("name", in: bytes, from: index + 1)
                {
                    calls.append(
                        ManifestCall(
                            function: function,
                            name: name.text,
                            path: argument("path", in: bytes, from: name.end)?.text,
                            offset: found.lowerBound
                        )
                    )
                }
                word = nil
            } else {
                word = nil
            }
            index += 1
        }
        return calls
    }

    /// Returns the index after a comment, which can be nested.
    private static func endOfComment(in bytes: [UInt8], at start: Int) -> Int {
        var index = start
        var depth = 0
        while index + 1 < bytes.count {
            switch (bytes[index], bytes[index + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                index += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                index += 2
                if depth == 0 { return index }
            default: index += 1
            }
        }
        return bytes.count
    }

    /// Returns the text of a string literal, given the index of its quotation mark.
    private static func text(in bytes: [UInt8], at start: Int) -> (text: String, end: Int)? {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard index < bytes.count else { return nil }
        return (String(decoding: bytes[(start + 1)..<index], as: UTF8.self), index + 1)
    }

    /// Returns the string literal of an argument with a label, in the call that has begun.
    private static func argument(
        _ label: String,
        in bytes: [UInt8],
        from start: Int
    ) -> (text: String, end: Int)? {
        var depth = 0
        var index = start
        let wanted = Array(label.utf8) + [UInt8(ascii: ":")]
        // The name comes first; the rest is only searched to the length of a usual call.
        let last = min(bytes.count, start + 16_384)
        while index < last {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                guard let end = text(in: bytes, at: index)?.end else { return nil }
                index = end
                continue
            }
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
                depth -= 1
                if depth < 0 { return nil }
            }
            if depth == 0, byte == wanted[0], bytes[index...].starts(with: wanted) {
                index += wanted.count
                while index < last, bytes[index] == 0x20 || bytes[index] == 0x0A { index += 1 }
                guard index < last, bytes[index] == UInt8(ascii: "\"") else { return nil }
                return text(in: bytes, at: index)
            }
            index += 1
        }
        return nil
    }
}
