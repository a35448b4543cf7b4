// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipExperiences
import AppClipFormats
import AppClipLint
import AppClipTypes
import AppSiteAssociation
import MorselRegistry
import MorselWording
import ProjectFiles
import Terminal

/// The archive of an app with its clip, from which publishing takes the values that the store would
/// take (rules C-51, C-58 and B-17): identifiers, version, lowest system and domains.
struct PublishedArchive {
    /// The clip in the archive.
    let clip: NativeClip

    /// Reads and checks an archive; an error in it rejects the archive, and warnings are printed.
    ///
    /// - Parameters:
    ///   - path: The path of an `.app`, an `.ipa` or an `.xcarchive`.
    ///   - time: The time at which profiles must be valid.
    /// - Throws: ``CommandError`` if the archive cannot be read or is rejected.
    init(_ path: String, at time: Timestamp) throws {
        let bundle = try Self.bundle(at: path)
        let findings = LintRun(over: bundle, at: time).findings()
        for finding in findings where finding.severity > .info {
            Console.warn("\(finding.severity.rawValue): \(finding.rule): \(finding.message)")
        }
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
        self.clip = NativeClip(
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
    func applied(to bundle: ClipBundle) throws -> ClipBundle {
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
