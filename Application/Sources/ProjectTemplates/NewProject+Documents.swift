// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipLint
import AppClipTypes

extension NewProject {
    var ignored: String {
        """
        .build/
        .swiftpm/
        DerivedData/
        xcuserdata/
        .DS_Store

        """
    }

    /// The exceptions for findings that a new project has until its placeholders are replaced.
    ///
    /// `morsel lint` reports when they do not cover any finding any more.
    var exceptions: String {
        """
        exceptions:
          - rules: [\(placeholderRules.map(\.rawValue).joined(separator: ", "))]
            reason: The project was made without identifier and domain of its own. Replace them, and remove this file.

        """
    }

    /// The rules about placeholder identifiers and domains that nobody can own.
    var placeholderRules: [LintRule.ID] {
        // An exception without a finding would be reported.
        var rules: [LintRule.ID] = []
        if TemplateIdentifier.isTemplate(names.app.text) { rules.append(.bundleIDPlaceholder) }
        if TemplateIdentifier.isTemplateGroup(names.app.text) { rules.append(.appGroupPlaceholder) }
        if ReservedHost.isReserved(names.domain.text) {
            rules += [.domainsPlaceholder, .schemeURLPlaceholder]
        }
        return rules
    }

    var scenario: String {
        """
        # What a phone does when somebody scans a code: played by 'morsel test Scenarios'.
        scenario: A scan of the code opens the item in the clip
        device: { system: 17 }
        \(world)
        steps:
          - invoke: { source: qr-code, url: "\(names.url)" }
            expect: { outcome: card, card: { subtitle: See what it is } }
          - card: open
            expect: { launch: { url: "\(names.url)" } }
        ---
        scenario: Once the app is installed, the code opens the app
        device: { system: 17, apps: [\(names.team).\(names.app.text)] }
        \(world)
        steps:
          - invoke: { source: qr-code, url: "\(names.url)" }
            expect: { outcome: app }

        """
    }

    /// The app, its clip and its experience, as both scenarios have them.
    private var world: String {
        """
        world:
          apps:
            - id: \(names.team).\(names.app.text)
              name: \(JSONString.quoted(names.display))
              clip: { id: \(names.team).\(names.clip), domains: ["appclips:\(names.domain.text)"] }
          experiences:
            - url: "https://\(names.domain.text)/item"
              title: \(JSONString.quoted(String(names.display.prefix(30))))
              subtitle: See what it is
        """
    }

    /// The association file that the domain serves, without an extension and as `application/json`.
    var association: String {
        """
        {
          "appclips": {
            "apps": ["\(names.team).\(names.clip)"]
          },
          "applinks": {
            "details": [
              {
                "appIDs": ["\(names.team).\(names.app.text)"],
                "components": [{ "/": "/item/*" }]
              }
            ]
          }
        }

        """
    }

    var readMe: String {
        """
        # \(names.display)

        An app with an App Clip. Both show the item of the URL that they are opened with, by the same views.

        | folder | what it has |
        |---|---|
        | `App`, `Clip` | the two targets: entry, `Info.plist`, entitlements |
        | `Shared/Model` | what works without a user interface; also a package, so that it is tested anywhere |
        | `Shared/Views`, `Shared/Assets.xcassets` | the views, the icon and the accent colour of both |
        | `Tests` | tests of the model |
        | `Scenarios` | what phones do with codes and links |
        | `Website` | the association file, a sample |

        The clip's target has the condition `APPCLIP`: `#if APPCLIP` in shared files is code of the clip alone.

        ## Next steps

        1. \(firstStep)
        2. `swift test` runs the tests, on a Mac or on Linux.
        3. `morsel lint` checks the project: identifiers, entitlements, `Info.plist`, schemes.
        4. `morsel test Scenarios` plays what a phone does when somebody scans the code.
        5. `morsel simulate .` runs the clip without a Mac, in the browser.
        6. `morsel code generate \(names.url) -o code.svg` draws an App Clip Code.
        7. `open \(names.module).xcodeproj`, choose your team in both targets, and run the scheme `\(names.module)Clip`: it
           starts with the URL in its environment variable `_XCAppClipURL`.
        8. Put `Website/.well-known/apple-app-site-association` on https://\(names.domain.text), with your team's
           prefix in place of `\(names.team)` where that is not yours; `morsel diagnose https://\(names.domain.text)` checks the site.

        """
    }

    private var firstStep: String {
        !placeholderRules.isEmpty || !names.hasTeam
            ? "Replace `\(names.app.text)`, `\(names.domain.text)` and `\(names.team)` by your own identifier, domain and team, "
                + "where these are not yours\(placeholderRules.isEmpty ? "" : ", and remove `.morsel.yml`")."
            : "Replace the icon in `Shared/Assets.xcassets`, and the items in `Shared/Model/Destination.swift`."
    }
}
