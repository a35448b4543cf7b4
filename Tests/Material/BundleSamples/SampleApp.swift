// SPDX-License-Identifier: Apache-2.0

/// An app or a clip as a build creates it, valid until a property is changed.
public struct SampleApp: Sendable {
    /// The name of the folder and of the executable.
    public var name: String

    /// The content of `Info.plist`.
    public var info: [String: SampleValue]

    /// The entitlements in the signature; `nil` leaves them out.
    public var entitlements: [String: SampleValue]?

    /// The content of the provisioning profile; `nil` leaves the file out.
    public var profile: [String: SampleValue]?

    /// The executable.
    public var binary = SampleBinary()

    /// A Boolean value that indicates whether the executable has a signature.
    public var isSigned = true

    /// Other files, by their paths in the folder.
    public var files: [String: [UInt8]] = ["AppIcon60x60@2x.png": [0x89]]

    /// All files, by their paths in the folder.
    public var allFiles: [String: [UInt8]] {
        var all = files
        all["Info.plist"] = SampleValue.dictionary(info).plist
        var binary = binary
        binary.isSigned = isSigned
        if let entitlements {
            binary.entitlements = .dictionary(entitlements)
            binary.entitlementsDER = .dictionary(entitlements)
        }
        all[name] = binary.bytes
        if let profile {
            all["embedded.mobileprovision"] = DER.message(SampleValue.dictionary(profile).plist)
        }
        return all
    }

    private init(
        _ name: String,
        identifier: String,
        _ entitlements: [String: SampleValue]
    ) {
        self.name = name
        info = [
            "CFBundleIdentifier": .string(identifier), "CFBundleExecutable": .string(name),
            "CFBundleName": .string(name), "CFBundleVersion": "817",
            "CFBundleShortVersionString": "1.2", "CFBundlePackageType": "APPL",
            "MinimumOSVersion": "16.4", "UIDeviceFamily": [1, 2],
            "CFBundleSupportedPlatforms": ["iPhoneOS"],
            "CFBundleIcons": [
                "CFBundlePrimaryIcon": [
                    "CFBundleIconFiles": ["AppIcon60x60"], "CFBundleIconName": "AppIcon",
                ]
            ],
        ]
        var all = entitlements
        all["application-identifier"] = .string("ABCDE12345.\(identifier)")
        all["com.apple.developer.team-identifier"] = "ABCDE12345"
        all["com.apple.developer.associated-domains"] = ["appclips:fruta.example"]
        all["com.apple.security.application-groups"] = ["group.com.example.fruta"]
        self.entitlements = all
        var granted = all
        granted["com.apple.developer.associated-domains"] = "*"
        profile = [
            "Name": "Fruta", "TeamIdentifier": ["ABCDE12345"], "Platform": ["iOS"],
            "ExpirationDate": .date("2030-01-01T00:00:00Z"), "Entitlements": .dictionary(granted),
        ]
    }

    /// A valid full app.
    public static var app: SampleApp {
        SampleApp(
            "Fruta",
            identifier: "com.example.fruta",
            [
                "com.apple.developer.associated-appclip-app-identifiers": [
                    "ABCDE12345.com.example.fruta.Clip"
                ]
            ]
        )
    }

    /// A valid clip of the full app.
    public static var clip: SampleApp {
        var clip = SampleApp(
            "Clip",
            identifier: "com.example.fruta.Clip",
            [
                "com.apple.developer.on-demand-install-capable": true,
                "com.apple.developer.parent-application-identifiers": [
                    "ABCDE12345.com.example.fruta"
                ],
            ]
        )
        clip.info["NSAppClip"] = [
            "NSAppClipRequestEphemeralUserNotification": false,
            "NSAppClipRequestLocationConfirmation": true,
        ]
        return clip
    }

    /// A valid widget extension of a clip.
    public static var widgets: SampleApp {
        var widgets = SampleApp(
            "Widgets",
            identifier: "com.example.fruta.Clip.Widgets",
            ["com.apple.developer.on-demand-install-capable": true]
        )
        widgets.info["NSExtension"] = [
            "NSExtensionPointIdentifier": "com.apple.widgetkit-extension"
        ]
        return widgets
    }
}

/// A full app with its clip, in any of the forms that builds have.
public struct SampleBundle: Sendable {
    /// The full app.
    public var app = SampleApp.app

    /// The clip of the app; `nil` leaves it out.
    public var clip: SampleApp? = .clip

    /// The name of the app's folder that contains the clip.
    public var clipFolder = "AppClips"

    /// Other files in the app's folder.
    public var files: [String: [UInt8]] = [:]

    /// Creates a valid bundle.
    public init() {}

    /// The files in the app's folder.
    public var folder: [String: [UInt8]] {
        var all = app.allFiles
        if let clip {
            for (path, bytes) in clip.allFiles {
                all["\(clipFolder)/\(clip.name).app/\(path)"] = bytes
            }
        }
        return all.merging(files) { $1 }
    }

    /// The files in an `.ipa`.
    public var ipa: [String: [UInt8]] { below("Payload/\(app.name).app") }

    /// The files of an `.xcarchive`.
    public var archive: [String: [UInt8]] {
        var all = below("Products/Applications/\(app.name).app")
        let properties: SampleValue = [
            "ApplicationProperties": [
                "ApplicationPath": .string("Applications/\(app.name).app"),
                "CFBundleIdentifier": app.info["CFBundleIdentifier"] ?? "",
            ],
            "Name": .string(app.name),
        ]
        all["Info.plist"] = properties.plist
        return all
    }

    private func below(_ folder: String) -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: self.folder.map { ("\(folder)/\($0)", $1) })
    }
}
