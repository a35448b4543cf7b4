// SPDX-License-Identifier: Apache-2.0

/// Entitlements for features that clips cannot use: frameworks without functionality in clips, and extensions of other
/// apps (rules E-07, E-12, E-24).
enum UnsupportedEntitlement {
    /// Returns the feature that an entitlement is for, in words; `nil` if clips can use it or it is unknown.
    static func use(of key: String) -> String? {
        if let known = uses[key] { return known }
        // There are several entitlements with each prefix.
        for (prefix, use) in prefixes where key.hasPrefix(prefix) { return use }
        return nil
    }

    private static let uses = [
        "com.apple.developer.healthkit": "HealthKit",
        "com.apple.developer.homekit": "HomeKit",
        "com.apple.developer.siri": "Siri",
        "com.apple.developer.playable-content": "CarPlay",
        "com.apple.developer.ClassKit-environment": "ClassKit",
        "com.apple.developer.authentication-services.autofill-credential-provider":
            "credential providers",
        "com.apple.developer.contacts.notes": "contacts",
        "com.apple.developer.family-controls": "Family Controls",
        "com.apple.developer.fileprovider.testing-mode": "file providers",
        "com.apple.developer.exposure-notification": "exposure notifications",
        "inter-app-audio": "Inter-App Audio",
    ]

    private static let prefixes = [
        ("com.apple.developer.healthkit.", "HealthKit"),
        ("com.apple.developer.homekit.", "HomeKit"),
        ("com.apple.developer.carplay-", "CarPlay"),
        ("com.apple.developer.sensorkit.", "SensorKit"),
    ]
}
