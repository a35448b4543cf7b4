// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes

extension Verb {
    /// The button's label in English.
    var word: String {
        switch self {
        case .open: "Open"
        case .view: "View"
        case .play: "Play"
        }
    }

    /// Returns all verbs as choices of a menu.
    static func choices(_ chosen: Verb) -> [Choice] {
        allCases.map { Choice($0.rawValue, $0.word, isChosen: $0 == chosen) }
    }
}

extension BusinessCategory {
    /// The English name of the category.
    var words: String {
        switch self {
        case .educationInJapan: return "Education (Japan)"
        case .electricVehicleCharger: return "Electric vehicle charger"
        case .financeInUSD: return "Finance (US dollar)"
        case .financeInCNY: return "Finance (renminbi)"
        case .financeInGBP: return "Finance (pound sterling)"
        case .financeInJPY: return "Finance (yen)"
        case .financeInEUR: return "Finance (euro)"
        default:
            let words = rawValue.replacing("_", with: " ").lowercased()
            return words.prefix(1).uppercased() + words.dropFirst()
        }
    }

    /// Returns all categories as choices of a menu.
    static func choices(_ chosen: BusinessCategory?) -> [Choice] {
        allCases.map { Choice($0.rawValue, $0.words, isChosen: $0 == chosen) }
            .sorted { $0.name < $1.name }
    }
}

extension PublicationState {
    /// The English name of the state.
    var word: String {
        switch self {
        case .draft: "Draft"
        case .published: "Published"
        case .deactivated: "Deactivated"
        }
    }

    /// The colour of the state's chip, by its name in the style sheet.
    var mark: String {
        switch self {
        case .draft: "open"
        case .published: "good"
        case .deactivated: "warn"
        }
    }
}

extension Timestamp {
    /// The time to the minute, in UTC, such as `2025-06-01 12:30 UTC`; empty if it cannot be written.
    var text: String {
        guard let text = iso8601 else { return "" }
        return "\(text.prefix(16).replacing("T", with: " ")) UTC"
    }
}
