// SPDX-License-Identifier: Apache-2.0

internal import AppClipCodes
internal import AppClipTypes

extension NewProject {
    // MARK: Information

    var appInfo: String { Self.propertyList(Self.information(names.display)) }

    var clipInfo: String { Self.propertyList(Self.clipInformation(names.display)) }

    /// Returns the members of a clip's Info.plist.
    static func clipInformation(_ display: String) -> String {
        information(display) + """

                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestEphemeralUserNotification</key>
                    <false/>
                    <key>NSAppClipRequestLocationConfirmation</key>
                    <false/>
                </dict>
            """
    }

    private static func information(_ display: String) -> String {
        """
            <key>CFBundleDisplayName</key>
            <string>\(display.escaped(for: .attribute))</string>
        """
    }

    // MARK: Entitlements

    var appEntitlements: String {
        Self.propertyList(
            """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>applinks:\(names.domain.text)</string>
                    <string>appclips:\(names.domain.text)</string>
                </array>
                <key>com.apple.developer.associated-appclip-app-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)\(names.clip)</string>
                </array>
            \(groupEntitlement)
            """
        )
    }

    var clipEntitlements: String {
        Self.propertyList(
            """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:\(names.domain.text)</string>
                </array>
                <key>com.apple.developer.on-demand-install-capable</key>
                <true/>
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)\(names.app.text)</string>
                </array>
            \(groupEntitlement)
            """
        )
    }

    private var groupEntitlement: String {
        """
            <key>com.apple.security.application-groups</key>
            <array>
                <string>\(names.group)</string>
            </array>
        """
    }

    static func propertyList(_ members: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \(members)
        </dict>
        </plist>

        """
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
