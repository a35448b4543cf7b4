// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Swift compiler of this machine, and what comes with it.
struct Toolchain: Sendable {
    /// The path of `swiftc`.
    let compiler: String
    /// The path of `swift`.
    let driver: String
    /// A text that identifies the version.
    let stamp: String
    /// The modules that every program can import.
    let modules: Set<String>
    /// The folders that the compiler reads, and from which programs read its libraries.
    let folders: [String]

    /// Looks for the compiler in the folders of `PATH`.
    ///
    /// - Throws: ``BuildError`` if it is not found.
    init() throws(BuildError) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
            .split(separator: ":")
        let files = FileManager.default
        guard
            let folder = folders.first(where: { files.isExecutableFile(atPath: "\($0)/swiftc") })
        else {
            throw BuildError(
                .noCompiler,
                "swiftc: there is no Swift compiler in the folders of PATH. Swift 6.2 or later is accepted; swift.org has it."
            )
        }
        compiler = "\(folder)/swiftc"
        driver = "\(folder)/swift"
        let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        let status = try? files.attributesOfItem(atPath: real.path)
        let date = (status?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        stamp = "\(real.path) \(date) \(status?[.size] as? Int ?? 0)"
        let root = real.deletingLastPathComponent().deletingLastPathComponent()
        // The folder in `PATH` can hold links into another one.
        self.folders = [String(folder), root.path]
        let library = root.appendingPathComponent("lib/swift").path
        modules = Self.modules(in: library + "/linux").union(Self.namedByMaps).union(["Swift"])
    }

    /// The modules of the C library and of Dispatch, whose module maps declare several modules in one
    /// folder.
    private static let namedByMaps: Set<String> = ["Dispatch", "Glibc", "SwiftGlibc"]

    private static func modules(in folder: String) -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Set(
            names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
        )
    }
}
