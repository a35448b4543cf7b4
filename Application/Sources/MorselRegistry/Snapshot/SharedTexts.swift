// SPDX-License-Identifier: Apache-2.0

package import AppClipExperiences
package import AppClipTypes
import Synchronization

/// The texts that many experiences share, to which they refer by number.
package final class SharedTexts: Sendable {
    private struct Known {
        var texts: [String] = []
        var clips: [AppIdentifier: SharedText] = [:]
        var images: [HeaderImage: SharedText] = [:]
        var languages: [Language: SharedText] = [:]
        var verbs: [Verb: SharedText] = [:]
        var categories: [BusinessCategory: SharedText] = [:]
    }

    private let known = Mutex(Known())

    /// All texts, in the order of their numbers.
    var texts: [String] { known.withLock { $0.texts } }

    package func number(of clip: AppIdentifier) -> SharedText {
        known.withLock { Self.number(of: clip, in: &$0.clips, &$0.texts, clip.text) }
    }

    package func number(of image: HeaderImage) -> SharedText {
        known.withLock { Self.number(of: image, in: &$0.images, &$0.texts, image.text) }
    }

    package func number(of language: Language) -> SharedText {
        known.withLock { Self.number(of: language, in: &$0.languages, &$0.texts, language.tag) }
    }

    package func number(of verb: Verb) -> SharedText {
        known.withLock { Self.number(of: verb, in: &$0.verbs, &$0.texts, verb.rawValue) }
    }

    package func number(of category: BusinessCategory) -> SharedText {
        known.withLock {
            Self.number(of: category, in: &$0.categories, &$0.texts, category.rawValue)
        }
    }

    private static func number<Value: Hashable>(
        of value: Value,
        in known: inout [Value: SharedText],
        _ texts: inout [String],
        _ text: @autoclosure () -> String
    ) -> SharedText {
        if let number = known[value] { return number }
        let number = SharedText(number: texts.count)
        known[value] = number
        texts.append(text())
        return number
    }
}

extension SharedTexts {
    /// Returns an experience in which shared values are replaced with their numbers.
    func packed(_ experience: AdvancedExperience) -> PackedExperience {
        PackedExperience(
            id: experience.id,
            clip: number(of: experience.clip),
            url: experience.url,
            verb: number(of: experience.card.verb),
            image: experience.card.image.map { number(of: $0) },
            defaultLanguage: number(of: experience.card.defaultLanguage),
            texts: experience.card.texts.map { language, text in
                CardTextBytes(
                    language: number(of: language),
                    title: text.title.map { ArraySlice($0.utf8) },
                    subtitle: ArraySlice(text.subtitle.utf8)
                )
            },
            isPoweredBy: experience.isPoweredBy,
            place: experience.place,
            placeDetails: experience.placeDetails,
            category: experience.category.map { number(of: $0) },
            state: experience.state
        )
    }
}

/// The number of a text that many experiences share, in one builder.
package struct SharedText: Sendable, Hashable {
    let number: Int
}

extension HeaderImage {
    /// All properties of an image in one text.
    fileprivate var text: String {
        "\(format.rawValue) \(width) \(height) \(hasTransparency ? 1 : 0) \(reference)"
    }

    /// Creates an image from its text, or `nil` if it is not valid.
    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, let format = Format(rawValue: String(parts[0])),
            let width = Int(parts[1]), let height = Int(parts[2])
        else { return nil }
        self.init(
            reference: String(parts[4]),
            width: width,
            height: height,
            format: format,
            hasTransparency: parts[3] == "1"
        )
    }
}
