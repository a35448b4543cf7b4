// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import AppClipTypes
public import MorselRegistry

/// Why a list was not imported; nothing was changed.
public struct ImportError: Error, Sendable {
    /// All that is wrong, at most ``ExperienceList/errorLimit``.
    public let errors: [ExperienceListError]

    /// An error with all that is wrong.
    public init(errors: [ExperienceListError]) { self.errors = errors }
}

extension StoreWriting {
    /// Imports a list of experiences.
    ///
    /// - Parameters:
    ///   - list: The experiences, each with its image, which the registry has.
    ///   - prune: Whether experiences of the list's clips that the list leaves out are deactivated.
    ///   - progress: Gets the number of steps that are done and of all, from time to time.
    /// - Returns: What was changed, and the advice of the store.
    /// - Throws: ``ImportError`` if the store refuses any experience; otherwise what the registry
    ///   throws. The transaction has to be given up then.
    public func importExperiences(
        _ list: [(listed: ListedExperience, image: HeaderImage?)],
        prune: Bool,
        progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
    ) throws -> (plan: ImportPlan, advice: [ExperienceListError]) {
        let plan = try plan(list, prune: prune)
        // First what gives URLs away, since others of the list may take them.
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
            step.experience.numbered(stored.experience.id),
            upload: isSameImage ? stored.upload : nil,
            &associations
        )
    }
}
