// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import AppClipFormats
import AppClipTypes

extension NewProject {
    // MARK: Information

    var appInfo: String { PropertyList(.dictionary(Self.information(names.display))).xml }

    var clipInfo: String { Self.clipInformation(names.display) }

    /// Returns a clip's Info.plist.
    static func clipInformation(_ display: String) -> String {
        let options: [PropertyList.Member] = [
            .init("NSAppClipRequestEphemeralUserNotification", .boolean(false)),
            .init("NSAppClipRequestLocationConfirmation", .boolean(false)),
        ]
        return PropertyList(
            .dictionary(information(display) + [.init("NSAppClip", .dictionary(options))])
        )
        .xml
    }

    private static func information(_ display: String) -> [PropertyList.Member] {
        [.init("CFBundleDisplayName", .string(display))]
    }

    // MARK: Entitlements

    var appEntitlements: String {
        let domains = ["applinks:\(names.domain.text)", "appclips:\(names.domain.text)"]
        return PropertyList(
            .dictionary([
                .init("com.apple.developer.associated-domains", .strings(domains)),
                .init(
                    "com.apple.developer.associated-appclip-app-identifiers",
                    .strings(["$(AppIdentifierPrefix)\(names.clip)"])
                ), .init("com.apple.security.application-groups", .strings([names.group])),
            ])
        )
        .xml
    }

    var clipEntitlements: String {
        Self.clipEntitlements(domain: names.domain, app: names.app.text, group: names.group)
    }

    /// Returns the entitlements of a clip, whose app has a bundle identifier.
    static func clipEntitlements(
        domain: HostName,
        app identifier: String,
        group: String
    ) -> String {
        PropertyList(
            .dictionary([
                .init(
                    "com.apple.developer.associated-domains",
                    .strings(["appclips:\(domain.text)"])
                ), .init("com.apple.developer.on-demand-install-capable", .boolean(true)),
                .init(
                    "com.apple.developer.parent-application-identifiers",
                    .strings(["$(AppIdentifierPrefix)\(identifier)"])
                ), .init("com.apple.security.application-groups", .strings([group])),
            ])
        )
        .xml
    }

    // MARK: Assets

    static var catalog: String {
        """
        {
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """
    }

    static var iconSet: String {
        """
        {
          "images" : [
            {
              "filename" : "icon.png",
              "idiom" : "universal",
              "platform" : "ios",
              "size" : "1024x1024"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """
    }

    var accentColor: String {
        """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000",
                  "blue" : "\(Self.tint.blue)",
                  "green" : "\(Self.tint.green)",
                  "red" : "\(Self.tint.red)"
                }
              },
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """
    }
}
