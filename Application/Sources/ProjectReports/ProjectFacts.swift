// SPDX-License-Identifier: Apache-2.0

package import AppClipProject
import MorselWording

/// A project, as `morsel project` prints it.
struct ProjectFacts: Encodable, Sendable {
    struct Package: Encodable, Sendable {
        let name: String
        let url: String?
        let path: String?
        let requirement: [String: String]?
        let isThere: Bool
    }

    struct Problem: Encodable, Sendable {
        let message: String
        let place: PlaceFacts
    }

    let path: String
    let name: String
    let root: String
    let objectVersion: Int?
    let developmentRegion: String?
    let regions: [String]
    let configurations: [String]
    let defaultConfiguration: String?
    let packages: [Package]
    let targets: [TargetFacts]
    let problems: [Problem]

    init(_ project: XcodeProject, in tree: ProjectTree, configuration: String?) {
        path = project.path
        name = project.name
        root = project.root.text
        objectVersion = project.objectVersion
        developmentRegion = project.developmentRegion
        regions = project.knownRegions
        configurations = project.configurations
        defaultConfiguration = project.defaultConfiguration
        packages = project.packages.map { package in
            switch package.source {
            case .remote(let url, let requirement):
                Package(
                    name: package.name,
                    url: url,
                    path: nil,
                    requirement: requirement,
                    isThere: true
                )
            case .local(let path):
                Package(
                    name: package.name,
                    url: nil,
                    path: path.text,
                    requirement: nil,
                    isThere: package.isThere
                )
            }
        }
        targets = project.targets.map {
            TargetFacts($0, of: project, in: tree, configuration: configuration)
        }
        problems = project.problems.map {
            Problem(message: $0.sentence, place: PlaceFacts($0.place))
        }
    }
}

/// A target, as `morsel project` prints it.
struct TargetFacts: Encodable, Sendable {
    struct Member: Encodable, Sendable {
        let path: String
        let role: String
        let state: String
        let language: String?
        let platforms: [String]
        let isSpelledOtherwise: Bool
    }

    struct PackageProduct: Encodable, Sendable {
        let name: String
        let package: String?
    }

    let name: String
    let id: String
    let kind: String
    let productType: String?
    let product: String?
    let place: PlaceFacts
    let apps: [TargetNameFacts]
    let clips: [TargetNameFacts]
    let dependencies: [String]
    let embeds: [String]
    let frameworks: [String]
    let packageProducts: [PackageProduct]
    let schemes: [String]
    let configurations: [ConfigurationFacts]
    let memberCount: Int
    let sourceCount: Int
    let resourceCount: Int
    let members: [Member]

    init(
        _ target: ProjectTarget,
        of project: XcodeProject,
        in tree: ProjectTree,
        configuration: String?
    ) {
        let reference = project.reference(to: target)
        name = target.name
        id = target.id
        kind = target.kind.rawValue
        productType = target.productType?.rawValue
        product = target.productName
        place = PlaceFacts(target.place)
        apps = tree.pairs.filter { $0.clip == reference }.compactMap(\.app).map(
            TargetNameFacts.init
        )
        clips = tree.pairs.filter { $0.app == reference }.map { TargetNameFacts($0.clip) }
        dependencies = target.dependencies.compactMap(\.name)
        embeds = target.embeddings.map(\.product)
        frameworks = target.systemFrameworks
        let packages = project.packages
        packageProducts = target.packageProducts.map { product in
            PackageProduct(
                name: product.name,
                package: packages.first { $0.id == product.package }?.name
            )
        }
        schemes = tree.schemes(running: reference).map(\.name)
        let names = configuration.map { [$0] } ?? target.configurations
        configurations = names.filter { name in
            target.configurations.contains(name) || project.configurations.contains(name)
        }
        .map { ConfigurationFacts(project.configured(target, configuration: $0)) }
        memberCount = target.members.count
        sourceCount = target.members(.source).count
        resourceCount = target.members(.resource).count
        members = target.members.map {
            Member(
                path: $0.path,
                role: $0.role.rawValue,
                state: $0.state.rawValue,
                language: $0.language,
                platforms: $0.platforms,
                isSpelledOtherwise: $0.isSpelledOtherwise
            )
        }
    }
}

/// A target in one configuration, as `morsel project` prints it.
package struct ConfigurationFacts: Encodable, Sendable {
    struct Setting: Encodable, Sendable {
        let value: String
        let unresolved: [String]
        let place: PlaceFacts?

        init(_ setting: ResolvedSetting) {
            value = setting.text
            unresolved = setting.unresolved
            place = setting.place.map(PlaceFacts.init)
        }
    }

    let name: String
    let sdk: String
    package let bundleIdentifier: String?
    package let version: String?
    let build: String?
    package let displayName: String?
    package let productName: String?
    let moduleName: String?
    package let team: String?
    package let deploymentTarget: String?
    let deviceFamilies: [String]
    package let domains: [String]
    let parentApplicationIdentifiers: [String]
    let associatedAppClipIdentifiers: [String]
    let appGroups: [String]
    let infoPlist: PropertyFacts
    let generatesInfoPlist: Bool
    let entitlements: PropertyFacts
    let appIcon: String?
    let swiftConditions: [String]
    let preprocessorDefinitions: [String]
    let assetCatalogs: [String]
    let settings: [String: Setting]
    let missingSettingsFiles: [String]
    let unresolved: [String]

    /// Collects the facts of a target.
    package init(_ target: ConfiguredTarget) {
        func text(_ name: String) -> String? { target.setting(name).map(\.text) }
        let info = target.infoPlist
        let entitlements = target.entitlements
        name = target.configuration
        sdk = target.sdk
        bundleIdentifier = target.bundleIdentifier?.text
        version = info["CFBundleShortVersionString"]?.string ?? text("MARKETING_VERSION")
        build = info["CFBundleVersion"]?.string ?? text("CURRENT_PROJECT_VERSION")
        displayName = info["CFBundleDisplayName"]?.string ?? info["CFBundleName"]?.string
        productName = text("PRODUCT_NAME")
        moduleName = text("PRODUCT_MODULE_NAME")
        team = text("DEVELOPMENT_TEAM")
        deploymentTarget = text(target.deploymentTargetSetting)
        deviceFamilies = (text("TARGETED_DEVICE_FAMILY") ?? "")
            .split { $0 == "," || $0 == " " }.map(String.init)
        domains = entitlements["com.apple.developer.associated-domains"]?.strings ?? []
        parentApplicationIdentifiers =
            entitlements["com.apple.developer.parent-application-identifiers"]?.strings ?? []
        associatedAppClipIdentifiers =
            entitlements["com.apple.developer.associated-appclip-app-identifiers"]?.strings ?? []
        appGroups = entitlements["com.apple.security.application-groups"]?.strings ?? []
        infoPlist = PropertyFacts(info)
        generatesInfoPlist = target.generatesInfo
        self.entitlements = PropertyFacts(entitlements)
        appIcon = text("ASSETCATALOG_COMPILER_APPICON_NAME")
        swiftConditions = target.swiftConditions
        preprocessorDefinitions = target.preprocessorDefinitions
        assetCatalogs = target.target.members.filter { $0.path.hasSuffix(".xcassets") }.map(\.path)
        var settings: [String: Setting] = [:]
        var unresolved = Set(info.unresolved).union(entitlements.unresolved)
        for name in Self.settingNames {
            guard let setting = target.setting(name) else { continue }
            settings[name] = Setting(setting)
            unresolved.formUnion(setting.unresolved)
        }
        self.settings = settings
        self.unresolved = unresolved.sorted()
        missingSettingsFiles = target.settings.missingFiles.map(\.path)
    }

    private static let settingNames = [
        "ASSETCATALOG_COMPILER_APPICON_NAME", "CODE_SIGN_ENTITLEMENTS", "CURRENT_PROJECT_VERSION",
        "DEVELOPMENT_TEAM", "GENERATE_INFOPLIST_FILE", "INFOPLIST_FILE",
        "IPHONEOS_DEPLOYMENT_TARGET", "MARKETING_VERSION", "PRODUCT_BUNDLE_IDENTIFIER",
        "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "SUPPORTED_PLATFORMS",
        "SUPPORTS_MACCATALYST", "SWIFT_VERSION", "TARGETED_DEVICE_FAMILY",
    ]
}

extension ConfiguredTarget {
    /// The name of the setting for the oldest system on which the target runs.
    fileprivate var deploymentTargetSetting: String {
        switch sdk {
        case "watchos": "WATCHOS_DEPLOYMENT_TARGET"
        case "appletvos": "TVOS_DEPLOYMENT_TARGET"
        case "macosx": "MACOSX_DEPLOYMENT_TARGET"
        case "xros": "XROS_DEPLOYMENT_TARGET"
        default: "IPHONEOS_DEPLOYMENT_TARGET"
        }
    }
}
