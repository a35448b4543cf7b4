// SPDX-License-Identifier: Apache-2.0

package import AppClipBytes
package import MorselRegistry
import Terminal

/// The description of a clip that is to be published: a clip bundle, an archive, a project, or
/// values alone.
package struct PublishedSource {
    /// The path of a clip bundle, of an archive or of a project; `nil` if the values stand alone.
    private let path: String?

    /// The path of the archive that belongs to a clip bundle.
    private let archive: String?

    private let clip: WrittenNativeClip
    private let card: WrittenCard

    /// Creates a description; nothing is read yet.
    ///
    /// - Parameters:
    ///   - path: The path of a clip bundle, of an archive or of a project.
    ///   - archive: The path of the archive that belongs to a clip bundle.
    ///   - clip: The values of a clip without a bundle.
    ///   - card: The default experience of a clip without a bundle, and values of its app.
    package init(
        path: String?,
        archive: String? = nil,
        clip: WrittenNativeClip = WrittenNativeClip(),
        card: WrittenCard = WrittenCard()
    ) {
        self.path = path
        self.archive = archive
        self.clip = clip
        self.card = card
    }

    /// Returns the bundle that is described.
    ///
    /// - Parameters:
    ///   - time: The time at which the profiles of an archive must be valid.
    ///   - warning: Called with each error and warning about an archive.
    /// - Returns: The bundle.
    /// - Throws: ``CommandError`` if they are incomplete or invalid.
    package func bundle(
        at time: Timestamp,
        warning: (String) -> Void
    ) throws -> ClipBundle {
        guard let path else {
            guard archive == nil else {
                throw CommandError(
                    "bundle",
                    "bundle: the clip bundle is missing; for a clip for iPhones alone, write the archive "
                        + "without --archive."
                )
            }
            return try card.bundle(of: clip.alone())
        }
        let name = path.hasSuffix("/") ? String(path.dropLast()) : path
        if [".ipa", ".app", ".xcarchive"].contains(where: name.lowercased().hasSuffix) {
            guard archive == nil else {
                throw CommandError("archive", "archive: there are two archives; keep one.")
            }
            let archive = try PublishedArchive(path, at: time)
            archive.warnings.forEach(warning)
            return try card.bundle(of: clip.applied(to: archive.clip()))
        }
        if let project = try project(at: name) { return try card.bundle(of: project.clip(clip)) }
        guard clip.isEmpty else {
            throw CommandError(
                "bundle",
                "bundle: \(ClipBundle.manifestName) describes the clip; --clip, --app, --name, "
                    + "--app-version, --minimum-system, --domain and --size are for clips without a bundle."
            )
        }
        let bundle = try card.applied(to: try Publishing.bundle(path))
        guard let archive = try archive.map({ try PublishedArchive($0, at: time) }) else {
            return bundle
        }
        archive.warnings.forEach(warning)
        return try archive.applied(to: bundle)
    }

    /// Returns the project at a path that is not a clip bundle.
    private func project(at path: String) throws -> PublishedProject? {
        if path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") {
            let project = try PublishedProject(path)
            guard project.isThere else {
                throw CommandError("project", "project: '\(path)' is not an Xcode project.")
            }
            return project
        }
        guard archive == nil, InputFile.isFolder(path),
            !InputFile.exists("\(path)/\(ClipBundle.manifestName)")
        else { return nil }
        let project = try PublishedProject(path)
        return project.isThere ? project : nil
    }
}
