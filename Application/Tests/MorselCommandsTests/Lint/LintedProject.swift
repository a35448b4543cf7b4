// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms

/// Returns a folder with a project: an app and its clip, whose entitlements lack a prefix.
func lintedProject() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func write(_ text: String, to path: String) throws {
        let file = folder.url(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }
    try write(projectText, to: "Fruta.xcodeproj/project.pbxproj")
    for name in ["App", "Clip"] {
        try write(
            list(
                """
                <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
                <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
                """
            ),
            to: "\(name)/Info.plist"
        )
        let parent = """
            <key>com.apple.developer.parent-application-identifiers</key>
            <array>
                <string>app.fruta</string>
            </array>
            """
        try write(
            list(
                """
                <key>com.apple.developer.associated-domains</key>
                <array><string>appclips:fruta.app</string></array>
                \(name == "Clip" ? parent : "")
                """
            ),
            to: "\(name)/\(name).entitlements"
        )
    }
    return folder
}

private func list(_ members: String) -> String {
    "<plist version=\"1.0\"><dict>\n\(members)\n</dict></plist>\n"
}

private func settings(_ folder: String, _ identifier: String) -> String {
    """
    CODE_SIGN_ENTITLEMENTS = \(folder)/\(folder).entitlements; INFOPLIST_FILE = \(folder)/Info.plist;
    PRODUCT_BUNDLE_IDENTIFIER = \(identifier);
    """
}

private let projectText = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; classes = {}; objects = {
    P = {isa = PBXProject; buildConfigurationList = LP; mainGroup = G; targets = (T1, T2); };
    G = {isa = PBXGroup; sourceTree = "<group>"; children = (PA, PC); };
    PA = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Fruta.app; sourceTree = BUILT_PRODUCTS_DIR; };
    PC = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Clip.app; sourceTree = BUILT_PRODUCTS_DIR; };
    BE = {isa = PBXBuildFile; fileRef = PC; };
    EA = {isa = PBXCopyFilesBuildPhase; dstPath = "$(CONTENTS_FOLDER_PATH)/AppClips"; dstSubfolderSpec = 16; files = (BE, ); };
    D = {isa = PBXTargetDependency; target = T2; };
    T1 = {isa = PBXNativeTarget; name = Fruta; productReference = PA; productType = "com.apple.product-type.application";
        buildConfigurationList = L1; buildPhases = (EA, ); dependencies = (D, ); };
    T2 = {isa = PBXNativeTarget; name = Clip; productReference = PC;
        productType = "com.apple.product-type.application.on-demand-install-capable";
        buildConfigurationList = L2; buildPhases = (); dependencies = (); };
    LP = {isa = XCConfigurationList; buildConfigurations = (CP); };
    L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
    L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
    CP = {isa = XCBuildConfiguration; name = Release; buildSettings = {CURRENT_PROJECT_VERSION = 7; MARKETING_VERSION = 1.2;
        DEVELOPMENT_TEAM = A1B2C3D4E5; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.4; TARGETED_DEVICE_FAMILY = 1;}; };
    C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings("App", "app.fruta"))}; };
    C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings("Clip", "app.fruta.Clip"))}; };
    }; rootObject = P; }

    """
