// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import AppClipProject

/// A correct project with an app and its clip, and the changes that tests make to it.
struct SampleProject {
    /// The files by their paths.
    var files: [String: String]

    /// The correct project.
    init() {
        files = [
            "Fruta.xcodeproj/project.pbxproj": Self.project,
            "Fruta.xcodeproj/xcshareddata/xcschemes/Clip.xcscheme": Self.scheme,
            "App/Info.plist": Self.list(Self.versions),
            "Clip/Info.plist": Self.list(Self.versions + Self.appClip),
            "App/App.entitlements": Self.list(Self.domains + Self.groups),
            "Clip/Clip.entitlements": Self.list(Self.parent + Self.domains + Self.groups),
            "App/App.swift": Self.source(of: "Fruta", isClip: false),
            "Clip/Clip.swift": Self.source(of: "FrutaClip", isClip: true),
            "Assets.xcassets/Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#,
            "Assets.xcassets/AppIcon.appiconset/Contents.json": #"""
            {"images": [{"filename": "icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}],
             "info": {"author": "xcode", "version": 1}}
            """#,
            "Assets.xcassets/AppIcon.appiconset/icon.png": "an image",
        ]
    }

    /// Replaces a text by another one; the text must exist.
    func changing(_ file: String, _ old: String, _ new: String) -> SampleProject {
        var copy = self
        let text = files[file] ?? ""
        precondition(text.contains(old), "'\(file)' has no '\(old)'.")
        copy.files[file] = text.split(separator: old, omittingEmptySubsequences: false)
            .joined(separator: new)
        return copy
    }

    /// Replaces a text by another one in a configuration of the project file: `C11` and `C12` are the app's, `C21` and
    /// `C22` the clip's, `CP1` and `CP2` the project's.
    func changing(in configuration: String, _ old: String, _ new: String) -> SampleProject {
        var parts = (files[Self.projectFile] ?? "")
            .split(separator: "\n" + configuration + " = {", omittingEmptySubsequences: false)
            .map(String.init)
        precondition(parts.count == 2)
        var ends = parts[1].split(separator: "}; };", omittingEmptySubsequences: false)
            .map(String.init)
        precondition(ends[0].contains(old), "'\(configuration)' has no '\(old)'.")
        ends[0] = ends[0].split(separator: old, omittingEmptySubsequences: false)
            .joined(separator: new)
        parts[1] = ends.joined(separator: "}; };")
        var copy = self
        copy.files[Self.projectFile] = parts.joined(separator: "\n" + configuration + " = {")
        return copy
    }

    /// Sets a build setting of the clip, in both configurations.
    func settingClip(_ name: String, _ value: String) -> SampleProject {
        changing("Fruta.xcodeproj/project.pbxproj", "/*clip*/", "\(name) = \(value); /*clip*/")
    }

    /// Adds members to the root of a property list.
    func adding(_ members: String, to file: String) -> SampleProject {
        changing(file, "<plist version=\"1.0\"><dict>", "<plist version=\"1.0\"><dict>\n" + members)
    }

    /// Returns the findings about the project.
    func findings(_ configuration: LintConfiguration = LintConfiguration()) -> [LintFinding] {
        let tree = ProjectTree(reading: MemoryFiles(texts: files))
        var run = LintRun(over: LintSubject(tree))
        run.configuration = configuration
        return run.result().findings
    }

    // MARK: Texts

    static let projectFile = "Fruta.xcodeproj/project.pbxproj"

    static let versions = """
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
        <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>

        """

    static let appClip = """
        <key>NSAppClip</key>
        <dict>
            <key>NSAppClipRequestEphemeralUserNotification</key>
            <false/>
            <key>NSAppClipRequestLocationConfirmation</key>
            <false/>
        </dict>

        """

    static let domains = """
        <key>com.apple.developer.associated-domains</key>
        <array>
            <string>appclips:fruta.app</string>
        </array>

        """

    static let groups = """
        <key>com.apple.security.application-groups</key>
        <array>
            <string>group.app.fruta</string>
        </array>

        """

    static let parent = """
        <key>com.apple.developer.parent-application-identifiers</key>
        <array>
            <string>$(AppIdentifierPrefix)app.fruta</string>
        </array>

        """

    static func list(_ members: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        \(members)</dict></plist>

        """
    }

    private static func source(of name: String, isClip: Bool) -> String {
        """
        import StoreKit
        import SwiftUI

        @main
        struct \(name): App {
            var body: some Scene {
                WindowGroup {
                    Text("Fruta")
                        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                            show(activity.webpageURL)
                        }
                        \(isClip ? ".appStoreOverlay(isPresented: .constant(true)) { SKOverlay.AppClipConfiguration(position: .bottom) }" : "")
                }
            }
        }

        """
    }

    private static let scheme = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme LastUpgradeVersion="1600" version="2.0">
           <LaunchAction buildConfiguration="Debug">
              <BuildableProductRunnable runnableDebuggingMode="0">
                 <BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="T2"
                    BuildableName="Clip.app" BlueprintName="Clip" ReferencedContainer="container:Fruta.xcodeproj">
                 </BuildableReference>
              </BuildableProductRunnable>
              <EnvironmentVariables>
                 <EnvironmentVariable key="_XCAppClipURL" value="https://fruta.app/menu" isEnabled="YES">
                 </EnvironmentVariable>
              </EnvironmentVariables>
           </LaunchAction>
        </Scheme>

        """

    private static func configuration(_ id: String, _ name: String, _ settings: String) -> String {
        """
        \(id) = {isa = XCBuildConfiguration; name = \(name); buildSettings = {\(settings)}; };

        """
    }

    private static let shared = """
        CURRENT_PROJECT_VERSION = 7; MARKETING_VERSION = 1.2; DEVELOPMENT_TEAM = A1B2C3D4E5; SDKROOT = iphoneos;
        IPHONEOS_DEPLOYMENT_TARGET = 15.0; TARGETED_DEVICE_FAMILY = "1,2";
        """

    private static func target(_ folder: String, _ identifier: String, _ comment: String) -> String
    {
        """
        ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;
        CODE_SIGN_ENTITLEMENTS = \(folder)/\(folder).entitlements;
        INFOPLIST_FILE = \(folder)/Info.plist;
        PRODUCT_BUNDLE_IDENTIFIER = \(identifier);
        PRODUCT_NAME = "$(TARGET_NAME)"; \(comment)
        """
    }

    private static let clipSettings =
        target("Clip", "app.fruta.Clip", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = APPCLIP; /*clip*/")

    private static let project =
        """
        // !$*UTF8*$!
        {
        archiveVersion = 1; objectVersion = 56; classes = {};
        objects = {
        P = {isa = PBXProject; buildConfigurationList = LP; mainGroup = G; projectDirPath = ""; projectRoot = "";
            targets = (T1, T2); };
        G = {isa = PBXGroup; sourceTree = "<group>"; children = (FA, FC, FX, PA, PC); };
        FA = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App/App.swift; sourceTree = "<group>"; };
        FC = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Clip/Clip.swift; sourceTree = "<group>"; };
        FX = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
        PA = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Fruta.app; sourceTree = BUILT_PRODUCTS_DIR; };
        PC = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Clip.app; sourceTree = BUILT_PRODUCTS_DIR; };
        BA = {isa = PBXBuildFile; fileRef = FA; };
        BC = {isa = PBXBuildFile; fileRef = FC; };
        BXA = {isa = PBXBuildFile; fileRef = FX; };
        BXC = {isa = PBXBuildFile; fileRef = FX; };
        BE = {isa = PBXBuildFile; fileRef = PC; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
        SA = {isa = PBXSourcesBuildPhase; files = (BA, ); };
        SC = {isa = PBXSourcesBuildPhase; files = (BC, ); };
        RA = {isa = PBXResourcesBuildPhase; files = (BXA, ); };
        RC = {isa = PBXResourcesBuildPhase; files = (BXC, ); };
        EA = {isa = PBXCopyFilesBuildPhase; dstPath = "$(CONTENTS_FOLDER_PATH)/AppClips"; dstSubfolderSpec = 16;
            files = (BE, ); name = "Embed App Clips"; };
        DX = {isa = PBXContainerItemProxy; containerPortal = P; proxyType = 1; remoteGlobalIDString = T2; remoteInfo = Clip; };
        D = {isa = PBXTargetDependency; target = T2; targetProxy = DX; };
        T1 = {isa = PBXNativeTarget; name = Fruta; productName = Fruta; productReference = PA;
            productType = "com.apple.product-type.application"; buildConfigurationList = L1;
            buildPhases = (SA, RA, EA, ); dependencies = (D, ); };
        T2 = {isa = PBXNativeTarget; name = Clip; productName = Clip; productReference = PC;
            productType = "com.apple.product-type.application.on-demand-install-capable"; buildConfigurationList = L2;
            buildPhases = (SC, RC, ); dependencies = (); };
        LP = {isa = XCConfigurationList; buildConfigurations = (CP1, CP2); defaultConfigurationName = Release; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C11, C12); defaultConfigurationName = Release; };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C21, C22); defaultConfigurationName = Release; };

        """
        + configuration("CP1", "Debug", shared + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;")
        + configuration("CP2", "Release", shared)
        + configuration("C11", "Debug", target("App", "app.fruta", "/*app*/"))
        + configuration("C12", "Release", target("App", "app.fruta", "/*app*/"))
        + configuration("C21", "Debug", clipSettings)
        + configuration("C22", "Release", clipSettings)
        + "}; rootObject = P; }\n"
}
