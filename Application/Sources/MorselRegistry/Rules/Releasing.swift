// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences

extension WriteTransaction {
    /// Moves a build to another stage, if the rules of the store permit it.
    ///
    /// A build is released only if its version has a complete default experience (rule C-01).
    ///
    /// - Parameters:
    ///   - number: The number of the build.
    ///   - stage: The new stage.
    /// - Returns: The build before the change.
    /// - Throws: ``RegistryError/unknownBuild(_:)``, or ``RegistrationError`` with the errors of the
    ///   default experience.
    @discardableResult
    public func move(build number: Int64, to stage: Build.Stage) throws -> StoredBuild {
        guard let build = try build(number) else { throw RegistryError.unknownBuild(number) }
        if stage == .released {
            let (clip, version) = (build.published.build.clip, build.published.build.version)
            let experience = try defaultExperience(of: clip, version: version)
            guard let experience, experience.isComplete else {
                let errors = experience?.findings.filter { $0.severity == .error } ?? []
                let missing = ExperienceFinding(code: .textMissing, field: .texts)
                throw RegistrationError(findings: errors.isEmpty ? [missing] : errors)
            }
        }
        try setStage(stage, ofBuild: number)
        return build
    }
}
