// SPDX-License-Identifier: Apache-2.0

/// The titles of buttons that the system adds, in the language of the clip.
///
/// In modules for browsers, which have no tables of translations, they are in English.
enum SystemWord: Int {
    case cancel, done, edit, search

    /// The title as a text.
    var text: Text { Text(verbatim: word) }

    /// The title in the language of the clip.
    var word: String {
        #if hasFeature(Embedded)
        return english
        #else
        return word(in: ClipTexts.current?.language ?? "en")
        #endif
    }

    var english: String {
        switch self {
        case .cancel: "Cancel"
        case .done: "Done"
        case .edit: "Edit"
        case .search: "Search"
        }
    }
}
