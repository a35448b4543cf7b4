// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import AppSiteAssociation
import CommandArguments
import MorselRegistry
import Terminal

/// The values of a clip without a bundle as people write them, in options of the command line.
///
/// They stand alone, or override the values of an archive or a project.
package struct WrittenNativeClip {
    package var clip: String?
    package var app: String?
    package var name: String?
    package var appVersion: String?
    package var minimumSystem: String?
    package var domain: [String] = []
    package var size: Int?

    /// Creates values of which none is written.
    package init() {}

    /// A Boolean value that indicates whether no option overrides a value of a clip bundle or an archive.
    package var isEmpty: Bool {
        clip == nil && app == nil && name == nil && appVersion == nil && minimumSystem == nil
            && domain.isEmpty && size == nil
    }

    /// Returns the clip that the options alone describe.
    ///
    /// - Throws: ``CommandError`` that names a missing or invalid option.
    package func alone() throws -> NativeClip {
        func needed(_ value: String?, _ option: String) throws -> String {
            if let value { return value }
            throw CommandError(
                option,
                "\(option): --\(option) is missing. Without a bundle, an archive or a project, a clip is "
                    + "registered with --clip, --name, --app-version, --minimum-system and --domain."
            )
        }
        let clip = try Parsed.identifier(try needed(clip, "clip"))
        let entitlement = try entries()
        return NativeClip(
            app: try Self.app(app, of: clip),
            clip: clip,
            name: try needed(name, "name"),
            version: try needed(appVersion, "app-version"),
            minimumSystem: try Self.system(try needed(minimumSystem, "minimum-system")),
            entitlement: entitlement,
            appEntitlement: entitlement.sharedWithApp,
            size: try checkedSize()
        )
    }

    /// Returns a clip whose values are overridden by the options.
    ///
    /// - Throws: ``CommandError`` if an option is invalid.
    package func applied(to clip: NativeClip) throws -> NativeClip {
        var clip = clip
        if let text = self.clip { clip.clip = try Parsed.identifier(text) }
        if let app { clip.app = try Parsed.identifier(app) }
        if let name { clip.name = name }
        if let appVersion { clip.version = appVersion }
        if let minimumSystem { clip.minimumSystem = try Self.system(minimumSystem) }
        if !domain.isEmpty { clip.entitlement = try entries() }
        if let size = try checkedSize() { clip.size = size }
        return clip
    }

    private static func app(_ text: String?, of clip: AppIdentifier) throws -> AppIdentifier {
        if let text { return try Parsed.identifier(text) }
        let parent = clip.text.split(separator: ".").dropLast().joined(separator: ".")
        guard let app = try? AppIdentifier(parent) else {
            throw CommandError("app", "app: --app is missing: the identifier of the full app.")
        }
        return app
    }

    private static func system(_ text: String) throws -> SystemVersion {
        guard let system = SystemVersion(text) else {
            throw CommandError(
                "minimum-system",
                "minimum-system: '\(text)' is not a version number, such as 16.4."
            )
        }
        return system
    }

    private func checkedSize() throws -> ClipSize? {
        guard let size else { return nil }
        guard size >= 0 else {
            throw CommandError("size", "size: \(size) is not a number of bytes, 0 or more.")
        }
        return ClipSize(bytes: size)
    }

    private func entries() throws -> [AssociatedDomain] {
        try domain.map { text in
            try Parsed.domainEntry(text.contains(":") ? text : "appclips:" + text, "domain")
        }
    }
}
