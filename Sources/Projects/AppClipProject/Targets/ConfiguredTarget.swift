// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import Synchronization

/// A target in one configuration, as it is built for a device.
///
/// Copies share their cached values.
public struct ConfiguredTarget: Sendable {
    /// The project that contains the target.
    public let project: XcodeProject
    /// The target, independent of a configuration.
    public let target: ProjectTarget

    let core: TargetCore

    /// The name of the configuration, such as `Debug`.
    public var configuration: String { core.configuration }
    /// The SDK, such as `iphoneos`.
    public var sdk: String { core.sdk }
    /// The build settings of the target in this configuration.
    public var settings: BuildSettings { core.settings }
    /// The location of the configuration; that of the target if it has none with this name.
    public var configurationPlace: Place { core.configurationPlace }

    /// The name of the target.
    public var name: String { target.name }
    /// The id in the project file.
    public var id: String { target.id }
    /// The kind of the product.
    public var kind: ProductType.Kind { target.kind }
    /// The entry in the project file.
    public var place: Place { target.place }

    /// Returns the value of a setting; `nil` if nothing assigns it and Xcode has no default.
    public func setting(_ name: String) -> ResolvedSetting? { settings[name] }

    /// Whether all settings files exist.
    ///
    /// Otherwise, a setting that seems unset may be set in a missing file.
    public var isComplete: Bool { settings.missingFiles.isEmpty }

    /// Whether Xcode generates an Info.plist, or adds to the existing one.
    public var generatesInfo: Bool { settings["GENERATE_INFOPLIST_FILE"]?.isYes == true }

    /// The Info.plist of the bundle, including the entries that settings add.
    public var infoPlist: PropertyFile {
        if let known = core.infoFile.withLock({ $0 }) { return known }
        let file = readInfoPlist()
        core.infoFile.withLock { $0 = file }
        return file
    }

    /// The entitlements, with variables replaced except `AppIdentifierPrefix`.
    public var entitlements: PropertyFile {
        if let known = core.entitlementsFile.withLock({ $0 }) { return known }
        let file = propertyFile(
            named: "CODE_SIGN_ENTITLEMENTS",
            identifier: bundleIdentifier?.text
        )
        core.entitlementsFile.withLock { $0 = file }
        return file
    }

    private func propertyFile(
        named setting: String,
        identifier: String?,
        preprocessing: ListPreprocessing? = nil
    ) -> PropertyFile {
        let overrides = identifier.map { ["CFBundleIdentifier": $0] } ?? [:]
        return PropertyFile(
            named: settings[setting],
            from: project.root,
            in: project.folder,
            limit: project.limits.smallFile,
            preprocessing: preprocessing
        ) { settings.expand($0, overrides: overrides) }
    }

    private func readInfoPlist() -> PropertyFile {
        let file = propertyFile(
            named: "INFOPLIST_FILE",
            identifier: settings["PRODUCT_BUNDLE_IDENTIFIER"]?.text,
            preprocessing: ListPreprocessing(settings)
        )
        var values = file.values
        if generatesInfo {
            let generated = GeneratedInfo(settings: settings)
                .entries(productType: target.productType, isForPhones: sdk == "iphoneos")
            values = GeneratedInfo.merge(generated, into: values)
        }
        return file.with(values)
    }

    /// The bundle identifier of the bundle: that of the Info.plist, which usually refers to the setting; if it has
    /// none, that of the setting.
    public var bundleIdentifier: ResolvedSetting? {
        let setting = settings["PRODUCT_BUNDLE_IDENTIFIER"]
        guard let value = infoPlist["CFBundleIdentifier"], let text = value.string, !text.isEmpty
        else {
            return setting
        }
        if let setting, setting.text == text { return setting }
        return ResolvedSetting(
            text: text,
            unresolved: value.unresolved,
            symbolic: value.symbolic,
            place: value.place,
            level: .target,
            raw: value.raw ?? text
        )
    }

    /// The conditions for `#if` in Swift: `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, and `-D` in `OTHER_SWIFT_FLAGS`; each
    /// once, in their order.
    public var swiftConditions: [String] {
        var conditions: [String] = []
        func add(_ name: String) {
            if !name.isEmpty, !conditions.contains(name) { conditions.append(name) }
        }
        for name in settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"]?.list ?? [] { add(name) }
        var isNext = false
        for flag in settings["OTHER_SWIFT_FLAGS"]?.list ?? [] {
            if isNext {
                add(flag)
                isNext = false
            } else if flag == "-D" {
                isNext = true
            } else if flag.hasPrefix("-D") {
                add(String(flag.dropFirst(2)))
            }
        }
        return conditions
    }

    /// The macros for Objective-C, as `NAME` or `NAME=value`: `GCC_PREPROCESSOR_DEFINITIONS`, and `-D` in
    /// `OTHER_CFLAGS`; each once, in their order.
    public var preprocessorDefinitions: [String] {
        var definitions: [String] = []
        for name in settings["GCC_PREPROCESSOR_DEFINITIONS"]?.list ?? []
        where !definitions.contains(name) {
            definitions.append(name)
        }
        for flag in settings["OTHER_CFLAGS"]?.list ?? []
        where flag.hasPrefix("-D") && flag.count > 2 {
            let name = String(flag.dropFirst(2))
            if !definitions.contains(name) { definitions.append(name) }
        }
        return definitions
    }
}

extension ConfiguredTarget {
    /// The frameworks in linker flags (`-framework`, `-weak_framework` and the like), each once, in their order.
    ///
    /// Those of build phases are in ``ProjectTarget/systemFrameworks``.
    public var flaggedFrameworks: [String] {
        frameworks(flaggedBy: [
            "-framework", "-lazy_framework", "-needed_framework", "-reexport_framework",
            "-upward_framework", "-weak_framework",
        ])
    }

    /// Returns the frameworks after certain linker flags, each once, in their order.
    public func frameworks(flaggedBy kinds: Set<String>) -> [String] {
        var names: [String] = []
        var isNext = false
        // The compiler passes on the argument after `-Xlinker`, and the list after `-Wl`.
        let flags = (settings["OTHER_LDFLAGS"]?.list ?? []).lazy.filter { $0 != "-Xlinker" }
            .flatMap { $0.hasPrefix("-Wl,") ? $0.split(separator: ",").dropFirst() : [$0[...]] }
        for flag in flags {
            if isNext, !names.contains(String(flag)) { names.append(String(flag)) }
            isNext = !isNext && kinds.contains(String(flag))
        }
        return names
    }
}

/// The cached values of a target in one configuration.
final class TargetCore: Sendable {
    let configuration: String
    let sdk: String
    let settings: BuildSettings
    let configurationPlace: Place
    let infoFile = Mutex<PropertyFile?>(nil)
    let entitlementsFile = Mutex<PropertyFile?>(nil)

    init(
        _ target: ProjectTarget,
        of project: XcodeProject,
        configuration name: String,
        sdk: String?
    ) {
        configuration = name
        let list = project.targetConfigurations[target.id]
        let own = list?.best(name)
        let ofProject = project.projectConfigurations.best(name)
        configurationPlace = own?.place ?? target.place
        let missing = (ofProject?.file.missing ?? []) + (own?.file.missing ?? [])
        func settings(for sdk: String) -> BuildSettings {
            let standard = StandardSettings.level(
                for: .init(
                    target: target.name,
                    productType: target.productType,
                    configuration: name,
                    sdk: sdk,
                    project: project.name,
                    folder: project.root,
                    projectFile: .inside(project.path),
                    developmentRegion: project.developmentRegion
                )
            )
            return BuildSettings(
                levels: [
                    standard, ofProject?.fileLevel, ofProject?.level, own?.fileLevel, own?.level,
                ]
                .compactMap { $0 },
                parameters: ["sdk": sdk, "arch": "arm64", "config": name, "variant": "normal"],
                missingFiles: missing
            )
        }
        if let sdk {
            self.sdk = sdk
            self.settings = settings(for: sdk)
            return
        }
        let usual = settings(for: "iphoneos")
        let found = Self.device(of: usual)
        self.sdk = found
        self.settings = found == "iphoneos" ? usual : settings(for: found)
    }

    /// Returns the SDK that a target is built with for a device.
    private static func device(of settings: BuildSettings) -> String {
        let devices = ["iphoneos", "watchos", "appletvos", "xros", "macosx"]
        let root = settings.text("SDKROOT")
        if let exact = devices.first(where: { root.hasPrefix($0) }) { return exact }
        if root.hasPrefix("iphonesimulator") { return "iphoneos" }
        let supported = settings["SUPPORTED_PLATFORMS"]?.list ?? []
        return devices.first { supported.contains($0) } ?? "iphoneos"
    }
}

/// The configured targets of a project, each created once.
final class ConfiguredTargets: Sendable {
    private struct Key: Hashable {
        let target: String
        let configuration: String
        let sdk: String?
    }

    private let known = Mutex<[Key: TargetCore]>([:])

    func core(
        _ target: ProjectTarget,
        of project: XcodeProject,
        configuration: String,
        sdk: String?
    ) -> TargetCore {
        let key = Key(target: target.id, configuration: configuration, sdk: sdk)
        if let found = known.withLock({ $0[key] }) { return found }
        let made = TargetCore(target, of: project, configuration: configuration, sdk: sdk)
        return known.withLock { known in
            if let found = known[key] { return found }
            known[key] = made
            return made
        }
    }
}

extension XcodeProject {
    /// Returns a target in one configuration.
    ///
    /// - Parameters:
    ///   - target: A target of this project.
    ///   - configuration: The name. A target that has no configuration with this name uses its default one, and so does
    ///     the project.
    ///   - sdk: The SDK, such as `iphonesimulator`; `nil` for that of the target's device.
    /// - Returns: The target, whose settings are resolved at their first use.
    public func configured(
        _ target: ProjectTarget,
        configuration: String,
        sdk: String? = nil
    ) -> ConfiguredTarget {
        ConfiguredTarget(
            project: self,
            target: target,
            core: cache.core(target, of: self, configuration: configuration, sdk: sdk)
        )
    }
}
