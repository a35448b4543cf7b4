// SPDX-License-Identifier: Apache-2.0

/// The label of the button of an App Clip card (rule C-04): one of a list that the store defines.
///
/// The raw values are those of the App Store Connect API.
public enum Verb: String, Sendable, Hashable, CaseIterable {
    /// The button "Open".
    case open = "OPEN"
    /// The button "View".
    case view = "VIEW"
    /// The button "Play".
    case play = "PLAY"
}
