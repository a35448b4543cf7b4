// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject

/// A project with an app and its clip, as texts that a test can change.
struct SampleProject {
    var files: [String: String] = [:]

    /// An app `Shop`, whose folder is synchronized, and a clip `ShopClip` with named files.
    init() {
        files["Shop.xcodeproj/project.pbxproj"] = Self.project
        files["Shop.xcodeproj/xcshareddata/xcschemes/ShopClip.xcscheme"] = Self.scheme
        files["Config/Base.xcconfig"] = """
            #include? "Secret.xcconfig"
            #include "Names.xcconfig"
            MARKETING_VERSION = 1.2 // the next one
            """
        files["Config/Names.xcconfig"] = "ROOT_ID = com.example.shop\n"
        files["Shop/ShopApp.swift"] = "import SwiftUI\n"
        files["Shop/Shared/Model.swift"] = ""
        files["Shop/Info.plist"] = Self.plist("")
        files["Shop/en.lproj/Localizable.strings"] = "\"a\" = \"b\";\n"
        files["Shop/Shop.entitlements"] = Self.plist("")
        files["Clip/ClipApp.swift"] = "import AppClip\n"
        files["Clip/Info.plist"] = Self.plist(
            """
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
            <key>CFBundleShortVersionString</key><string>1.0</string>
            <key>NSAppClip</key><dict><key>NSAppClipRequestLocationConfirmation</key><false/></dict>
            """
        )
        files["Clip/Clip.entitlements"] = Self.plist(
            """
            <key>com.apple.developer.associated-domains</key>
            <array><string>appclips:$(SHOP_DOMAIN)</string></array>
            <key>com.apple.developer.parent-application-identifiers</key>
            <array><string>$(AppIdentifierPrefix)$(ROOT_ID)</string></array>
            """
        )
        files["Clip/Assets.xcassets/Contents.json"] = "{}"
        files["Clip/Assets.xcassets/AppIcon.appiconset/Contents.json"] = """
            {"images": [{"filename": "icon.png", "idiom": "universal", "size": "1024x1024"},
             {"filename": "dark.png", "idiom": "universal", "appearances":
              [{"appearance": "luminosity", "value": "dark"}]}]}
            """
        files["Clip/Assets.xcassets/AppIcon.appiconset/icon.png"] = "x"
        files["Clip/Assets.xcassets/Named/Contents.json"] =
            "{\"properties\": {\"provides-namespace\": true}}"
        files["Clip/Assets.xcassets/Named/Tint.colorset/Contents.json"] = """
            {"colors": [
             {"idiom": "universal", "color": {"color-space": "srgb",
              "components": {"red": "0xFF", "green": "51", "blue": "0.500", "alpha": "1.000"}}},
             {"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
            """
    }

    /// The project's file.
    var project: String {
        get { files["Shop.xcodeproj/project.pbxproj"] ?? "" }
        set { files["Shop.xcodeproj/project.pbxproj"] = newValue }
    }

    /// The projects, read from the files.
    var tree: ProjectTree { ProjectTree(reading: MemoryFiles(texts: files)) }

    /// A target in a configuration.
    func configured(_ name: String, _ configuration: String = "Release") -> ConfiguredTarget? {
        guard let project = tree.projects.first, let target = project.target(named: name) else {
            return nil
        }
        return project.configured(target, configuration: configuration)
    }

    static func plist(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \(content)
        </dict>
        </plist>
        """
    }

    private static let scheme = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version="1.3">
           <LaunchAction buildConfiguration="Debug">
              <BuildableProductRunnable>
                 <BuildableReference BlueprintIdentifier="CLIP" BuildableName="ShopClip.app"
                    BlueprintName="ShopClip" ReferencedContainer="container:Shop.xcodeproj"/>
              </BuildableProductRunnable>
              <CommandLineArguments>
                 <CommandLineArgument argument="-demo" isEnabled="NO"/>
              </CommandLineArguments>
              <EnvironmentVariables>
                 <EnvironmentVariable key="_XCAppClipURL" value="https://shop.example/a" isEnabled="YES"/>
                 <EnvironmentVariable key="_XCAppClipURL" value="https://shop.example/b" isEnabled="NO"/>
              </EnvironmentVariables>
              <StoreKitConfigurationFileReference identifier="../../../Store.storekit"/>
           </LaunchAction>
        </Scheme>
        """

    private static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            objects = {
                APPPRODUCT = {isa = PBXFileReference; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
                CLIPPRODUCT = {isa = PBXFileReference; path = ShopClip.app; sourceTree = BUILT_PRODUCTS_DIR; };
                BASE = {isa = PBXFileReference; name = Base.xcconfig; path = Config/Base.xcconfig; sourceTree = SOURCE_ROOT; };
                CLIPFILE = {isa = PBXFileReference; path = ClipApp.swift; sourceTree = "<group>"; };
                GONE = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                OUT = {isa = PBXFileReference; path = ../../Far.swift; sourceTree = "<group>"; };
                CATALOG = {isa = PBXFileReference; path = assets.xcassets; sourceTree = "<group>"; };
                STORE = {isa = PBXFileReference; name = StoreKit.framework; path = System/Library/Frameworks/StoreKit.framework; sourceTree = SDKROOT; };
                FOLDER = {
                    isa = PBXFileSystemSynchronizedRootGroup;
                    exceptions = (APPEXCEPT, CLIPEXCEPT, );
                    path = Shop;
                    sourceTree = "<group>";
                };
                APPEXCEPT = {
                    isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                    membershipExceptions = (Info.plist, );
                    target = APP;
                };
                CLIPEXCEPT = {
                    isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                    membershipExceptions = (Shared, "/Localized: Localizable.strings", );
                    platformFiltersByRelativePath = {"Shared/Model.swift" = (ios, ); };
                    target = CLIP;
                };
                CLIPGROUP = {isa = PBXGroup; children = (CLIPFILE, GONE, OUT, CATALOG, ); path = Clip; sourceTree = "<group>"; };
                MAIN = {isa = PBXGroup; children = (FOLDER, CLIPGROUP, BASE, STORE, PRODUCTS, ); sourceTree = "<group>"; };
                PRODUCTS = {isa = PBXGroup; children = (APPPRODUCT, CLIPPRODUCT, ); name = Products; sourceTree = "<group>"; };
                F1 = {isa = PBXBuildFile; fileRef = CLIPFILE; };
                F2 = {isa = PBXBuildFile; fileRef = GONE; platformFilter = ios; };
                F3 = {isa = PBXBuildFile; fileRef = OUT; };
                F4 = {isa = PBXBuildFile; fileRef = CATALOG; };
                F5 = {isa = PBXBuildFile; fileRef = STORE; settings = {ATTRIBUTES = (Weak, ); }; };
                F6 = {isa = PBXBuildFile; fileRef = CLIPPRODUCT; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
                F7 = {isa = PBXBuildFile; productRef = PRODUCTDEP; };
                CLIPSOURCES = {isa = PBXSourcesBuildPhase; files = (F1, F2, F3, NOWHERE, ); };
                CLIPRESOURCES = {isa = PBXResourcesBuildPhase; files = (F4, ); };
                CLIPFRAMEWORKS = {isa = PBXFrameworksBuildPhase; files = (F5, F7, ); };
                APPSOURCES = {isa = PBXSourcesBuildPhase; files = (); };
                EMBED = {
                    isa = PBXCopyFilesBuildPhase;
                    dstPath = "$(CONTENTS_FOLDER_PATH)/AppClips";
                    dstSubfolderSpec = 16;
                    files = (F6, );
                    name = "Embed App Clips";
                };
                PROXY = {isa = PBXContainerItemProxy; containerPortal = PROJECT; proxyType = 1; remoteGlobalIDString = CLIP; remoteInfo = ShopClip; };
                DEPENDENCY = {isa = PBXTargetDependency; target = CLIP; targetProxy = PROXY; };
                PACKAGE = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://git.example/kit.git"; requirement = {kind = exactVersion; version = 1.0.0; }; };
                PRODUCTDEP = {isa = XCSwiftPackageProductDependency; package = PACKAGE; productName = Kit; };
                APP = {
                    isa = PBXNativeTarget;
                    buildConfigurationList = APPLIST;
                    buildPhases = (APPSOURCES, EMBED, );
                    dependencies = (DEPENDENCY, );
                    fileSystemSynchronizedGroups = (FOLDER, );
                    name = Shop;
                    productReference = APPPRODUCT;
                    productType = "com.apple.product-type.application";
                };
                CLIP = {
                    isa = PBXNativeTarget;
                    buildConfigurationList = CLIPLIST;
                    buildPhases = (CLIPSOURCES, CLIPRESOURCES, CLIPFRAMEWORKS, );
                    name = ShopClip;
                    packageProductDependencies = (PRODUCTDEP, );
                    productReference = CLIPPRODUCT;
                    productType = "com.apple.product-type.application.on-demand-install-capable";
                };
                PROJECT = {
                    isa = PBXProject;
                    buildConfigurationList = PROJECTLIST;
                    developmentRegion = en;
                    knownRegions = (en, Base, );
                    mainGroup = MAIN;
                    packageReferences = (PACKAGE, );
                    targets = (APP, CLIP, );
                };
                PROJECTLIST = {isa = XCConfigurationList; buildConfigurations = (PD, PR, ); defaultConfigurationName = Release; };
                APPLIST = {isa = XCConfigurationList; buildConfigurations = (AD, AR, ); defaultConfigurationName = Release; };
                CLIPLIST = {isa = XCConfigurationList; buildConfigurations = (CD, CR, ); defaultConfigurationName = Release; };
                PD = {isa = XCBuildConfiguration; baseConfigurationReference = BASE; buildSettings = {SDKROOT = iphoneos; CURRENT_PROJECT_VERSION = 7; SHOP_DOMAIN = dev.shop.example; }; name = Debug; };
                PR = {isa = XCBuildConfiguration; baseConfigurationReference = BASE; buildSettings = {SDKROOT = iphoneos; CURRENT_PROJECT_VERSION = 7; SHOP_DOMAIN = shop.example; }; name = Release; };
                AD = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = "$(ROOT_ID)"; INFOPLIST_FILE = Shop/Info.plist; }; name = Debug; };
                AR = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = "$(ROOT_ID)"; INFOPLIST_FILE = Shop/Info.plist; }; name = Release; };
                CD = {isa = XCBuildConfiguration; buildSettings = {
                    PRODUCT_BUNDLE_IDENTIFIER = "$(ROOT_ID).Clip";
                    INFOPLIST_FILE = "$(SRCROOT)/Clip/Info.plist";
                    CODE_SIGN_ENTITLEMENTS = clip/Clip.entitlements;
                    SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) APPCLIP DEBUG";
                    OTHER_SWIFT_FLAGS = "-D STAGING -DEXTRA";
                    GCC_PREPROCESSOR_DEFINITIONS = ("$(inherited)", "APPCLIP=1", );
                }; name = Debug; };
                CR = {isa = XCBuildConfiguration; buildSettings = {
                    PRODUCT_BUNDLE_IDENTIFIER = "$(ROOT_ID).Clip";
                    INFOPLIST_FILE = "$(SRCROOT)/Clip/Info.plist";
                    CODE_SIGN_ENTITLEMENTS = clip/Clip.entitlements;
                    "DEVELOPMENT_TEAM[sdk=iphoneos*]" = TEAM123456;
                    DEVELOPMENT_TEAM = "";
                }; name = Release; };
            };
            rootObject = PROJECT;
        }

        """
}
