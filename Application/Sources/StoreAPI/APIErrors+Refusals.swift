// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppStoreConnect
import MorselRegistry
import MorselWording

extension APIErrors {
    /// What the rules of the store say about an experience.
    init(_ refusal: RegistrationError) {
        self.init(
            refusal.findings.filter { $0.severity == .error }.map { finding in
                APIError(finding.apiCode, finding.sentence, at: .pointer(finding.field.pointer))
            }
        )
    }

    /// What a registry refuses.
    init(_ refusal: RegistryError) {
        switch refusal {
        case .urlTaken(let other):
            self.init(
                .attributeTaken,
                "The experience \(other.rawValue) has this URL already; change that one.",
                at: .pointer("/data/attributes/link")
            )
        case .unknownExperience(let id):
            self = Endpoint.missing(.appClipAdvancedExperiences, "\(id.rawValue)")
        case .unknownClip(let clip):
            self = Endpoint.missing(.appClips, clip.text)
        case .unknownBuild(let number):
            self = Endpoint.missing(.buildBundles, "\(number)")
        case .unknownImage(let reference):
            self.init(
                .relationshipInvalid,
                "There is no image '\(reference)'; upload it first.",
                at: .pointer("/data/relationships/headerImage")
            )
        case .unstorableText:
            self.init(.bodyInvalid, "A text has U+0000, which cannot be stored.")
        case .unreachable:
            self.init(
                .unavailable,
                "The database cannot be reached; nothing has been changed. Try again in a moment."
            )
        case .unconfirmed:
            self.init(
                .unavailable,
                "The connection to the database was lost: the change may have been made. Look first."
            )
        case .busy:
            self.init(.unavailable, "The database is busy. Try again in a moment.")
        case .full:
            self.init(.unavailable, "The server has no room left; nothing has been changed.")
        default:
            self.init(.unexpected, "The server has failed; its log says why.")
        }
    }
}

extension ExperienceFinding {
    fileprivate var apiCode: APIError.Code {
        switch code {
        case .imageMissing: .relationshipMissing
        case .imageFormat, .imageSize, .imageTransparency: .relationshipInvalid
        case .textMissing: .relationshipInvalid
        case .titleMissing, .subtitleMissing: .attributeMissing
        case .tooLong: .attributeTooLong
        case .urlTaken: .attributeTaken
        default: .attributeInvalid
        }
    }
}

extension ExperienceFinding.Field {
    fileprivate var pointer: String {
        switch self {
        case .image: "/data/relationships/headerImage"
        case .texts, .title, .subtitle: "/data/relationships/localizations"
        default: "/data/attributes/link"
        }
    }
}
