import AppClipTypes

// What the store asks of a card (rules C-02 to C-06). The verb needs no rule: `Verb` has no other
// values than the predefined ones (rule C-04).

extension DefaultExperience {
    /// What the store says about the experience.
    ///
    /// Nothing means that it is taken as it is.
    public var findings: [Finding] {
        card.findingsAboutImage
            + card.findingsAboutTexts { text, language in
                text.title == nil ? [] : [Finding(code: .titleNotTaken, field: .title(language))]
            }
    }
}

extension AdvancedExperience {
    /// What the store says about the card, without regard to other experiences.
    public var findings: [Finding] {
        card.findingsAboutImage
            + card.findingsAboutTexts { text, language in
                guard let title = text.title, !title.isEmpty else {
                    return [Finding(code: .titleMissing, field: .title(language))]
                }
                return Limits.title.findings(about: title, in: .title(language))
            }
    }
}

extension CardMetadata {
    fileprivate var findingsAboutImage: [Finding] {
        guard let image else { return [Finding(code: .imageMissing, field: .image)] }
        var findings: [Finding] = []
        if image.format != .png, image.format != .jpeg {
            findings.append(Finding(code: .imageFormat, field: .image))
        }
        if image.width != Limits.headerImageWidth || image.height != Limits.headerImageHeight {
            let code = Finding.Code.imageSize(width: image.width, height: image.height)
            findings.append(Finding(code: code, field: .image))
        }
        if image.hasTransparency {
            findings.append(Finding(code: .imageTransparency, field: .image))
        }
        return findings
    }

    fileprivate func findingsAboutTexts(
        andTitle findingsAboutTitle: (CardText, Language) -> [Finding]
    ) -> [Finding] {
        guard texts[defaultLanguage] != nil else {
            return [Finding(code: .textMissing, field: .texts)]
        }
        var findings: [Finding] = []
        for (language, text) in texts.sorted(by: { $0.key < $1.key }) {
            findings += findingsAboutTitle(text, language)
            findings +=
                text.subtitle.isEmpty
                ? [Finding(code: .subtitleMissing, field: .subtitle(language))]
                : Limits.subtitle.findings(about: text.subtitle, in: .subtitle(language))
        }
        return findings
    }
}

extension Limits.TextLimit {
    /// Characters are counted as people see them: an accented letter is one.
    fileprivate func findings(about text: String, in field: Finding.Field) -> [Finding] {
        let count = text.count
        if count > allowed {
            return [Finding(code: .tooLong(characters: count, limit: allowed), field: field)]
        }
        if count > advised {
            return [Finding(code: .maybeCutOff(characters: count, limit: advised), field: field)]
        }
        return []
    }
}
