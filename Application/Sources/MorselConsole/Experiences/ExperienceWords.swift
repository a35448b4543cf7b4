// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipTypes

extension Verb {
    /// What the button says in English.
    var word: String {
        switch self {
        case .open: "Open"
        case .view: "View"
        case .play: "Play"
        }
    }

    /// All verbs, of which one is chosen.
    static func choices(_ chosen: Verb) -> [Choice] {
        allCases.map { Choice($0.rawValue, $0.word, isChosen: $0 == chosen) }
    }
}

extension BusinessCategory {
    /// The category, for people.
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

    /// All categories, of which one is chosen.
    static func choices(_ chosen: BusinessCategory?) -> [Choice] {
        allCases.map { Choice($0.rawValue, $0.words, isChosen: $0 == chosen) }
            .sorted { $0.name < $1.name }
    }
}

extension PublicationState {
    /// The state, for people.
    var word: String {
        switch self {
        case .draft: "Draft"
        case .published: "Published"
        case .deactivated: "Deactivated"
        }
    }

    /// How a chip shows it.
    var mark: String {
        switch self {
        case .draft: "open"
        case .published: "good"
        case .deactivated: "warn"
        }
    }
}

extension Timestamp {
    /// The moment to the minute, in UTC.
    var text: String {
        guard let text = iso8601 else { return "" }
        return "\(text.prefix(16).replacing("T", with: " ")) UTC"
    }
}
