// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats
import AppClipProject

extension AddedClip {
    /// Adds the clip's target to the project's file.
    ///
    /// - Parameters:
    ///   - edit: The edits of the file.
    ///   - newEntitlements: The names of the app's new entitlements files, by configuration.
    /// - Returns: The id of the target.
    /// - Throws: `EditError` if the file has an unexpected form.
    func addObjects(
        to edit: inout ProjectFileEdit,
        newEntitlements: [String: String]
    ) throws(ProjectFileEdit.EditError) -> String {
        guard let root = edit.root, let project = edit.object(root),
            let appObject = edit.object(app.id)
        else { throw .init(reason: "it has no project object") }
        let ids = IDs(&edit, name)
        // The files, and the group of the clip's folder.
        for part in Part.allCases {
            let file = fileName(part)
            edit.add(
                "\t\t\(ids[part]) /* \(file) */ = {isa = PBXFileReference; lastKnownFileType = "
                    + "\(Self.type(of: part)); path = \(OpenStepText.string(file)); sourceTree = \"<group>\"; };",
                kind: "PBXFileReference"
            )
        }
        edit.add(
            "\t\t\(ids.product) /* \(name).app */ = {isa = PBXFileReference; explicitFileType = "
                + "wrapper.application; includeInIndex = 0; path = \(name).app; sourceTree = "
                + "BUILT_PRODUCTS_DIR; };",
            kind: "PBXFileReference"
        )
        edit.add(
            Self.object(
                ids.group,
                name,
                "PBXGroup",
                [
                    ("children", Self.list(Part.allCases.map { (ids[$0], fileName($0)) })),
                    ("path", OpenStepText.string(name)), ("sourceTree", "\"<group>\""),
                ]
            ),
            kind: "PBXGroup"
        )
        guard let mainGroup = project["mainGroup"]?.string else {
            throw .init(reason: "its project object has no main group")
        }
        try edit.append("\(ids.group) /* \(name) */", to: "children", of: mainGroup)
        if let products = project["productRefGroup"]?.string {
            try edit.append("\(ids.product) /* \(name).app */", to: "children", of: products)
        }
        try addPhases(to: &edit, ids)
        addTarget(to: &edit, ids, root)
        try addConfigurations(to: &edit, ids, list: appObject["buildConfigurationList"]?.string)
        // The app's dependency on the clip, and the phase that embeds it.
        try edit.append(
            "\(ids.dependency) /* PBXTargetDependency */",
            to: "dependencies",
            of: app.id
        )
        try edit.append("\(ids.embedding) /* Embed App Clips */", to: "buildPhases", of: app.id)
        try edit.append("\(ids.target) /* \(name) */", to: "targets", of: root)
        for (configuration, path) in newEntitlements.sorted(by: { $0.key < $1.key }) {
            guard
                let object = Self.configuration(
                    configuration,
                    in: appObject["buildConfigurationList"]?.string,
                    edit
                )
            else { throw .init(reason: "the app has no configuration '\(configuration)' in it") }
            try edit.set(
                "CODE_SIGN_ENTITLEMENTS",
                OpenStepText.string(path),
                in: "buildSettings",
                of: object
            )
        }
        return ids.target
    }

    /// The ids of the objects that are added.
    private struct IDs {
        let target, product, group, sources, frameworks, resources: String
        let embedding, embedded, dependency, proxy, list: String
        let files, members: [Part: String]

        init(_ edit: inout ProjectFileEdit, _ name: String) {
            func id(_ word: String) -> String { edit.newID("\(name) \(word)") }
            target = id("target")
            product = id("product")
            group = id("group")
            sources = id("sources")
            frameworks = id("frameworks")
            resources = id("resources")
            embedding = id("embedding")
            embedded = id("embedded")
            dependency = id("dependency")
            proxy = id("proxy")
            list = id("list")
            var files: [Part: String] = [:]
            var members: [Part: String] = [:]
            for part in Part.allCases { files[part] = id("file \(part)") }
            for part in [Part.source, .view, .assets] { members[part] = id("member \(part)") }
            self.files = files
            self.members = members
        }

        subscript(part: Part) -> String { files[part] ?? "" }
    }

    // MARK: Phases

    private func addPhases(
        to edit: inout ProjectFileEdit,
        _ ids: IDs
    ) throws(ProjectFileEdit.EditError) {
        func member(_ part: Part, _ phase: String) -> (String, String) {
            let comment = "\(fileName(part)) in \(phase)"
            let id = ids.members[part] ?? ""
            edit.add(
                "\t\t\(id) /* \(comment) */ = {isa = PBXBuildFile; fileRef = \(ids[part]) /* \(fileName(part)) */; };",
                kind: "PBXBuildFile"
            )
            return (id, comment)
        }
        let phases = [
            (
                "PBXSourcesBuildPhase", ids.sources, "Sources",
                [member(.source, "Sources"), member(.view, "Sources")]
            ),
            ("PBXFrameworksBuildPhase", ids.frameworks, "Frameworks", []),
            ("PBXResourcesBuildPhase", ids.resources, "Resources", [member(.assets, "Resources")]),
        ]
        for (kind, id, name, files) in phases {
            edit.add(
                Self.object(
                    id,
                    name,
                    kind,
                    [
                        ("buildActionMask", "2147483647"), ("files", Self.list(files)),
                        ("runOnlyForDeploymentPostprocessing", "0"),
                    ]
                ),
                kind: kind
            )
        }
        let comment = "\(name).app in Embed App Clips"
        edit.add(
            "\t\t\(ids.embedded) /* \(comment) */ = {isa = PBXBuildFile; fileRef = \(ids.product) /* \(name).app */; "
                + "settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };",
            kind: "PBXBuildFile"
        )
        edit.add(
            Self.object(
                ids.embedding,
                "Embed App Clips",
                "PBXCopyFilesBuildPhase",
                [
                    ("buildActionMask", "2147483647"),
                    ("dstPath", "\"$(CONTENTS_FOLDER_PATH)/AppClips\""),
                    ("dstSubfolderSpec", "16"), ("files", Self.list([(ids.embedded, comment)])),
                    ("name", "\"Embed App Clips\""),
                    ("runOnlyForDeploymentPostprocessing", "0"),
                ]
            ),
            kind: "PBXCopyFilesBuildPhase"
        )
    }

    // MARK: The target

    private func addTarget(to edit: inout ProjectFileEdit, _ ids: IDs, _ root: String) {
        edit.add(
            Self.object(
                ids.target,
                name,
                "PBXNativeTarget",
                [
                    (
                        "buildConfigurationList",
                        "\(ids.list) /* Build configuration list for PBXNativeTarget \"\(name)\" */"
                    ),
                    (
                        "buildPhases",
                        Self.list([
                            (ids.sources, "Sources"), (ids.frameworks, "Frameworks"),
                            (ids.resources, "Resources"),
                        ])
                    ), ("buildRules", "(\n\t\t\t)"), ("dependencies", "(\n\t\t\t)"),
                    ("name", name), ("productName", name),
                    ("productReference", "\(ids.product) /* \(name).app */"),
                    (
                        "productType",
                        "\"com.apple.product-type.application.on-demand-install-capable\""
                    ),
                ]
            ),
            kind: "PBXNativeTarget"
        )
        edit.add(
            Self.object(
                ids.proxy,
                "PBXContainerItemProxy",
                "PBXContainerItemProxy",
                [
                    ("containerPortal", "\(root) /* Project object */"), ("proxyType", "1"),
                    ("remoteGlobalIDString", ids.target), ("remoteInfo", name),
                ]
            ),
            kind: "PBXContainerItemProxy"
        )
        edit.add(
            Self.object(
                ids.dependency,
                "PBXTargetDependency",
                "PBXTargetDependency",
                [
                    ("target", "\(ids.target) /* \(name) */"),
                    ("targetProxy", "\(ids.proxy) /* PBXContainerItemProxy */"),
                ]
            ),
            kind: "PBXTargetDependency"
        )
    }

    // MARK: Settings

    private func addConfigurations(
        to edit: inout ProjectFileEdit,
        _ ids: IDs,
        list: String?
    ) throws(ProjectFileEdit.EditError) {
        var references: [(String, String)] = []
        for app in configurations {
            let id = edit.newID("\(name) configuration \(app.configuration)")
            references.append((id, app.configuration))
            let lines = settings(like: app).sorted { $0.key < $1.key }
                .map { "\t\t\t\t\($0.key) = \(OpenStepText.string($0.value));\n" }.joined()
            edit.add(
                "\t\t\(id) /* \(app.configuration) */ = {\n\t\t\tisa = XCBuildConfiguration;\n"
                    + "\t\t\tbuildSettings = {\n\(lines)\t\t\t};\n"
                    + "\t\t\tname = \(OpenStepText.string(app.configuration));\n\t\t};",
                kind: "XCBuildConfiguration"
            )
        }
        let usual = edit.object(list)?["defaultConfigurationName"]?.string
        edit.add(
            Self.object(
                ids.list,
                "Build configuration list for PBXNativeTarget \"\(name)\"",
                "XCConfigurationList",
                [
                    ("buildConfigurations", Self.list(references)),
                    ("defaultConfigurationIsVisible", "0"),
                ] + (usual.map { [("defaultConfigurationName", OpenStepText.string($0))] } ?? [])
            ),
            kind: "XCConfigurationList"
        )
    }

    /// Returns the clip's settings: those that must equal the app's, and its own.
    private func settings(like app: ConfiguredTarget) -> [String: String] {
        func text(_ name: String) -> String? {
            guard let setting = app.setting(name), setting.unresolved.isEmpty else { return nil }
            return setting.text.isEmpty ? nil : setting.text
        }
        func information(_ name: String) -> String? {
            app.infoPlist[name]?.string.flatMap { $0.isEmpty || $0.contains("$(") ? nil : $0 }
        }
        var settings = [
            "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
            "CODE_SIGN_ENTITLEMENTS": "\(name)/\(fileName(.entitlements))",
            "CURRENT_PROJECT_VERSION": information("CFBundleVersion")
                ?? text("CURRENT_PROJECT_VERSION") ?? "1",
            "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_FILE": "\(name)/Info.plist",
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
            "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
            "LD_RUNPATH_SEARCH_PATHS": "$(inherited) @executable_path/Frameworks",
            "MARKETING_VERSION": information("CFBundleShortVersionString")
                ?? text("MARKETING_VERSION") ?? "1.0",
            "PRODUCT_BUNDLE_IDENTIFIER": identifier, "PRODUCT_NAME": "$(TARGET_NAME)",
            "SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator",
            "SUPPORTS_MACCATALYST": "NO", "SWIFT_VERSION": text("SWIFT_VERSION") ?? "5.0",
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) APPCLIP",
            "TARGETED_DEVICE_FAMILY": text("TARGETED_DEVICE_FAMILY") ?? "1",
        ]
        let minimum = text("IPHONEOS_DEPLOYMENT_TARGET").flatMap { SystemVersion($0) }
        settings["IPHONEOS_DEPLOYMENT_TARGET"] =
            "\(max(minimum ?? SystemVersion(14), SystemVersion(14)))"
        for name in ["CODE_SIGN_STYLE", "DEVELOPMENT_TEAM"] { settings[name] = text(name) }
        return settings
    }

    private static func configuration(
        _ name: String,
        in list: String?,
        _ edit: ProjectFileEdit
    ) -> String? {
        (edit.object(list)?["buildConfigurations"]?.array ?? []).compactMap(\.string).first {
            edit.object($0)?["name"]?.string == name
        }
    }

    // MARK: Writing

    private static func type(of part: Part) -> String {
        switch part {
        case .source, .view: "sourcecode.swift"
        case .assets: "folder.assetcatalog"
        case .information: "text.plist.xml"
        case .entitlements: "text.plist.entitlements"
        }
    }

    private static func object(
        _ id: String,
        _ comment: String,
        _ isa: String,
        _ members: [(String, String)]
    ) -> String {
        let lines = ([("isa", isa)] + members).map { "\t\t\t\($0) = \($1);\n" }.joined()
        return "\t\t\(id) /* \(comment) */ = {\n\(lines)\t\t};"
    }

    private static func list(_ references: [(String, String)]) -> String {
        "(\n" + references.map { "\t\t\t\t\($0) /* \($1) */,\n" }.joined() + "\t\t\t)"
    }
}
