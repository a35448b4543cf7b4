// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import AppClipProject

extension SampleProject {
    /// The correct project, whose clip has a Live Activity in a widget extension.
    static var withWidget: SampleProject {
        var sample = SampleProject()
            .changing(
                projectFile,
                "IPHONEOS_DEPLOYMENT_TARGET = 15.0",
                "IPHONEOS_DEPLOYMENT_TARGET = 16.1"
            )
            .changing(projectFile, "targets = (T1, T2)", "targets = (T1, T2, T3)")
            .changing(
                projectFile,
                "buildPhases = (SC, RC, ); dependencies = (); };",
                """
                buildPhases = (SC, RC, EW, ); dependencies = (); };
                EW = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 13; files = (BW, ); };
                BW = {isa = PBXBuildFile; fileRef = PW; };
                PW = {isa = PBXFileReference; path = Activity.appex; sourceTree = BUILT_PRODUCTS_DIR; };
                FW = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Activity/Activity.swift;
                    sourceTree = SOURCE_ROOT; };
                BFW = {isa = PBXBuildFile; fileRef = FW; };
                SW = {isa = PBXSourcesBuildPhase; files = (BFW, ); };
                T3 = {isa = PBXNativeTarget; name = Activity; productReference = PW;
                    productType = "com.apple.product-type.app-extension"; buildConfigurationList = L3;
                    buildPhases = (SW, ); };
                L3 = {isa = XCConfigurationList; buildConfigurations = (C31, C32); };
                C31 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(widgetSettings)}; };
                C32 = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(widgetSettings)}; };
                """
            )
        sample.files["Activity/Info.plist"] = list(
            """
            <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.widgetkit-extension</string></dict>
            """
        )
        sample.files["Activity/Activity.entitlements"] = list(
            "<key>com.apple.developer.on-demand-install-capable</key><true/>"
        )
        sample.files["Activity/Activity.swift"] = """
            import WidgetKit
            import SwiftUI
            @main struct Activities: WidgetBundle {
                var body: some Widget { OrderActivity() }
            }
            struct OrderActivity: Widget {
                var body: some WidgetConfiguration {
                    ActivityConfiguration(for: Order.self) { _ in Text("") } dynamicIsland: { _ in island }
                }
            }

            """
        return sample
    }

    private static let widgetSettings = """
        PRODUCT_BUNDLE_IDENTIFIER = app.fruta.Clip.activity; INFOPLIST_FILE = Activity/Info.plist; \
        CODE_SIGN_ENTITLEMENTS = Activity/Activity.entitlements; PRODUCT_NAME = "$(TARGET_NAME)"; /*widget*/
        """

    /// Returns the findings, including those about sources.
    func findingsWithSources() async -> [LintFinding] {
        let tree = ProjectTree(reading: MemoryFiles(texts: files))
        let subject = LintSubject(tree, sources: await ProjectSources.scanning(tree))
        return LintRun(over: subject).result().findings
    }
}
