// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
public import MorselRegistry

/// The values of an experience by their columns, in the order in which they are written.
///
/// Default values are left out, so that equal experiences have equal values.
struct ListedValues {
    private(set) var values: [(column: String, texts: [String])] = []

    init(_ experience: NewExperience, image: String?) {
        let card = experience.card
        add("url", experience.url.url.text)
        add("clip", experience.clip.text)
        add("state", experience.state == .published ? nil : experience.state.listed)
        add("verb", card.verb.listed)
        add("language", card.defaultLanguage.tag)
        for (language, text) in card.texts.sorted(by: { $0.key < $1.key }) {
            add("title[\(language)]", text.title)
            add("subtitle[\(language)]", text.subtitle)
        }
        add("image", image)
        add("powered-by", experience.isPoweredBy ? "true" : nil)
        add("category", experience.category?.listed)
        add("place[latitude]", experience.place.map { "\($0.latitude)" })
        add("place[longitude]", experience.place.map { "\($0.longitude)" })
        if let details = experience.placeDetails { add(details) }
    }

    private mutating func add(_ details: PlaceDetails) {
        let address = details.address
        add("place[source]", details.pointSource?.listed)
        add("place[id]", details.placeID)
        add("place[name]", details.names)
        add("place[address]", address?.full)
        add("place[street]", address?.street ?? [])
        add("place[floor]", address?.floor)
        add("place[neighborhood]", address?.neighborhood)
        add("place[locality]", address?.locality)
        add("place[state]", address?.stateProvince)
        add("place[postal-code]", address?.postalCode)
        add("place[country]", address?.countryCode)
        add("place[phone]", details.phoneNumber?.number)
        add("place[phone-kind]", details.phoneNumber?.kind?.listed)
        add("place[phone-intent]", details.phoneNumber?.intent)
        add("place[home-page]", details.homePage)
        add("place[category]", details.categories)
        add("place[action]", details.mapAction?.listed)
        add("place[relationship]", details.relationship?.listed)
    }

    private mutating func add(_ column: String, _ text: String?) {
        if let text, !text.isEmpty { values.append((column, [text])) }
    }

    private mutating func add(_ column: String, _ texts: [String]) {
        if !texts.isEmpty { values.append((column, texts)) }
    }

    /// Returns the columns whose values differ from those of another experience.
    func columns(differingFrom other: ListedValues) -> [String] {
        let before = Dictionary(uniqueKeysWithValues: other.values.map { ($0.column, $0.texts) })
        let after = Dictionary(uniqueKeysWithValues: values.map { ($0.column, $0.texts) })
        let own = values.map(\.column).filter { before[$0] != after[$0] }
        return own + other.values.map(\.column).filter { after[$0] == nil }
    }
}

extension NewExperience {
    /// The values of the experience, by the names of the columns of a list.
    ///
    /// The image is given by its digest.
    public var listedValues: [(column: String, text: String)] {
        listed.values.map { value in
            let isList = ListColumn.isList(value.column)
            return (value.column, isList ? ListText.joined(value.texts) : value.texts[0])
        }
    }

    /// Returns the columns whose values differ from those of another experience.
    public func columns(differingFrom other: NewExperience) -> [String] {
        listed.columns(differingFrom: other.listed)
    }

    private var listed: ListedValues {
        let digest = (card.image?.reference).flatMap(Digest.init)
        return ListedValues(self, image: digest.map { ListedExperience.Image.stored($0).text })
    }
}
