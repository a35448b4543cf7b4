// SPDX-License-Identifier: Apache-2.0

/// A framework that has no effect in a clip (rule E-07), by the name of its module.
///
/// Code that uses it compiles, and its methods return empty results (rule E-08). A clip cannot
/// query whether it is one; it checks the availability of each framework (rule E-09).
public enum Framework: String, Sendable, Hashable, CaseIterable {
    /// App Intents.
    case appIntents = "AppIntents"
    /// Assets Library.
    case assetsLibrary = "AssetsLibrary"
    /// Background Tasks.
    case backgroundTasks = "BackgroundTasks"
    /// CallKit.
    case callKit = "CallKit"
    /// CareKit.
    case careKit = "CareKit"
    /// Contacts.
    case contacts = "Contacts"
    /// Contacts UI.
    case contactsUI = "ContactsUI"
    /// Core Motion.
    case coreMotion = "CoreMotion"
    /// EventKit.
    case eventKit = "EventKit"
    /// EventKit UI.
    case eventKitUI = "EventKitUI"
    /// File Provider.
    case fileProvider = "FileProvider"
    /// File Provider UI.
    case fileProviderUI = "FileProviderUI"
    /// HealthKit.
    case healthKit = "HealthKit"
    /// HomeKit.
    case homeKit = "HomeKit"
    /// Media Player.
    case mediaPlayer = "MediaPlayer"
    /// Messages.
    case messages = "Messages"
    /// Message UI.
    case messageUI = "MessageUI"
    /// Nearby Interaction.
    case nearbyInteraction = "NearbyInteraction"
    /// PhotoKit.
    case photoKit = "Photos"
    /// ResearchKit.
    case researchKit = "ResearchKit"
    /// SensorKit.
    case sensorKit = "SensorKit"
    /// Speech.
    case speech = "Speech"
}

extension Framework {
    /// Whether the framework works for a clip or app.
    public func isFunctional(for caller: AppOrClip) -> Bool { !caller.isClip }
}
