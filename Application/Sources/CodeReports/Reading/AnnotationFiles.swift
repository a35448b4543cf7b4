// SPDX-License-Identifier: Apache-2.0

import Foundation
import Terminal

/// The output files for images in which the codes are marked.
package struct AnnotationFiles: Sendable {
    private let paths: [String?]
    private let replacing: OutputFile.Replacing

    /// An output file, and the rule for replacing an existing one.
    package struct Target: Sendable {
        let path: String
        let replacing: OutputFile.Replacing
    }

    /// Chooses an output file for each image that is read.
    ///
    /// The files in a folder have the names of the input files with the extension `.png`; repeated
    /// names get a number. The folder is created if it does not exist. A file in it that has other
    /// content is only replaced by force; a file that is named is always replaced.
    ///
    /// - Throws: ``CommandError`` if there is one file for several images, or if one of the input
    ///   images would be overwritten.
    package init(_ output: String, for items: [FileToRead], isOne: Bool, force: Bool) throws {
        let isNamed = isOne && !InputFile.isFolder(output)
        replacing = isNamed ? .anyFile : force ? .anyName : .nothing
        if isNamed {
            _ = try OutputFile.ending(of: output, among: ["png"])
            paths = [output]
        } else {
            try Self.makeFolder(output)
            paths = Self.paths(in: output, for: items)
        }
        let inputs = Set(items.map { Self.place(of: $0.path) })
        for path in paths.compactMap(\.self) where inputs.contains(Self.place(of: path)) {
            throw CommandError(
                "output",
                "output: '\(path)' is one of the input images; specify another file."
            )
        }
    }

    /// Returns the output file of the image with a number; `nil` if it has none.
    package func target(at index: Int) -> Target? {
        paths[index].map { Target(path: $0, replacing: replacing) }
    }

    private static func makeFolder(_ path: String) throws {
        guard !InputFile.isFolder(path) else { return }
        guard OutputFile.ending(of: path) != "png", !OutputFile.isStandardOutput(path) else {
            throw CommandError(
                "output",
                "output: '\(path)' is a single file; several images require a folder."
            )
        }
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: false
            )
        } catch {
            throw CommandError("output", "output: the folder '\(path)' cannot be created.")
        }
    }

    private static func paths(in folder: String, for items: [FileToRead]) -> [String?] {
        var taken: Set<String> = []
        return items.map { item in
            guard item.fault == nil else { return nil }
            let name = stem(of: item.path)
            var candidate = name
            var number = 2
            // Some file systems ignore the case of names.
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

    // Returns the path without symbolic links, so that two paths of a file are equal.
    private static func place(of path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
}
