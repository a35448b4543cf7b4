// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// The files of a bundle, including those of embedded bundles.
public struct BundleContents: Sendable, Hashable {
    /// A file, with its path in the bundle and its size in bytes.
    public struct File: Sendable, Hashable {
        /// The path in the bundle.
        public let path: String
        /// The size in bytes.
        public let size: Int
    }

    /// The sum of the sizes of all files, in bytes.
    public let size: Int

    /// The number of files.
    public let count: Int

    /// The largest files, the largest first, at most ten.
    public let largest: [File]

    /// The languages that it is localized in, by the names of their folders, such as `de`.
    public let localizations: [String]

    /// The names of the files and folders at the top level.
    public let names: [String]

    /// The paths of the apps in it, at most 64.
    public let apps: [String]

    /// The compiled asset catalogs, at most 64.
    public let assetCatalogs: [File]

    /// Whether the limit was reached before all files were counted.
    public let isTruncated: Bool

    static let mostFiles = 200_000
    private static let deepest = 32
    private static let mostNamed = 10
    private static let mostApps = 64

    /// Counts the files of a folder.
    init(of folder: String, in tree: any FileTree) {
        var counter = Counter(tree: tree)
        counter.add(folder, "", depth: 0)
        size = counter.size
        count = counter.count
        largest = counter.largest
        apps = counter.apps
        assetCatalogs = counter.assetCatalogs
        isTruncated = counter.isTruncated
        let entries = tree.entries(in: folder) ?? []
        names = entries.map(\.name)
        localizations = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    }

    private struct Counter {
        let tree: any FileTree
        var size = 0
        var count = 0
        var largest: [File] = []
        var apps: [String] = []
        var assetCatalogs: [File] = []
        var isTruncated = false

        mutating func add(_ folder: String, _ path: String, depth: Int) {
            for entry in tree.entries(in: folder) ?? [] {
                guard count < BundleContents.mostFiles, depth < BundleContents.deepest else {
                    isTruncated = true
                    return
                }
                // The target of a link is counted where it is; following links could be endless.
                guard !entry.isLink else { continue }
                count += 1
                let inside = path.isEmpty ? entry.name : path + "/" + entry.name
                let full = folder.isEmpty ? entry.name : folder + "/" + entry.name
                switch entry.kind {
                case .folder:
                    count -= 1
                    if entry.name.hasSuffix(".app"), apps.count < BundleContents.mostApps {
                        apps.append(inside)
                    }
                    // Folders count, too, so that a tree of nothing but folders ends.
                    visits += 1
                    guard visits <= BundleContents.mostFiles else {
                        isTruncated = true
                        return
                    }
                    add(full, inside, depth: depth + 1)
                case .file:
                    let (sum, overflow) = size.addingReportingOverflow(entry.size)
                    size = overflow ? .max : sum
                    if entry.name == "Assets.car", assetCatalogs.count < BundleContents.mostApps {
                        assetCatalogs.append(File(path: inside, size: entry.size))
                    }
                    note(File(path: inside, size: entry.size))
                case .other: break
                }
            }
        }

        private var visits = 0

        init(tree: any FileTree) { self.tree = tree }

        private mutating func note(_ file: File) {
            let place = largest.firstIndex { $0.size < file.size } ?? largest.count
            guard place < BundleContents.mostNamed else { return }
            largest.insert(file, at: place)
            if largest.count > BundleContents.mostNamed { largest.removeLast() }
        }
    }
}
