// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import Testing

@Suite struct PropertyFileTests {
    @Test func `an Info.plist has its values with places and without variables`() throws {
        let clip = try #require(SampleProject().configured("ShopClip"))
        let info = clip.infoPlist
        #expect(info.path == "Clip/Info.plist" && info.state == .read)
        #expect(info["CFBundleIdentifier"]?.string == "com.example.shop.Clip")
        #expect(info["CFBundleVersion"]?.string == "7")
        #expect(info["CFBundleVersion"]?.raw == "$(CURRENT_PROJECT_VERSION)")
        #expect(info["NSAppClip"]?["NSAppClipRequestLocationConfirmation"]?.boolean == false)
        #expect(info.entry("CFBundleVersion")?.namePlace?.position.line == 5)
    }

    @Test func `entitlements keep the prefix that only signing knows, and are found in any case`()
        throws
    {
        let file = try #require(SampleProject().configured("ShopClip")).entitlements
        #expect(file.path == "Clip/Clip.entitlements" && file.isSpelledOtherwise)
        #expect(
            file["com.apple.developer.associated-domains"]?.strings == ["appclips:shop.example"]
        )
        let parents = try #require(
            file["com.apple.developer.parent-application-identifiers"]?.array
        )
        #expect(parents.first?.string == "$(AppIdentifierPrefix)com.example.shop")
        #expect(parents.first?.symbolic == ["AppIdentifierPrefix"])
        #expect(file.unresolved.isEmpty)
    }

    @Test
    func
        `what Xcode generates replaces texts, appends to arrays, and has the place of its setting`()
        throws
    {
        var sample = SampleProject()
        sample.project = sample.project.replacing(
            "CODE_SIGN_ENTITLEMENTS = clip/Clip.entitlements;",
            with: """
                GENERATE_INFOPLIST_FILE = YES;
                INFOPLIST_KEY_CFBundleDisplayName = "The Shop";
                INFOPLIST_KEY_NSCameraUsageDescription = "";
                INFOPLIST_KEY_NSAppClip = 1;
                INFOPLIST_KEY_UIBackgroundModes = audio;
                INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
                INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "A B";
                INFOPLIST_KEY_UIRequiresFullScreen = YES;
                """
        )
        let clip = try #require(sample.configured("ShopClip"))
        let info = clip.infoPlist
        #expect(info["CFBundleShortVersionString"]?.string == "1.2")
        #expect(info["CFBundleShortVersionString"]?.place?.file == "Config/Base.xcconfig")
        #expect(info["CFBundleDisplayName"]?.string == "The Shop")
        #expect(info["NSCameraUsageDescription"]?.string == "")
        #expect(info["UIBackgroundModes"] == nil)
        #expect(info["NSAppClip"]?["NSAppClipRequestLocationConfirmation"]?.boolean == false)
        let scenes = info["UIApplicationSceneManifest"]
        #expect(scenes?["UIApplicationSupportsMultipleScenes"]?.boolean == true)
        #expect(info["UISupportedInterfaceOrientations~ipad"]?.strings == ["A", "B"])
        #expect(info["UIRequiresFullScreen"]?.boolean == true)
        #expect(info["CFBundlePackageType"]?.string == "APPL")
        #expect(clip.entitlements.state == .unset)
    }

    @Test func `a file that is missing, outside or damaged is said to be`() throws {
        var sample = SampleProject()
        sample.files["Clip/Info.plist"] = nil
        #expect(sample.configured("ShopClip")?.infoPlist.state == .missing)
        sample.files["Clip/Info.plist"] = "<plist><dict><key>a</key></dict></plist>"
        guard case .unreadable? = sample.configured("ShopClip")?.infoPlist.state else {
            Issue.record("A damaged file is read.")
            return
        }
        sample.project = sample.project.replacing("$(SRCROOT)/Clip", with: "$(SRCROOT)/../Clip")
        #expect(sample.configured("ShopClip")?.infoPlist.state == .outside)
        sample.project = sample.project.replacing("$(SRCROOT)/../Clip", with: "$(WHERE)/Clip")
        #expect(sample.configured("ShopClip")?.infoPlist.state == .unresolved(["WHERE"]))
    }

    @Test func `a catalog has its assets by name, variant and colour`() throws {
        let catalogs = try #require(SampleProject().configured("ShopClip")).assetCatalogs()
        let catalog = try #require(catalogs.first)
        #expect(catalogs.count == 1 && catalog.errors.isEmpty)
        let icon = try #require(catalog.asset(.appIcon, named: "AppIcon"))
        #expect(icon.variants.map(\.isMissing) == [false, true])
        #expect(icon.variants.map(\.luminosity) == [nil, "dark"])
        let tint = try #require(catalog.asset(.color, named: "Named/Tint"))
        #expect(
            tint.variants.map(\.color) == [
                .components(space: "srgb", red: 1, green: 0.2, blue: 0.5, alpha: 1),
                .system(name: "systemBlueColor", platform: "ios"),
            ]
        )
    }

    @Test func `string tables are known by table and language`() throws {
        let files = try #require(SampleProject().configured("ShopClip")).stringFiles()
        #expect(files.map(\.table) == ["Localizable"] && files.map(\.language) == ["en"])
        #expect(files.first?.content?["a"] != nil)
    }
}
