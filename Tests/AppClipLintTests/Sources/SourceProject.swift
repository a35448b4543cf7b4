// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import Testing

@testable import AppClipLint

/// An app with a clip, each with a folder of sources; the clip is correct until a test changes it.
struct SourceProject {
    static let handler = """
        import SwiftUI
        @main
        struct ClipApp: App {
            @State private var isOffered = false
            var body: some Scene {
                WindowGroup {
                    ContentView()
                        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                            open(activity.webpageURL)
                        }
                        .appStoreOverlay(isPresented: $isOffered) {
                            SKOverlay.AppClipConfiguration(position: .bottom)
                        }
                }
            }
        }
        """

    /// The sources by their names in the folder of the target.
    var clip = ["ClipApp.swift": Self.handler]
    var app = ["FruitApp.swift": Self.handler]
    /// Files elsewhere, by their paths.
    var others: [String: String] = [:]
    /// The members of the clip's Info.plist and entitlements, as XML.
    var info = ""
    var entitlements = ""
    /// The settings of each configuration.
    var clipSettings = [
        "Debug": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG APPCLIP\";",
        "Release": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = APPCLIP;",
    ]
    var appSettings = ["Debug": "", "Release": ""]
    /// The frameworks that the clip links, and the packages of the project.
    var frameworks: [String] = []
    var packages: [String] = []

    /// Returns the findings of rules about sources and conditions.
    func findings() async -> [LintFinding] {
        let tree = ProjectTree(reading: MemoryFiles(texts: files))
        #expect(tree.pairs.count == 1 && tree.notRead.isEmpty, "\(tree.notRead)")
        let sources = await ProjectSources.scanning(tree)
        let subject = LintSubject(tree, sources: sources)
        let families: [RuleFamily] = [
            .restrictedModules, .restrictedUses, .purposeStringMissing, .locationConfirmation,
            .ephemeralNotification, .appGroupNotEntitled, .clipInvocations, .appInvocations,
            .installOverlay, .appClipConditions,
        ]
        return subject.findings(families.flatMap(\.checks))
    }

    private var files: [String: String] {
        var files = others
        for (name, text) in clip { files["Clip/" + name] = text }
        for (name, text) in app { files["App/" + name] = text }
        files["Clip.plist"] = Self.list(info)
        files["Clip.entitlements"] = Self.list(entitlements)
        files["Fruit.xcodeproj/project.pbxproj"] = project
        return files
    }

    private static func list(_ members: String) -> String {
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(members)</dict></plist>"
    }

    private var project: String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1; objectVersion = 77; rootObject = P;
            objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (TA, TC, ); buildConfigurationList = LP;
                    packageReferences = (\(packages.map { "\"K\($0)\", " }.joined())); };
                G = { isa = PBXGroup; children = (FA, FC, ); sourceTree = "<group>"; };
                FA = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                FC = { isa = PBXFileSystemSynchronizedRootGroup; path = Clip; sourceTree = "<group>"; };
                RC = { isa = PBXFileReference; path = Clip.app; sourceTree = BUILT_PRODUCTS_DIR; };
                TA = { isa = PBXNativeTarget; name = Fruit; buildConfigurationList = LA;
                    productType = "com.apple.product-type.application"; buildPhases = (SA, EA, );
                    fileSystemSynchronizedGroups = (FA, ); };
                TC = { isa = PBXNativeTarget; name = Clip; buildConfigurationList = LC;
                    productType = "com.apple.product-type.application.on-demand-install-capable";
                    productReference = RC; buildPhases = (SC, LI, ); fileSystemSynchronizedGroups = (FC, );
                    packageProductDependencies = (\(packages.map { "\"D\($0)\", " }.joined())); };
                SA = { isa = PBXSourcesBuildPhase; files = (); };
                SC = { isa = PBXSourcesBuildPhase; files = (); };
                EA = { isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 16; files = (BC, );
                    dstPath = "$(CONTENTS_FOLDER_PATH)/AppClips"; };
                BC = { isa = PBXBuildFile; fileRef = RC; };
                LI = { isa = PBXFrameworksBuildPhase; files = (\(frameworks.map { "\"B\($0)\", " }.joined())); };
                \(frameworks.map(Self.framework).joined(separator: "\n        "))
                \(packages.map(Self.package).joined(separator: "\n        "))
                \(list("LP", "CP", ["Debug": "", "Release": ""]))
                \(list("LA", "CA", appSettings.mapValues { "PRODUCT_BUNDLE_IDENTIFIER = app.fruit; " + $0 }))
                \(list("LC", "CC", clipSettings.mapValues { Self.files + $0 }))
            };
        }
        """
    }

    private static let files = """
        PRODUCT_BUNDLE_IDENTIFIER = app.fruit.Clip; INFOPLIST_FILE = Clip.plist; \
        CODE_SIGN_ENTITLEMENTS = Clip.entitlements;
        """

    private static func framework(_ name: String) -> String {
        """
        "B\(name)" = { isa = PBXBuildFile; fileRef = "R\(name)"; };
        "R\(name)" = { isa = PBXFileReference; path = System/Library/Frameworks/\(name).framework;
            sourceTree = SDKROOT; };
        """
    }

    private static func package(_ name: String) -> String {
        """
        "K\(name)" = { isa = XCLocalSwiftPackageReference; relativePath = \(name); };
        "D\(name)" = { isa = XCSwiftPackageProductDependency; productName = \(name); };
        """
    }

    private func list(_ id: String, _ prefix: String, _ settings: [String: String]) -> String {
        let names = settings.keys.sorted()
        let configurations = names.map {
            """
            \(prefix)\($0) = { isa = XCBuildConfiguration; name = \($0);
                buildSettings = { \(settings[$0] ?? "") }; };
            """
        }
        return """
            \(id) = { isa = XCConfigurationList; defaultConfigurationName = Release;
                buildConfigurations = (\(names.map { prefix + $0 + ", " }.joined())); };
            \(configurations.joined(separator: "\n"))
            """
    }
}
