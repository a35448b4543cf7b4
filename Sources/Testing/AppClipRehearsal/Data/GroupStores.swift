// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import Foundation
import Synchronization

// Where Foundation finds the data of App Groups while a program runs: domains of defaults and
// folders of this phone alone.
//
// The device has the last word. Before a program runs, its groups are shown as the device has them;
// afterwards the device is told what the program changed.
final class GroupStores: Sendable {
    // What domain and folder held when they were last compared with the device.
    private struct Shown {
        var defaults: [String: String] = [:]
        var files: [String: [UInt8]] = [:]
    }

    // No other phone of this process has the same name.
    private let name = "rehearsal-" + UUID().uuidString
    private let shown = Mutex<[String: Shown]>([:])

    deinit {
        for group in shown.withLock({ Array($0.keys) }) {
            defaults(of: group)?.removePersistentDomain(forName: domain(of: group))
        }
        try? FileManager.default.removeItem(at: root)
    }

    func domain(of group: String) -> String {
        name + "." + group.replacingOccurrences(of: "/", with: ".")
    }

    func folder(of group: String) -> String { url(of: group).path }

    func show(_ container: Container, as group: String) {
        shown.withLock { shown in
            var known = shown[group] ?? Shown()
            show(container.defaults, known.defaults, in: group)
            show(container.files, known.files, in: group)
            known.defaults = container.defaults
            known.files = container.files
            shown[group] = known
        }
    }

    // What the program changed, as calls.
    func changes(of group: String, in place: DataPlace) -> [Call] {
        shown.withLock { shown in
            let known = shown[group] ?? Shown()
            let now = Shown(defaults: storedDefaults(of: group), files: storedFiles(of: group))
            shown[group] = now
            var calls: [Call] = []
            for key in Set(known.defaults.keys).union(now.defaults.keys).sorted()
            where known.defaults[key] != now.defaults[key] {
                calls.append(.set(now.defaults[key], forKey: key, in: place))
            }
            for file in Set(known.files.keys).union(now.files.keys).sorted()
            where known.files[file] != now.files[file] {
                if let bytes = now.files[file] {
                    calls.append(.write(file: file, bytes, in: place))
                } else {
                    calls.append(.delete(file: file, in: place))
                }
            }
            return calls
        }
    }

    // MARK: Defaults

    // The explicit optional leads past the initializer that would ask the running system.
    private func defaults(of group: String) -> UserDefaults? {
        UserDefaults(suiteName: Optional(domain(of: group)))
    }

    // What the device left as it was keeps its type: only differences are set.
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

    // A value of the defaults as the device keeps it: a text as it is, a number in digits, anything
    // else as a property list.
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

    // The folder of a group, which exists then.
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
            // A name that leads out of the folder is no file of the group.
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
