// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
package import AppClipBytes
import AppClipExperiences
import AppClipFormats
import AppClipLint
import AppClipTypes
import AppSiteAssociation
package import MorselRegistry
import MorselWording
import ProjectFiles
import Terminal

/// The archive of an app with its clip, from which publishing takes the values that the store would
/// take (rules C-51, C-58 and B-17): identifiers, version, lowest system and domains.
package struct PublishedArchive {
    private let path: String
    private let bundle: BuiltBundle
    private let findings: [LintFinding]

    /// Reads and checks an archive.
    ///
    /// - Parameters:
    ///   - path: The path of an `.app`, an `.ipa` or an `.xcarchive`.
    ///   - time: The time at which profiles must be valid.
    /// - Throws: ``CommandError`` if the archive cannot be read.
    package init(_ path: String, at time: Timestamp) throws {
        self.path = path
        bundle = try Self.bundle(at: path)
        findings = LintRun(over: bundle, at: time).findings()
    }

    /// The errors and warnings about the archive, each as a line.
    package var warnings: [String] {
        findings.filter { $0.severity > .info }
            .map { "\($0.severity.rawValue): \($0.rule): \($0.message)" }
    }

    /// Returns the clip in the archive.
    ///
    /// - Throws: ``CommandError`` if the archive has errors, or no clip with all values.
    package func clip() throws -> NativeClip {
        let errors = findings.count { $0.severity == .error }
        guard errors == 0 else {
            throw Self.error(
                path,
                "the archive has \(errors.counted("error")); nothing was published."
            )
        }
        guard let clip = bundle.clips.first else {
            throw Self.error(path, "the app in it has no clip; embed one, and archive again.")
        }
        guard let version = clip.info?.shortVersion ?? clip.info?.version else {
            throw Self.error(path, "the clip has no CFBundleShortVersionString.")
        }
        guard let system = clip.info?.minimumSystem else {
            throw Self.error(path, "MinimumOSVersion of the clip is not a version, such as 16.4.")
        }
        let app = try Self.identifier(of: bundle.app, in: path)
        return NativeClip(
            app: app,
            clip: try Self.identifier(of: clip, in: path),
            name: bundle.app.info?.displayName ?? app.bundle.text,
            version: version,
            minimumSystem: system,
            entitlement: Self.entitlement(of: clip),
            appEntitlement: Self.entitlement(of: bundle.app),
            size: ClipSize(bytes: clip.contents.size)
        )
    }

    /// Entries that cannot be parsed are errors, which were already reported.
    private static func entitlement(of bundle: AppBundle) -> [AssociatedDomain] {
        (bundle.entitlements?.associatedDomains ?? []).compactMap { try? AssociatedDomain($0) }
    }

    /// Returns a bundle with the values of the archive.
    ///
    /// - Throws: ``CommandError`` if the bundle is that of another clip.
    package func applied(to bundle: ClipBundle) throws -> ClipBundle {
        let clip = try clip()
        for (member, found, wanted) in [
            ("clip", bundle.clip, clip.clip), ("app.identifier", bundle.app.identifier, clip.app),
        ] where found != wanted {
            throw CommandError(
                "archive",
                "archive: it holds \(wanted.text), and \(member) in \(ClipBundle.manifestName) is "
                    + "\(found.text); both must be the same."
            )
        }
        return bundle.with(
            version: clip.version,
            minimumSystem: clip.minimumSystem,
            entitlement: clip.entitlement,
            appEntitlement: clip.appEntitlement,
            website: bundle.website,
            nativeSize: bundle.module == nil ? clip.size : nil
        )
    }

    private static func bundle(at path: String) throws(CommandError) -> BuiltBundle {
        let tree: any FileTree
        do throws(BundleFiles.OpeningError) {
            tree = try BundleFiles.tree(at: path)
        } catch {
            throw self.error(path, error.sentence)
        }
        do throws(BuiltBundle.ReadingError) {
            return try BuiltBundle(in: tree)
        } catch {
            throw self.error(path, error.sentence)
        }
    }

    private static func identifier(
        of bundle: AppBundle,
        in path: String
    ) throws(CommandError) -> AppIdentifier {
        let text =
            bundle.entitlements?.applicationIdentifier
            ?? (bundle.profile?.teams.first).flatMap { team in
                bundle.info?.identifier.map { team + "." + $0 }
            }
        guard let text, let identifier = try? AppIdentifier(text) else {
            throw error(path, "\(bundle.name) is not signed by a team; export it with a signature.")
        }
        return identifier
    }

    private static func error(_ path: String, _ sentence: String) -> CommandError {
        CommandError("archive", "archive: '\(path)': \(sentence)")
    }
}
