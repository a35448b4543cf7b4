// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProductFiles
import SystemPackage

/// The location of the kit's sources: the package of the modules that clips import, and that of the rules beside it.
struct KitSources: Sendable {
    /// The folder of the package.
    let root: String
    /// The folder of links to packages through which the kit's manifest names the rules.
    var packages: String { root + "/../Packages" }

    /// Looks for the sources at the given path, at that of `MORSEL_KIT`, and at ``ProductFiles/ProductFile/kit``.
    ///
    /// - Throws: ``BuildError`` if they are in none of these places.
    init(_ given: String?) throws(BuildError) {
        let environment = ProcessInfo.processInfo.environment
        if let chosen = given ?? environment["MORSEL_KIT"].flatMap({ $0.isEmpty ? nil : $0 }) {
            let path = URL(fileURLWithPath: chosen).standardizedFileURL.path
            guard ProductFile.isKit(path) else {
                throw BuildError(
                    .noKit,
                    "\(chosen): it holds no kit. A folder with Package.swift and Sources/Frameworks is accepted."
                )
            }
            root = path
            return
        }
        guard let found = ProductFile.kit.path() else {
            throw BuildError(
                .noKit,
                "the kit that clips are compiled against is not there. MORSEL_KIT names its folder, which has Package.swift and Sources/Frameworks."
            )
        }
        root = found
    }

    /// The layers of both packages that clips are not compiled against.
    private static let others: Set<String> = ["Browser", "Codes", "Projects", "Testing"]

    /// Returns a text that changes with the names, sizes and times of the sources.
    ///
    /// - Complexity: O(number of files).
    func stamp() -> String {
        var lines: [String] = []
        for package in [root, packages + "/morsel"] {
            lines += Self.lines(of: package + "/Package.swift")
            let sources = package + "/Sources"
            let layers = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
            for layer in layers.sorted() where !Self.others.contains(layer) {
                lines += Self.lines(of: "\(sources)/\(layer)")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func lines(of path: String) -> [String] {
        guard let status = try? Stat(FilePath(path), followTargetSymlink: false) else { return [] }
        guard status.type == .directory else {
            let time = status.st_mtim
            return ["\(path) \(status.size) \(time.tv_sec).\(time.tv_nsec)"]
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().flatMap { lines(of: "\(path)/\($0)") }
    }
}
