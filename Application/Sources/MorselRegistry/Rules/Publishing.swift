// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// What the store says about a build and its default experience.
public struct PublishingFindings: Sendable, Hashable {
    /// What it refuses about the build.
    public var build: [BuildFinding]

    /// What it says about the default experience, errors and advice.
    public var experience: [ExperienceFinding]

    /// Whether the store accepts both.
    public var isAccepted: Bool {
        build.isEmpty && experience.allSatisfy { $0.severity == .advice }
    }

    /// Whether it can be published although the store refuses it: anything but what is not a version,
    /// with which no later one could be compared.
    public var canBeForced: Bool {
        build.allSatisfy { if case .version = $0.code { false } else { true } }
    }
}

/// Why the store did not accept a build.
public struct PublishingError: Error, Sendable, Hashable {
    /// Everything that the store says, errors and advice.
    public let findings: PublishingFindings
}

extension StoreReading {
    /// All that the store says about a build before it is published (features C4 and C9).
    ///
    /// A default experience has the limits of advanced ones, and versions go upward.
    ///
    /// - Parameter bundle: The build.
    /// - Returns: Errors and advice.
    /// - Throws: What the registry throws.
    public func findings(about bundle: ClipBundle) throws -> PublishingFindings {
        let versions = try builds(of: bundle.clip).map(\.published.build.version)
        return PublishingFindings(
            build: bundle.build(stage: .released).findings(after: versions),
            // Without a card, it is made later, and the build is not released before.
            experience: bundle.hasCard ? bundle.defaultExperience.findings : []
        )
    }
}

extension StoreWriting {
    /// Publishes a build, if the rules of the store let it pass.
    ///
    /// A build that brings no default experience is released only if its version has a complete one;
    /// else it is approved, and can be released when the experience is complete (rule C-01).
    ///
    /// - Parameters:
    ///   - bundle: The build.
    ///   - time: The moment of publication.
    ///   - hosts: What the build may do with hosts of others.
    ///   - isForced: Whether it is published although the store would refuse it.
    /// - Returns: The build, and what the store says about it.
    /// - Throws: ``PublishingError`` if the store refuses it and that is not forced; otherwise as
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
