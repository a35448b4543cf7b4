// SPDX-License-Identifier: Apache-2.0

internal import AppClipLint
internal import AppClipProject
internal import ArgumentParser

/// What is looked at beside the project: live sites, scenarios, a database.
struct LintSideOptions: ParsableArguments {
    /// Everything that is found at a path.
    func findings(in root: LintRoot) async throws -> LintFindings { try findingsOnDisk(in: root) }

    /// What is found in files.
    func findingsOnDisk(in root: LintRoot) throws -> LintFindings {
        guard let files = root.files else { return LintFindings(findings: [], notRead: []) }
        let tree = ProjectTree(reading: files, at: root.start)
        let subject = LintSubject(tree)
        var notRead = tree.notRead.map { Self.sentence($0, in: root) }
        if tree.projects.isEmpty, notRead.isEmpty {
            throw CommandError(
                "path",
                "path: there is no Xcode project in '\(root.argument)'; specify a folder with a .xcodeproj."
            )
        }
        if tree.pairs.isEmpty, !tree.projects.isEmpty {
            notRead.append("\(root.argument): no target makes an App Clip.")
        }
        return LintFindings(findings: subject.findings(), notRead: notRead)
    }

    private static func sentence(_ project: UnreadProject, in root: LintRoot) -> String {
        let path = root.shown(project.path)
        switch project.reason {
        case .generatedByXcodeGen:
            return "\(path): not read; generate the project first, with 'xcodegen generate'."
        case .generatedByTuist:
            return "\(path): not read; generate the project first, with 'tuist generate'."
        case .tooMany: return "\(path): not read; there are more folders than are searched."
        case .unreadable: return "\(path): not read; the project file is not readable."
        @unknown default: return "\(path): not read."
        }
    }
}
