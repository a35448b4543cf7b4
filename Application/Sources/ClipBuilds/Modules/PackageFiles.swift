// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject

/// The files of a package's target, as SwiftPM sorts them.
struct PackageFiles {
    struct Resource {
        let path: String
        let isFolder: Bool
        let language: String?
        let isCopied: Bool
    }

    /// The maximum number of files of a target, and the maximum depth of its folders.
    private static let limits = (files: 20_000, depth: 24)

    /// The Swift sources, as paths in the folder of the project.
    private(set) var sources: [String] = []
    /// The sources in other languages.
    private(set) var others: [String] = []
    private(set) var resources: [Resource] = []

    private let files: any FileTree
    private let base: String
    private let excluded: [String]
    private let included: [String]?
    private let copied: [String]
    private let processed: [String]

    /// - Parameters:
    ///   - target: The target as SwiftPM describes it; `nil` if it is unknown.
    ///   - base: The folder of the target.
    ///   - files: The files around it.
    init(of target: PackageManifest.Target?, in base: String, files: any FileTree) {
        self.files = files
        self.base = base
        func paths(_ names: [String]) -> [String] {
            names.compactMap { ProjectPath($0, in: .inside(base)).insidePath }
        }
        excluded = paths(target?.exclude ?? [])
        included = target?.sources.map(paths)
        copied = paths((target?.resources ?? []).filter(\.isCopied).map(\.path))
        processed = paths((target?.resources ?? []).filter { !$0.isCopied }.map(\.path))
        read(base, depth: 0)
    }

    private static func covers(_ folders: [String], _ path: String) -> Bool {
        folders.contains { $0 == path || path.hasPrefix($0 + "/") }
    }

    private mutating func read(_ folder: String, depth: Int) {
        guard depth < Self.limits.depth else { return }
        for entry in files.entries(in: folder) ?? [] where !entry.name.hasPrefix(".") {
            guard sources.count + resources.count < Self.limits.files else { return }
            let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
            guard !Self.covers(excluded, path) else { continue }
            let isFolder = entry.kind == .folder
            if copied.contains(path) {
                add(path, isFolder: isFolder, isCopied: true)
            } else if isFolder, !entry.name.hasSuffix(".xcassets") {
                read(path, depth: depth + 1)
            } else {
                sort(path)
            }
        }
    }

    private mutating func sort(_ path: String) {
        let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        switch ending {
        case "swift":
            if included.map({ Self.covers($0, path) }) ?? true { sources.append(path) }
        case "m", "mm", "c", "cc", "cpp": others.append(path)
        case "h", "md", "docc": break
        case "xcassets": add(path, isFolder: true, isCopied: false)
        default:
            // String tables belong to the bundle, whatever their folder.
            let isTable = ["strings", "stringsdict", "xcstrings"].contains(ending)
            if isTable || Self.covers(processed, path) {
                add(path, isFolder: false, isCopied: false)
            }
        }
    }

    private mutating func add(_ path: String, isFolder: Bool, isCopied: Bool) {
        let parts = path.split(separator: "/")
        let language = parts.dropLast().last { $0.hasSuffix(".lproj") }.map { $0.dropLast(6) }
        resources.append(
            Resource(
                path: path,
                isFolder: isFolder,
                language: language.map(String.init),
                isCopied: isCopied
            )
        )
    }
}
