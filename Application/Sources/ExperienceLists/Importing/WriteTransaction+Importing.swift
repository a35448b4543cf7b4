// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import MorselRegistry

/// The reason a list was not imported; the registry is unchanged.
public struct ImportError: Error, Sendable {
    /// The errors, at most ``ExperienceList/errorLimit``.
    public let errors: [ExperienceListError]

    /// Creates an error from a list of errors.
    public init(errors: [ExperienceListError]) { self.errors = errors }
}

extension WriteTransaction {
    /// Imports a list of experiences.
    ///
    /// - Parameters:
    ///   - list: The experiences, each with its image, which is already in the registry.
    ///   - prune: Whether experiences of the list's clips that the list leaves out are deactivated.
    ///   - progress: Called from time to time with the number of steps that are done and the number
    ///     of all steps.
    /// - Returns: The changes, and the advice of the store.
    /// - Throws: ``ImportError`` if the store refuses any experience; otherwise what the registry
    ///   throws. The transaction has to be rolled back then.
    public func importExperiences(
        _ list: [(listed: ListedExperience, image: HeaderImage?)],
        prune: Bool,
        progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
    ) throws -> (plan: ImportPlan, advice: [ExperienceListError]) {
        let plan = try plan(list, prune: prune)
        // Steps that free URLs come first, since others of the list may take these URLs.
        let steps =
            plan.steps.filter { $0.experience.state != .published }
            + plan.steps.filter { $0.experience.state == .published }
        var associations = ExperienceAssociations()
        var errors: [ExperienceListError] = []
        var advice: [ExperienceListError] = []
        for (index, step) in steps.enumerated() {
            guard errors.count < ExperienceList.errorLimit else { break }
            if step.action != .keep {
                let place = step.place ?? ListPlace(line: 1, column: 1)
                do {
                    advice += try carryOut(step, &associations).map {
                        ExperienceListError(place: place, code: .finding($0))
                    }
                } catch let error as RegistrationError {
                    errors += error.findings.filter { $0.severity == .error }.map {
                        ExperienceListError(place: place, code: .finding($0))
                    }
                } catch RegistryError.unknownClip(let clip) {
                    errors.append(ExperienceListError(place: place, code: .unknownClip(clip)))
                }
            }
            if (index + 1).isMultiple(of: 500) || index + 1 == steps.count {
                progress(index + 1, steps.count)
            }
        }
        guard errors.isEmpty else { throw ImportError(errors: errors) }
        return (plan, advice)
    }

    private func carryOut(
        _ step: ImportPlan.Step,
        _ associations: inout ExperienceAssociations
    ) throws -> [ExperienceFinding] {
        guard let stored = step.stored else {
            return try register(step.experience, &associations).advice
        }
        let isSameImage = step.experience.card.image == stored.experience.card.image
        return try revise(
            step.experience.withID(stored.experience.id),
            upload: isSameImage ? stored.upload : nil,
            &associations
        )
    }
}
