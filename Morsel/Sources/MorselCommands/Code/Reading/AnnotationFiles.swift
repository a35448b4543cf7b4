internal import Foundation

/// Where pictures with drawn-over codes are written to.
struct AnnotationFiles: Sendable {
    private let paths: [String?]

    /// Chooses a file for each that is read.
    ///
    /// In a folder they are called as what is read, with the ending `.png`; files of the same name
    /// get a number. A folder that is not there is made.
    ///
    /// - Throws: ``Refusal`` if there is one file for several pictures, or one of the pictures
    ///   would be written over.
    init(_ output: String, for items: [FileToRead], isOne: Bool) throws {
        if isOne, !InputFile.isFolder(output) {
            _ = try OutputFile.ending(of: output, among: ["png"])
            paths = [output]
        } else {
            try Self.makeFolder(output)
            paths = Self.paths(in: output, for: items)
        }
        let inputs = Set(items.map { Self.place(of: $0.path) })
        for path in paths.compactMap(\.self) where inputs.contains(Self.place(of: path)) {
            throw Refusal(
                "output",
                "output: '\(path)' is one of the pictures that are read; name another place."
            )
        }
    }

    /// Where to write the picture with this number.
    func path(at index: Int) -> String? { paths[index] }

    private static func makeFolder(_ path: String) throws {
        guard !InputFile.isFolder(path) else { return }
        guard OutputFile.ending(of: path) != "png", !OutputFile.isStandardOutput(path) else {
            throw Refusal(
                "output",
                "output: '\(path)' is one file; several pictures need a folder."
            )
        }
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: false
            )
        } catch {
            throw Refusal("output", "output: the folder '\(path)' cannot be made.")
        }
    }

    private static func paths(in folder: String, for items: [FileToRead]) -> [String?] {
        var taken: Set<String> = []
        return items.map { item in
            guard item.fault == nil else { return nil }
            let name = stem(of: item.path)
            var candidate = name
            var number = 2
            // Some systems take letters of both cases for the same.
            while !taken.insert(candidate.lowercased()).inserted {
                candidate = "\(name)-\(number)"
                number += 1
            }
            return folder.hasSuffix("/")
                ? "\(folder)\(candidate).png" : "\(folder)/\(candidate).png"
        }
    }

    private static func stem(of path: String) -> String {
        guard path != "-" else { return "standard-input" }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let ending = OutputFile.ending(of: name) else { return name }
        return String(name.dropLast(ending.count + 1))
    }

    // Where a path leads by way of links, so that two names of a file are known for one.
    private static func place(of path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
}
