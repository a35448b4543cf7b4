// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

// The store's requirements for a card (rules C-02 to C-06). The verb needs no check: `Verb` has
// only the predefined values (rule C-04).

extension DefaultExperience {
    /// What the store reports about the experience.
    ///
    /// Without findings, it is accepted.
    public var findings: [ExperienceFinding] {
        card.findingsAboutImage
            + card.findingsAboutTexts { text, language in
                text.title == nil
                    ? [] : [ExperienceFinding(code: .titleNotTaken, field: .title(language))]
            }
    }
}

extension AdvancedExperience {
    /// What the store reports about the card, regardless of other experiences.
    public var findings: [ExperienceFinding] {
        card.findingsAboutImage
            + card.findingsAboutTexts { text, language in
                guard let title = text.title, !title.isEmpty else {
                    return [ExperienceFinding(code: .titleMissing, field: .title(language))]
                }
                return Limits.title.findings(about: title, in: .title(language))
            }
    }
}

extension CardMetadata {
    fileprivate var findingsAboutImage: [ExperienceFinding] {
        guard let image else { return [ExperienceFinding(code: .imageMissing, field: .image)] }
        var findings: [ExperienceFinding] = []
        if image.format != .png, image.format != .jpeg {
            findings.append(ExperienceFinding(code: .imageFormat, field: .image))
        }
        if image.width != Limits.headerImageWidth || image.height != Limits.headerImageHeight {
            let code = ExperienceFinding.Code.imageSize(width: image.width, height: image.height)
            findings.append(ExperienceFinding(code: code, field: .image))
        }
        if image.hasTransparency {
            findings.append(ExperienceFinding(code: .imageTransparency, field: .image))
        }
        return findings
    }

    fileprivate func findingsAboutTexts(
        andTitle findingsAboutTitle: (CardText, Language) -> [ExperienceFinding]
    ) -> [ExperienceFinding] {
        guard texts[defaultLanguage] != nil else {
            return [ExperienceFinding(code: .textMissing, field: .texts)]
        }
        var findings: [ExperienceFinding] = []
        for (language, text) in texts.sorted(by: { $0.key < $1.key }) {
            findings += findingsAboutTitle(text, language)
            findings +=
                text.subtitle.isEmpty
                ? [ExperienceFinding(code: .subtitleMissing, field: .subtitle(language))]
                : Limits.subtitle.findings(about: text.subtitle, in: .subtitle(language))
        }
        return findings
    }
}

extension Limits.TextLimit {
    /// Characters are counted as people perceive them: an accented letter is one.
    fileprivate func findings(about text: String, in field: ExperienceFinding.Field)
        -> [ExperienceFinding]
    {
        let count = text.count
        if count > allowed {
            return [
                ExperienceFinding(code: .tooLong(characters: count, limit: allowed), field: field)
            ]
        }
        if count > advised {
            return [
                ExperienceFinding(
                    code: .maybeCutOff(characters: count, limit: advised),
                    field: field
                )
            ]
        }
        return []
    }
}
