// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
public import AppClipTypes

// The console and the API change default experiences only through these functions.

extension WriteTransaction {
    /// Stores a default experience, if the rules of the store permit it.
    ///
    /// The default experience of a released version has to stay complete: without it, the clip could
    /// not be launched any more (rule C-01). For other versions, it can be incomplete.
    ///
    /// - Parameter record: The experience.
    /// - Throws: ``RegistrationError`` with the findings that would make it incomplete, or what the
    ///   registry throws.
    public func revise(_ record: DefaultExperienceRecord) throws {
        let stored = try self.record(DefaultExperienceRecord.self, record.id)
        if let version = record.version, try isReleased(version, of: record.clip) {
            let former = stored?.version == version ? stored : nil
            let before = try former.map { try errors(of: $0, version: version) } ?? []
            let new = try errors(of: record, version: version).filter { !before.contains($0) }
            guard new.isEmpty else { throw RegistrationError(findings: new) }
        }
        try put(record)
    }

    /// Undoes a change of a default experience by restoring its previous content.
    ///
    /// - Parameters:
    ///   - before: The previous content; `nil` if the change had created it.
    ///   - id: The id of the experience.
    /// - Throws: ``RegistrationError`` if a released version would be without it.
    func restore(_ before: DefaultExperienceRecord?, _ id: String) throws {
        if let before { return try revise(before) }
        guard let stored = try record(DefaultExperienceRecord.self, id) else { return }
        if let version = stored.version, try isReleased(version, of: stored.clip) {
            throw RegistrationError(
                findings: [ExperienceFinding(code: .textMissing, field: .texts)]
            )
        }
        try remove(DefaultExperienceRecord.self, id)
    }
}

extension ReadTransaction {
    /// Whether a build of a version is released.
    public func isReleased(_ version: String, of clip: AppIdentifier) throws -> Bool {
        try builds(of: clip).contains { build in
            build.published.build.version == version && build.published.build.stage == .released
        }
    }

    /// Returns the errors that keep a default experience from being complete.
    fileprivate func errors(
        of record: DefaultExperienceRecord,
        version: String
    ) throws -> [ExperienceFinding] {
        var record = record
        record.version = version
        let experience = try defaultExperience(record, version: version)
        // Without a verb, it is a draft, whatever else it contains.
        let verb =
            record.verb == nil ? [ExperienceFinding(code: .verbMissing, field: .verb)] : []
        return verb + experience.findings.filter { $0.severity == .error }
    }
}
