// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
package import CodeImages

/// The files of a new project: an app, its clip, their shared code, and their tests.
package struct NewProject: Sendable {
    let names: ProjectNames

    package init(names: ProjectNames) { self.names = names }

    /// Returns the files, by their paths in the project's folder.
    ///
    /// - Throws: `ImageError` if the icon cannot be drawn.
    package func files() throws(ImageError) -> [String: [UInt8]] {
        var files = texts.mapValues { Array($0.utf8) }
        let icon = "Shared/Assets.xcassets/AppIcon.appiconset/icon.png"
        files[icon] = try StarterIcon(color: Self.tint).png()
        return files
    }

    /// The colour of the icon, and the accent colour of the views.
    static let tint = RGBColor(red: 0x1F, green: 0x7A, blue: 0x5C)

    private var texts: [String: String] {
        let project = "\(names.module).xcodeproj"
        let schemes = "\(project)/xcshareddata/xcschemes"
        return [
            ".gitignore": ignored,
            "README.md": readMe,
            "Package.swift": manifest,
            "App/\(names.module)App.swift": appSource,
            "App/Info.plist": appInfo,
            "App/App.entitlements": appEntitlements,
            "Clip/\(names.module)ClipApp.swift": clipSource,
            "Clip/Info.plist": clipInfo,
            "Clip/Clip.entitlements": clipEntitlements,
            "Shared/Model/Destination.swift": destinationSource,
            "Shared/Model/AppGroup.swift": groupSource,
            "Shared/Views/ContentView.swift": contentSource,
            "Shared/Views/DestinationView.swift": destinationViewSource,
            "Shared/Assets.xcassets/Contents.json": Self.catalog,
            "Shared/Assets.xcassets/AccentColor.colorset/Contents.json": accentColor,
            "Shared/Assets.xcassets/AppIcon.appiconset/Contents.json": Self.iconSet,
            "Tests/DestinationTests.swift": tests,
            "Scenarios/launch.scenario.yaml": scenario,
            "Website/.well-known/apple-app-site-association": association,
            "\(project)/project.pbxproj": xcodeProject,
            "\(project)/project.xcworkspace/contents.xcworkspacedata": workspace,
            "\(schemes)/\(names.module).xcscheme": scheme(of: .app),
            "\(schemes)/\(names.module)Clip.xcscheme": scheme(of: .clip),
        ].merging(placeholderRules.isEmpty ? [:] : [".morsel.yml": exceptions]) { first, _ in first
        }
    }

    /// The two targets.
    enum Target {
        case app, clip
    }
}
