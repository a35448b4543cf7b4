// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

// The store's requirements for a card (rules C-02 to C-06). The verb needs no check: `Verb` has
// only the predefined values (rule C-04).

extension DefaultExperience {
    /// The store's findings about the experience.
    ///
    /// Without findings, the experience is accepted.
    public var findings: [ExperienceFinding] {
        card.findingsAboutImages
            + card.findingsAboutLanguages { .subtitle($0) }
            + card.findingsAboutTexts { text, language in
                text.title == nil
                    ? [] : [ExperienceFinding(code: .titleNotTaken, field: .title(language))]
            }
    }
}

extension AdvancedExperience {
    /// The store's findings about the card, regardless of other experiences.
    public var findings: [ExperienceFinding] {
        card.findingsAboutImages
            + card.findingsAboutLanguages { .title($0) }
            + card.findingsAboutRepeatedLanguages
            + card.findingsAboutTexts { text, language in
                let surplus =
                    text.image == nil
                    ? []
                    : [ExperienceFinding(code: .imageNotTaken, field: .localizedImage(language))]
                guard let title = text.title, !title.isEmpty else {
                    return surplus
                        + [ExperienceFinding(code: .titleMissing, field: .title(language))]
                }
                return surplus + Limits.title.findings(about: title, in: .title(language))
            } + (placeDetails?.findings ?? [])
    }
}

extension CardMetadata {
    fileprivate var findingsAboutImages: [ExperienceFinding] {
        var findings = image?.findings(in: .image) ?? []
        // The card's own image is for the languages without one of their own.
        if image == nil, texts.isEmpty || texts.values.contains(where: { $0.image == nil }) {
            findings = [ExperienceFinding(code: .imageMissing, field: .image)]
        }
        for (language, text) in texts.sorted(by: { $0.key < $1.key }) {
            findings += text.image?.findings(in: .localizedImage(language)) ?? []
        }
        return findings
    }

    /// Returns findings about languages that are not those of the store (feature C2).
    fileprivate func findingsAboutLanguages(
        in field: (Language) -> ExperienceFinding.Field
    ) -> [ExperienceFinding] {
        texts.keys.sorted().filter { !$0.isOfStore }
            .map { ExperienceFinding(code: .languageNotInStore($0), field: field($0)) }
    }

    /// Findings about repeated languages: an advanced experience has one text for `en-GB` and
    /// `en-US`, since the API calls both `EN`.
    fileprivate var findingsAboutRepeatedLanguages: [ExperienceFinding] {
        var first: [String: Language] = [:]
        return texts.keys.sorted().compactMap { language in
            guard let other = first[language.base] else {
                first[language.base] = language
                return nil
            }
            return ExperienceFinding(
                code: .languageRepeated(language, as: other),
                field: .title(language)
            )
        }
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

extension HeaderImage {
    /// The store's findings about the image, whatever its use.
    public var findings: [ExperienceFinding] { findings(in: .image) }

    /// Returns the store's findings about an image: it must be three to two, opaque, and PNG or
    /// JPEG (rule C-06).
    fileprivate func findings(in field: ExperienceFinding.Field) -> [ExperienceFinding] {
        var codes: [ExperienceFinding.Code] = []
        if format != .png, format != .jpeg { codes.append(.imageFormat) }
        let widths = Limits.headerImageWidth...Limits.largestHeaderImageWidth
        // Products of a width within bounds cannot overflow, whatever the image header says.
        if !widths.contains(width) || width * 2 % 3 != 0 || height != width * 2 / 3 {
            codes.append(.imageSize(width: width, height: height))
        }
        if hasTransparency { codes.append(.imageTransparency) }
        return codes.map { ExperienceFinding(code: $0, field: field) }
    }
}

extension PlaceDetails {
    /// The store's findings about a place: our limits on its texts and lists.
    fileprivate var findings: [ExperienceFinding] {
        var codes: [ExperienceFinding.Code] = []
        let lists = [names, address?.street ?? [], categories]
        if let longest = lists.map(\.count).max(), longest > Limits.placeEntries {
            codes.append(.tooMany(count: longest, limit: Limits.placeEntries))
        }
        let texts =
            lists.joined()
            + [
                placeID, homePage, phoneNumber?.number, phoneNumber?.intent, address?.full,
                address?.floor, address?.neighborhood, address?.locality, address?.stateProvince,
                address?.postalCode, address?.countryCode,
            ].compactMap(\.self)
        if let longest = texts.map(\.count).max(), longest > Limits.placeText {
            codes.append(.tooLong(characters: longest, limit: Limits.placeText))
        }
        return codes.map { ExperienceFinding(code: $0, field: .place) }
    }
}

extension Limits.TextLimit {
    /// Returns findings about a text's length.
    ///
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
