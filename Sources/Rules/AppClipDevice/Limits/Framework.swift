// SPDX-License-Identifier: Apache-2.0

/// A framework that has no effect in a clip (rule E-07), by the name of its module.
///
/// Code that uses it compiles, and its methods return empty results (rule E-08). A clip cannot
/// query whether it is one; it checks the availability of each framework (rule E-09).
public enum Framework: String, Sendable, Hashable, CaseIterable {
    /// The App Intents framework.
    case appIntents = "AppIntents"
    /// The Assets Library framework.
    case assetsLibrary = "AssetsLibrary"
    /// The Background Tasks framework.
    case backgroundTasks = "BackgroundTasks"
    /// The CallKit framework.
    case callKit = "CallKit"
    /// The CareKit framework.
    case careKit = "CareKit"
    /// The Contacts framework.
    case contacts = "Contacts"
    /// The Contacts UI framework.
    case contactsUI = "ContactsUI"
    /// The Core Motion framework.
    case coreMotion = "CoreMotion"
    /// The EventKit framework.
    case eventKit = "EventKit"
    /// The EventKit UI framework.
    case eventKitUI = "EventKitUI"
    /// The File Provider framework.
    case fileProvider = "FileProvider"
    /// The File Provider UI framework.
    case fileProviderUI = "FileProviderUI"
    /// The HealthKit framework.
    case healthKit = "HealthKit"
    /// The HomeKit framework.
    case homeKit = "HomeKit"
    /// The Media Player framework.
    case mediaPlayer = "MediaPlayer"
    /// The Messages framework.
    case messages = "Messages"
    /// The Message UI framework.
    case messageUI = "MessageUI"
    /// The Nearby Interaction framework.
    case nearbyInteraction = "NearbyInteraction"
    /// The PhotoKit framework.
    case photoKit = "Photos"
    /// The ResearchKit framework.
    case researchKit = "ResearchKit"
    /// The SensorKit framework.
    case sensorKit = "SensorKit"
    /// The Speech framework.
    case speech = "Speech"
}

extension Framework {
    /// Whether the framework has an effect for a clip or app.
    public func isFunctional(for caller: AppOrClip) -> Bool { !caller.isClip }
}
