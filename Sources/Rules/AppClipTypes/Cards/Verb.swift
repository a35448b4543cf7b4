// SPDX-License-Identifier: Apache-2.0

/// What the button of an App Clip card says (rule C-04): one of a list that the store gives.
///
/// The raw values are those of the App Store Connect API.
public enum Verb: String, Sendable, Hashable, CaseIterable {
    /// Open.
    case open = "OPEN"
    /// View.
    case view = "VIEW"
    /// Play.
    case play = "PLAY"
}
