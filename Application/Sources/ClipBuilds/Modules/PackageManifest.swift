// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats
import Crypto
import Foundation

/// A Swift package as SwiftPM reads its manifest.
struct PackageManifest: Sendable {
    /// A target of the package.
    struct Target: Sendable {
        let name: String
        /// The type: `regular`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
        let type: String
        let path: String?
        let exclude: [String]
        let sources: [String]?
        let resources: [Resource]
        let settings: [Setting]
        let dependencies: [Dependency]
    }

    /// A dependency of a target: the name of a target or product, and the package of a product.
    struct Dependency: Sendable {
        let name: String
        let package: String?
    }

    struct Resource: Sendable {
        let path: String
        let isCopied: Bool
    }

    /// A Swift setting that has no condition, or one that may hold: its name, such as `define`, and its value.
    struct Setting: Sendable {
        let name: String
        let value: String
    }

    struct Product: Sendable {
        let name: String
        let targets: [String]
    }

    let name: String
    /// The version of the tools, such as 5.9.
    let toolsVersion: (Int, Int)
    /// The language mode, such as `5`; the newest one if there are several.
    let languageMode: String?
    let products: [Product]
    let targets: [Target]
    /// The URLs of remote packages by their identity.
    let remotes: [String: String]

    /// Reads a manifest with SwiftPM, or takes the stored result for the same manifest.
    ///
    /// - Parameters:
    ///   - path: The folder of the package.
    ///   - toolchain: The toolchain whose SwiftPM is used.
    ///   - folder: The folder for the result; nothing is written next to the manifest.
    /// - Throws: ``BuildError`` if SwiftPM rejects the manifest.
    init(at path: String, toolchain: Toolchain, in folder: BuildFolder) async throws(BuildError) {
        let manifest = try? Data(contentsOf: URL(fileURLWithPath: path + "/Package.swift"))
        let key = Data("\(toolchain.stamp)\n\(path)\n".utf8) + (manifest ?? Data())
        let digest = Hexadecimal.text(of: SHA256.hash(data: key).prefix(8))
        let name = "manifest-\(digest).json"
        if let known = folder.bytes(of: name), let manifest = PackageManifest(json: known) {
            self = manifest
            return
        }
        // The manifest is a program: it may write only to a folder that nothing of ours reads.
        let scratch = folder.path("manifests")
        try folder.make("manifests/home")
        var permissions = Sandbox.Permissions()
        permissions.readable = toolchain.folders + [path]
        permissions.writable = [scratch]
        let run = try await FinishedProgram.running(
            toolchain.driver,
            ["package", "--package-path", path, "--scratch-path", scratch, "dump-package"],
            trust: .confined(home: scratch + "/home", permissions),
            in: scratch,
            log: folder.path("manifest.log"),
            timeout: .seconds(120)
        )
        // Warnings come before the result.
        let text = run.output
        let start = text.hasPrefix("{") ? text.startIndex : text.firstRange(of: "\n{")?.lowerBound
        guard run.status == 0, let start,
            let manifest = PackageManifest(json: Data(text[start...].utf8))
        else {
            let first = CompilerOutput(text).diagnostics.first { $0.severity == .error }
            throw BuildError(
                .noSources,
                "\(path)/Package.swift: SwiftPM cannot read it: \(first?.message ?? "it says no reason")."
            )
        }
        try folder.write(Data(text[start...].utf8), to: name)
        self = manifest
    }
}

// MARK: The output of SwiftPM

extension JSONValue {
    /// The text of a string, or of the value of an enumeration's case as SwiftPM encodes it: nested in arrays and
    /// `_0`.
    fileprivate var text: String? {
        switch content {
        case .string(let text): text
        case .array(let elements): elements.first?.text
        case .object: self["_0"]?.text
        case .null, .boolean, .number: nil
        }
    }

    fileprivate var list: [JSONValue] { array ?? [] }
    fileprivate var texts: [String] { list.compactMap(\.text) }

    /// The only member of an object.
    fileprivate var only: Member? { members?.first }
}

extension PackageManifest {
    private init?(json: Data) {
        guard let root = try? JSONValue(Array(json)),
            let name = root["name"]?.text
        else { return nil }
        self.name = name
        let version = (root["toolsVersion"]?["_version"]?.text ?? "5.0").split(separator: ".")
            .compactMap { Int($0) }
        toolsVersion = (version.first ?? 5, version.count > 1 ? version[1] : 0)
        languageMode = (root["swiftLanguageVersions"]?.texts ?? []).max { a, b in
            (Double(a) ?? 0) < (Double(b) ?? 0)
        }
        products = (root["products"]?.list ?? []).map {
            Product(name: $0["name"]?.text ?? "", targets: $0["targets"]?.texts ?? [])
        }
        targets = (root["targets"]?.list ?? []).map(Target.init)
        var remotes: [String: String] = [:]
        for item in root["dependencies"]?.list ?? [] {
            guard let control = item["sourceControl"]?.list.first,
                let identity = control["identity"]?.text
            else { continue }
            let remote = control["location"]?["remote"]?.list.first
            remotes[identity] = remote?["urlString"]?.text ?? remote?.text ?? identity
        }
        self.remotes = remotes
    }
}

extension PackageManifest.Target {
    fileprivate init(_ value: JSONValue) {
        name = value["name"]?.text ?? ""
        type = value["type"]?.text ?? "regular"
        path = value["path"]?.text
        exclude = value["exclude"]?.texts ?? []
        sources = value["sources"].map(\.texts)
        resources = (value["resources"]?.list ?? []).map {
            PackageManifest.Resource(
                path: $0["path"]?.text ?? "",
                isCopied: $0["rule"]?["copy"] != nil
            )
        }
        settings = (value["settings"]?.list ?? []).compactMap { setting in
            guard setting["tool"]?.text == "swift", let kind = setting["kind"]?.only else {
                return nil
            }
            // A setting for Linux alone does not apply to an iPhone.
            let platforms = setting["condition"]?["platformNames"]?.texts ?? []
            guard platforms.isEmpty || platforms.contains("ios") else { return nil }
            let configuration = setting["condition"]?["config"]?.text
            guard configuration == nil || configuration == "debug" else { return nil }
            return PackageManifest.Setting(name: kind.name, value: kind.value.text ?? "")
        }
        dependencies = (value["dependencies"]?.list ?? []).compactMap { item in
            guard let dependency = item.only else { return nil }
            let texts = dependency.value.list
            guard let name = texts.first?.text else { return nil }
            return PackageManifest.Dependency(
                name: name,
                package: dependency.name == "product" && texts.count > 1 ? texts[1].text : nil
            )
        }
    }
}
