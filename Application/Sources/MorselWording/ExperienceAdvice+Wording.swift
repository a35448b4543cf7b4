// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import AppClipTypes

extension ExperienceAdvice {
    /// The advice, as a sentence.
    public var sentence: String {
        switch code {
        case .samePrefix(let prefix, let count):
            "\(count) experiences below \(prefix) show the same card; one with that URL is enough."
        case .advancedExperienceNeeded(let need): need.sentence
        case .redirectTargetNotRegistered(let short, let target):
            "\(short) redirects to \(target.text), which no experience covers."
        case .defaultExperienceWithoutURL:
            "Advanced experiences cover all of the clip's websites, so that only the generated links "
                + "start the default experience; register a subdomain or path instead."
        case .newURL(let url):
            "\(url) is the first URL of its kind; clip and app need code that handles it."
        @unknown default: rule.sentence
        }
    }
}

extension ExperienceAdvice.Need {
    fileprivate var sentence: String {
        switch self {
        case .oldSystems:
            "The clip supports systems before iOS 16.4, where codes, tags and places start advanced "
                + "experiences only, and there is none."
        case .furtherWebsite(let host):
            "\(host.text) shows the card of the default experience; a card of its own needs an "
                + "advanced experience."
        case .place: "Maps and Siri Suggestions need an advanced experience with a place."
        case .severalBusinesses: "Each business needs an advanced experience of its own."
        @unknown default: "Some invocations need an advanced experience."
        }
    }
}

extension TestInvocationFinding {
    /// A sentence that explains why the store rejects the test invocation.
    public var sentence: String {
        switch code {
        case .tooMany(let limit): "The build has \(limit) test invocations, the maximum."
        case .url(let error): error.sentence
        case .languageNotInStore(let language): language.notInStore
        case .titleMissing: "The test invocation has no title."
        case .titleEmpty(let language): "The title (\(language)) is missing."
        case .titleTooLong(let language, let count, let limit):
            "The title (\(language)) has \(count) characters; the maximum is \(limit)."
        @unknown default: rule.sentence
        }
    }
}
