// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The data of App Groups where Foundation looks for it while a program runs: defaults domains and
/// folders that belong to one phone.
///
/// The phone's data takes precedence. Before a program runs, its groups are set to the data of the
/// phone; afterwards the program's changes are reported to the phone.
public final class GroupStores: Sendable {
    /// A change that the program made to a group.
    public enum Change: Sendable, Hashable {
        /// A default was set, or removed.
        case set(String?, forKey: String)
        /// A file was written.
        case write(file: String, [UInt8])
        /// A file was deleted.
        case delete(file: String)
    }

    // The content of domain and folder when they were last compared with the device.
    private struct Shown {
        var defaults: [String: String] = [:]
        var files: [String: [UInt8]] = [:]
    }

    // The name is unique among the phones of this process.
    private let name = "rehearsal-" + UUID().uuidString
    private let shown = Mutex<[String: Shown]>([:])

    /// Creates stores without any group.
    public init() {}

    deinit {
        for group in shown.withLock({ Array($0.keys) }) {
            defaults(of: group)?.removePersistentDomain(forName: domain(of: group))
        }
        try? FileManager.default.removeItem(at: root)
    }

    /// Returns the domain of a group, for Foundation's `UserDefaults(suiteName:)`.
    public func domain(of group: String) -> String {
        name + "." + group.replacingOccurrences(of: "/", with: ".")
    }

    /// Returns the path of the folder of a group, which is created if necessary.
    public func folder(of group: String) -> String { url(of: group).path }

    /// Sets the data of a group to that of the phone.
    public func show(
        defaults: [String: String],
        files: [String: [UInt8]],
        as group: String
    ) {
        shown.withLock { shown in
            var known = shown[group] ?? Shown()
            show(defaults, known.defaults, in: group)
            show(files, known.files, in: group)
            known.defaults = defaults
            known.files = files
            shown[group] = known
        }
    }

    /// Returns the changes that the program made to a group since it was set or last compared.
    public func changes(of group: String) -> [Change] {
        shown.withLock { shown in
            let known = shown[group] ?? Shown()
            let now = Shown(defaults: storedDefaults(of: group), files: storedFiles(of: group))
            shown[group] = now
            var changes: [Change] = []
            for key in Set(known.defaults.keys).union(now.defaults.keys).sorted()
            where known.defaults[key] != now.defaults[key] {
                changes.append(.set(now.defaults[key], forKey: key))
            }
            for file in Set(known.files.keys).union(now.files.keys).sorted()
            where known.files[file] != now.files[file] {
                if let bytes = now.files[file] {
                    changes.append(.write(file: file, bytes))
                } else {
                    changes.append(.delete(file: file))
                }
            }
            return changes
        }
    }

    // MARK: Defaults

    // The explicit optional avoids the initializer that would call the running system.
    private func defaults(of group: String) -> UserDefaults? {
        UserDefaults(suiteName: Optional(domain(of: group)))
    }

    // A value that the device did not change keeps its type: only differences are set.
    private func show(
        _ wanted: [String: String],
        _ known: [String: String],
        in group: String
    ) {
        guard wanted != known, let defaults = defaults(of: group) else { return }
        for key in Set(wanted.keys).union(known.keys) where wanted[key] != known[key] {
            if let text = wanted[key] {
                defaults.set(text, forKey: key)
            } else {
                defaults.removeObject(forKey: key)
            }
        }
    }

    private func storedDefaults(of group: String) -> [String: String] {
        let domain = defaults(of: group)?.persistentDomain(forName: domain(of: group)) ?? [:]
        return domain.mapValues(Self.text)
    }

    // The text of a value of the defaults, as the device stores it: a text unchanged, a number in
    // digits, anything else as a property list.
    private static func text(_ value: Any) -> String {
        switch value {
        case let text as String: return text
        case let flag as Bool: return flag ? "1" : "0"
        case let number as NSNumber: return number.stringValue
        default:
            let list = try? PropertyListSerialization.data(
                fromPropertyList: value,
                format: .xml,
                options: 0
            )
            return list.map { String(decoding: $0, as: UTF8.self) } ?? String(describing: value)
        }
    }

    // MARK: Files

    private var root: URL {
        FileManager.default.temporaryDirectory.appendingPathComponent(name, isDirectory: true)
    }

    // The folder of a group, which is created if necessary.
    private func url(of group: String) -> URL {
        let url = root.appendingPathComponent(domain(of: group), isDirectory: true)
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    private func show(_ wanted: [String: [UInt8]], _ known: [String: [UInt8]], in group: String) {
        guard wanted != known else { return }
        let folder = url(of: group)
        for file in Set(wanted.keys).union(known.keys) where wanted[file] != known[file] {
            let url = folder.appendingPathComponent(file)
            // A name that leads out of the folder is not a file of the group.
            guard url.standardized.path.hasPrefix(folder.standardized.path + "/") else { continue }
            if let bytes = wanted[file] {
                try? FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try? Data(bytes).write(to: url)
            } else {
                try? FileManager.default.removeItem(at: url)
            }
        }
    }

    private func storedFiles(of group: String) -> [String: [UInt8]] {
        let folder = root.appendingPathComponent(domain(of: group), isDirectory: true)
        var files: [String: [UInt8]] = [:]
        for path in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
            guard let path = path as? String,
                let bytes = try? Data(contentsOf: folder.appendingPathComponent(path))
            else { continue }
            files[path] = Array(bytes)
        }
        return files
    }
}
