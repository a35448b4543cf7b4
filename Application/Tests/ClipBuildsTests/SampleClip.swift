// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import ClipBuilds
import Foundation
import ProjectFiles
import TestPrograms
import Testing

/// An Xcode project with a clip and its app, made for the tests: a synchronized folder, a catalog, texts,
/// Swift 5.
struct SampleClip {
    let folder: TemporaryFolder

    init(settings: String = "", packages: String = "", files: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        for (name, text) in Self.files.merging(files, uniquingKeysWith: { $1 }) {
            try write(text, to: name)
        }
        try write(
            Self.project.replacing("SETTINGS", with: settings).replacing(
                "PACKAGES",
                with: packages
            ),
            to: "Shop.xcodeproj/project.pbxproj"
        )
    }

    func write(_ text: String, to name: String) throws {
        let url = folder.url(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
    }

    /// Builds the clip, or the target with a name.
    func build(_ target: String? = nil) async throws -> BuildOutcome {
        let files = try #require(FolderFiles(folder.path))
        let kit = try #require(SmallKit.current)
        var build = ClipBuild(files, tree: ProjectTree(reading: files), target: target)
        build.kit = kit.kit
        build.cache = kit.cache
        return try await build.run()
    }

    /// Runs a program and returns the lines that it prints.
    func run(_ outcome: BuildOutcome) throws -> [String] {
        let program = try #require(outcome.program, "\(outcome.diagnostics)")
        return try ProgramRun(program.executable).lines
    }

    static let main = """
        import AppClip
        import SwiftUI

        @UIApplicationMain
        struct Clip {
            static func main() {
                #if os(iOS) && APPCLIP
                print(activationPayload, implicit())
                #else
                print("no phone")
                #endif
                print(Color.sea.name, Image(.shell).name, Color.Brand.blue.name)
                print(Bundle.main.bundleIdentifier ?? "none", Menu().size)
                print(NSLocalizedString("hello", comment: ""))
            }
        }
        """

    private static let files = [
        "Clip/Clip.swift": main,
        "Clip/Menu.swift": """
        import Foundation
        import SwiftUI
        struct Menu {
            var size: Int {
                let url = Bundle.main.url(forResource: "menu", withExtension: "json")
                return url.flatMap { try? Data(contentsOf: $0) }?.count ?? -1
            }
            @objc func tap() {}
            let action = #selector(tap)
        }
        extension Color { static let sand = Color("sand") }

        #Preview("Menu") { Menu() }
        """,
        "Clip/menu.json": "[1]",
        "Clip/en.lproj/Localizable.strings": "\"hello\" = \"Hello!\";\n",
        "Clip/Assets.xcassets/Sea.colorset/Contents.json": color,
        "Clip/Assets.xcassets/sand.colorset/Contents.json": color,
        "Clip/Assets.xcassets/Brand/Contents.json":
            "{\"properties\": {\"provides-namespace\": true}}",
        "Clip/Assets.xcassets/Brand/Blue.colorset/Contents.json": color,
        "Clip/Assets.xcassets/shell.imageset/Contents.json":
            "{\"images\": [{\"idiom\": \"universal\", \"scale\": \"2x\", \"filename\": \"s.png\"}]}",
        "Clip/Assets.xcassets/shell.imageset/s.png": "png",
        "Clip/Clip.entitlements": """
        <plist version="1.0"><dict><key>com.apple.developer.associated-domains</key>
        <array><string>appclips:example.com</string></array></dict></plist>
        """,
        "App/App.swift": """
        import SwiftUI
        @main struct Shop { static func main() { print("full app") } }
        """,
        "Shop.xcodeproj/xcshareddata/xcschemes/Clip.xcscheme": """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme><LaunchAction buildConfiguration="Debug"><BuildableProductRunnable>
        <BuildableReference BlueprintIdentifier="C" BlueprintName="Clip"
        BuildableName="Clip.app" ReferencedContainer="container:Shop.xcodeproj"/>
        </BuildableProductRunnable><EnvironmentVariables>
        <EnvironmentVariable key="_XCAppClipURL" value="https://example.com/1" isEnabled="YES"/>
        </EnvironmentVariables></LaunchAction></Scheme>
        """,
    ]

    private static let color = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0x10", "green": "0.5", "blue": "1.0", "alpha": "1.0"}}}]}
        """

    private static let project = """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; targets = (C, A); mainGroup = G;
            developmentRegion = en; PACKAGES};
        G = {isa = PBXGroup; children = (CF, AF); sourceTree = "<group>";};
        CF = {isa = PBXFileSystemSynchronizedRootGroup; path = Clip; sourceTree = "<group>";};
        AF = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
        C = {isa = PBXNativeTarget; name = Clip; buildConfigurationList = CL;
            productType = "com.apple.product-type.application.on-demand-install-capable";
            buildPhases = (S, R); dependencies = (); fileSystemSynchronizedGroups = (CF);};
        A = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = AL;
            productType = "com.apple.product-type.application";
            buildPhases = (S2, R2); dependencies = (D); fileSystemSynchronizedGroups = (AF);};
        D = {isa = PBXTargetDependency; target = C;};
        S = {isa = PBXSourcesBuildPhase; files = ();};
        R = {isa = PBXResourcesBuildPhase; files = ();};
        S2 = {isa = PBXSourcesBuildPhase; files = ();};
        R2 = {isa = PBXResourcesBuildPhase; files = ();};
        PL = {isa = XCConfigurationList; buildConfigurations = (PD); defaultConfigurationName = Debug;};
        PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;
            SWIFT_VERSION = 5.0; GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 1.2;
            IPHONEOS_DEPLOYMENT_TARGET = 16.4; };};
        CL = {isa = XCConfigurationList; buildConfigurations = (CD); defaultConfigurationName = Debug;};
        CD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG APPCLIP";
            PRODUCT_BUNDLE_IDENTIFIER = com.example.shop.Clip; INFOPLIST_KEY_CFBundleDisplayName = Shop;
            CODE_SIGN_ENTITLEMENTS = Clip/Clip.entitlements; SETTINGS };};
        AL = {isa = XCConfigurationList; buildConfigurations = (AD); defaultConfigurationName = Debug;};
        AD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
            PRODUCT_BUNDLE_IDENTIFIER = com.example.shop; };};
        LP = {isa = XCLocalSwiftPackageReference; relativePath = Kit;};
        RP = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Fruit.git";
            requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0;};};
        };}
        """
}
