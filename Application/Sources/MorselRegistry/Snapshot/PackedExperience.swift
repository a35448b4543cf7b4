// SPDX-License-Identifier: Apache-2.0

package import AppClipExperiences

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An experience in the form that a ``RegistrySnapshot/Builder`` takes: values that many experiences
/// share are numbers of texts, and its own texts are bytes.
package struct PackedExperience: Sendable {
    package var id: AdvancedExperience.ID
    package var clip: SharedText
    package var url: RegisteredURL
    package var verb: SharedText
    package var image: SharedText?
    package var defaultLanguage: SharedText
    package var texts: [CardTextBytes]
    package var isPoweredBy: Bool
    package var place: Place?

    /// The details of its place as JSON; `nil` takes no space.
    package var placeDetails: [UInt8]?
    package var category: SharedText?
    package var state: PublicationState

    package init(
        id: AdvancedExperience.ID,
        clip: SharedText,
        url: RegisteredURL,
        verb: SharedText,
        image: SharedText?,
        defaultLanguage: SharedText,
        texts: [CardTextBytes],
        isPoweredBy: Bool,
        place: Place?,
        placeDetails: PlaceDetails?,
        category: SharedText?,
        state: PublicationState
    ) {
        self.id = id
        self.clip = clip
        self.url = url
        self.verb = verb
        self.image = image
        self.defaultLanguage = defaultLanguage
        self.texts = texts
        self.isPoweredBy = isPoweredBy
        self.place = place
        self.placeDetails = placeDetails.flatMap { try? Array(JSONEncoder().encode($0)) }
        self.category = category
        self.state = state
    }
}

/// The texts of a card in one language, in UTF-8; invalid bytes are repaired when they are read.
package struct CardTextBytes: Sendable {
    let language: SharedText
    let title: ArraySlice<UInt8>?
    let subtitle: ArraySlice<UInt8>

    package init(
        language: SharedText,
        title: ArraySlice<UInt8>?,
        subtitle: ArraySlice<UInt8>
    ) {
        self.language = language
        self.title = title
        self.subtitle = subtitle
    }
}
