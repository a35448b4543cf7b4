// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences

/// The findings of the store about a build and its default experience.
public struct PublishingFindings: Sendable, Hashable {
    /// The errors of the build.
    public var build: [BuildFinding]

    /// The errors and the advice about the default experience.
    public var experience: [ExperienceFinding]

    /// Whether the store accepts both.
    public var isAccepted: Bool {
        build.isEmpty && experience.allSatisfy { $0.severity == .advice }
    }

    /// Whether it can be published although the store refuses it: always, unless its version is not a
    /// version number, with which later ones could not be compared.
    public var canBeForced: Bool {
        build.allSatisfy { if case .version = $0.code { false } else { true } }
    }
}

/// The reason the store did not accept a build.
public struct PublishingError: Error, Sendable, Hashable {
    /// All findings of the store, errors and advice.
    public let findings: PublishingFindings
}

extension ReadTransaction {
    /// Returns all findings of the store about a build before it is published (features C4 and C9).
    ///
    /// A default experience has the limits of advanced ones, and version numbers have to increase.
    ///
    /// - Parameter bundle: The build.
    /// - Returns: The errors and the advice.
    /// - Throws: What the registry throws.
    public func findings(about bundle: ClipBundle) throws -> PublishingFindings {
        let versions = try builds(of: bundle.clip).map(\.published.build.version)
        return PublishingFindings(
            build: bundle.build(stage: .released).findings(after: versions),
            // Without a card, the default experience is created later, and the build is not released
            // before.
            experience: bundle.hasCard ? bundle.defaultExperience.findings : []
        )
    }
}

extension WriteTransaction {
    /// Publishes a build, if the rules of the store permit it.
    ///
    /// A build that comes without a default experience is released only if its version has a complete
    /// one; otherwise it is approved, and can be released when the experience is complete (rule
    /// C-01).
    ///
    /// - Parameters:
    ///   - bundle: The build.
    ///   - time: The time of publication.
    ///   - hosts: The permissions of the build for hosts.
    ///   - isForced: Whether it is published even if the store refuses it.
    /// - Returns: The build, and the findings of the store.
    /// - Throws: ``PublishingError`` if the store refuses it and it is not forced; otherwise as
    ///   ``publish(_:stage:at:hosts:)``.
    public func submit(
        _ bundle: ClipBundle,
        at time: Timestamp,
        hosts: HostPermissions = HostPermissions(),
        isForced: Bool = false
    ) throws -> (build: StoredBuild, findings: PublishingFindings) {
        let findings = try findings(about: bundle)
        guard findings.isAccepted || isForced && findings.canBeForced else {
            throw PublishingError(findings: findings)
        }
        let hasCard =
            try bundle.hasCard
            || defaultExperience(of: bundle.clip, version: bundle.version)
                .map { $0.isComplete } ?? false
        let stage: Build.Stage = hasCard ? .released : .approved
        return (try publish(bundle, stage: stage, at: time, hosts: hosts), findings)
    }
}

extension DefaultExperience {
    /// Whether a version can be released with the experience (rule C-01).
    public var isComplete: Bool {
        state == .published && findings.allSatisfy { $0.severity == .advice }
    }
}
