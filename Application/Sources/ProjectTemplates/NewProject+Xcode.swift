// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension NewProject {
    /// The objects of the project's file.
    ///
    /// The identifiers are the same in each new project, so that the same names result in the same bytes.
    enum XcodeObject: Int {
        case project = 1
        case mainGroup, products, appFolder, clipFolder, sharedFolder, appExceptions, clipExceptions
        case appProduct, clipProduct, embeddedClip
        case appTarget, clipTarget, dependency, proxy
        case appSources, appFrameworks, appResources, appEmbedding
        case clipSources, clipFrameworks, clipResources
        case projectList, appList, clipList
        case projectDebug, projectRelease, appDebug, appRelease, clipDebug, clipRelease
        case packageFile, readMeFile, testsFolder, scenariosFolder, websiteFolder

        /// The identifier of the object: 24 hexadecimal digits, as in Xcode's own files.
        var id: String {
            "4D6F7273656C" + Hexadecimal.text(of: UInt64(rawValue), digits: 12, uppercase: true)
        }
    }

    /// The contents of `project.pbxproj`, for Xcode 16 and later: the files in folders are members
    /// without being listed.
    var xcodeProject: String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = 77;
        \tobjects = {

        \(sections)
        \t};
        \trootObject = \(XcodeObject.project.id) /* Project object */;
        }

        """
    }

    private var app: String { names.module }
    private var clip: String { "\(names.module)Clip" }

    private var sections: String {
        [
            ("PBXBuildFile", buildFiles), ("PBXContainerItemProxy", proxies),
            ("PBXCopyFilesBuildPhase", embedding), ("PBXFileReference", fileReferences),
            ("PBXFileSystemSynchronizedBuildFileExceptionSet", membership),
            ("PBXFileSystemSynchronizedRootGroup", folders),
            (
                "PBXFrameworksBuildPhase",
                phases("PBXFrameworksBuildPhase", .appFrameworks, .clipFrameworks)
            ),
            ("PBXGroup", groups), ("PBXNativeTarget", targets), ("PBXProject", project),
            (
                "PBXResourcesBuildPhase",
                phases("PBXResourcesBuildPhase", .appResources, .clipResources)
            ),
            ("PBXSourcesBuildPhase", phases("PBXSourcesBuildPhase", .appSources, .clipSources)),
            ("PBXTargetDependency", dependencies), ("XCBuildConfiguration", configurations),
            ("XCConfigurationList", configurationLists),
        ].map { name, objects in
            "/* Begin \(name) section */\n\(objects)\n/* End \(name) section */"
        }.joined(separator: "\n\n")
    }

    /// Returns an object on several lines.
    private func object(
        _ object: XcodeObject,
        _ comment: String?,
        _ isa: String,
        _ members: [String]
    ) -> String {
        let comment = comment.map { " /* \($0) */" } ?? ""
        let lines = (["isa = \(isa)"] + members).map { "\t\t\t\($0);" }
        return "\t\t\(object.id)\(comment) = {\n\(lines.joined(separator: "\n"))\n\t\t};"
    }

    /// Returns a list of references, each with a comment that names it.
    private func list(_ references: [(XcodeObject, String)]) -> String {
        "(\n"
            + references.map { "\t\t\t\t\($0.id)\($1.isEmpty ? "" : " /* \($1) */"),\n" }.joined()
            + "\t\t\t)"
    }

    // MARK: Files and folders

    private var buildFiles: String {
        "\t\t\(XcodeObject.embeddedClip.id) /* \(clip).app in Embed App Clips */ = {isa = PBXBuildFile; "
            + "fileRef = \(XcodeObject.clipProduct.id) /* \(clip).app */; settings = {ATTRIBUTES = "
            + "(RemoveHeadersOnCopy, ); }; };"
    }

    private var fileReferences: String {
        [
            (XcodeObject.appProduct, app), (.clipProduct, clip),
        ].map { object, name in
            "\t\t\(object.id) /* \(name).app */ = {isa = PBXFileReference; explicitFileType = "
                + "wrapper.application; includeInIndex = 0; path = \(name).app; sourceTree = "
                + "BUILT_PRODUCTS_DIR; };"
        }.joined(separator: "\n") + "\n"
            + [
                (XcodeObject.packageFile, "Package.swift", "sourcecode.swift"),
                (.readMeFile, "README.md", "net.daringfireball.markdown"),
                (.testsFolder, "Tests", "folder"), (.scenariosFolder, "Scenarios", "folder"),
                (.websiteFolder, "Website", "folder"),
            ].map { object, path, type in
                "\t\t\(object.id) /* \(path) */ = {isa = PBXFileReference; lastKnownFileType = "
                    + "\(type); path = \(path); sourceTree = \"<group>\"; };"
            }.joined(separator: "\n")
    }

    private var membership: String {
        [
            (XcodeObject.appExceptions, "App", app, XcodeObject.appTarget),
            (.clipExceptions, "Clip", clip, .clipTarget),
        ].map { exceptions, folder, name, target in
            object(
                exceptions,
                "Exceptions for \"\(folder)\" folder in \"\(name)\" target",
                "PBXFileSystemSynchronizedBuildFileExceptionSet",
                [
                    "membershipExceptions = (\n\t\t\t\tInfo.plist,\n\t\t\t)",
                    "target = \(target.id) /* \(name) */",
                ]
            )
        }.joined(separator: "\n")
    }

    private var folders: String {
        let own = [
            (XcodeObject.appFolder, "App", XcodeObject.appExceptions, app),
            (.clipFolder, "Clip", .clipExceptions, clip),
        ].map { folder, path, exceptions, name in
            let comment = "Exceptions for \"\(path)\" folder in \"\(name)\" target"
            return object(
                folder,
                path,
                "PBXFileSystemSynchronizedRootGroup",
                [
                    "exceptions = \(list([(exceptions, comment)]))", "path = \(path)",
                    "sourceTree = \"<group>\"",
                ]
            )
        }
        let shared = object(
            .sharedFolder,
            "Shared",
            "PBXFileSystemSynchronizedRootGroup",
            ["path = Shared", "sourceTree = \"<group>\""]
        )
        return (own + [shared]).joined(separator: "\n")
    }

    private var groups: String {
        let children: [(XcodeObject, String)] = [
            (.readMeFile, "README.md"), (.appFolder, "App"), (.clipFolder, "Clip"),
            (.sharedFolder, "Shared"), (.testsFolder, "Tests"), (.scenariosFolder, "Scenarios"),
            (.websiteFolder, "Website"), (.packageFile, "Package.swift"), (.products, "Products"),
        ]
        return [
            object(
                .mainGroup,
                nil,
                "PBXGroup",
                ["children = \(list(children))", "sourceTree = \"<group>\""]
            ),
            object(
                .products,
                "Products",
                "PBXGroup",
                [
                    "children = \(list([(.appProduct, "\(app).app"), (.clipProduct, "\(clip).app")]))",
                    "name = Products", "sourceTree = \"<group>\"",
                ]
            ),
        ].joined(separator: "\n")
    }

    // MARK: Phases

    private func phases(_ isa: String, _ objects: XcodeObject...) -> String {
        let name = String(isa.dropFirst(3).dropLast("BuildPhase".count))
        return objects.map {
            object(
                $0,
                name,
                isa,
                [
                    "buildActionMask = 2147483647", "files = (\n\t\t\t)",
                    "runOnlyForDeploymentPostprocessing = 0",
                ]
            )
        }.joined(separator: "\n")
    }

    private var embedding: String {
        object(
            .appEmbedding,
            "Embed App Clips",
            "PBXCopyFilesBuildPhase",
            [
                "buildActionMask = 2147483647",
                "dstPath = \"$(CONTENTS_FOLDER_PATH)/AppClips\"", "dstSubfolderSpec = 16",
                "files = \(list([(.embeddedClip, "\(clip).app in Embed App Clips")]))",
                "name = \"Embed App Clips\"", "runOnlyForDeploymentPostprocessing = 0",
            ]
        )
    }

    // MARK: Targets

    private var proxies: String {
        object(
            .proxy,
            "PBXContainerItemProxy",
            "PBXContainerItemProxy",
            [
                "containerPortal = \(XcodeObject.project.id) /* Project object */",
                "proxyType = 1", "remoteGlobalIDString = \(XcodeObject.clipTarget.id)",
                "remoteInfo = \(clip)",
            ]
        )
    }

    private var dependencies: String {
        object(
            .dependency,
            "PBXTargetDependency",
            "PBXTargetDependency",
            [
                "target = \(XcodeObject.clipTarget.id) /* \(clip) */",
                "targetProxy = \(XcodeObject.proxy.id) /* PBXContainerItemProxy */",
            ]
        )
    }

    private var targets: String {
        let appPhases: [(XcodeObject, String)] = [
            (.appSources, "Sources"), (.appFrameworks, "Frameworks"), (.appResources, "Resources"),
            (.appEmbedding, "Embed App Clips"),
        ]
        let clipPhases: [(XcodeObject, String)] = [
            (.clipSources, "Sources"), (.clipFrameworks, "Frameworks"),
            (.clipResources, "Resources"),
        ]
        return [
            target(
                .appTarget,
                app,
                list: .appList,
                phases: appPhases,
                dependencies: [(.dependency, "PBXTargetDependency")],
                folders: [(.appFolder, "App"), (.sharedFolder, "Shared")],
                product: .appProduct,
                type: "com.apple.product-type.application"
            ),
            target(
                .clipTarget,
                clip,
                list: .clipList,
                phases: clipPhases,
                dependencies: [],
                folders: [(.clipFolder, "Clip"), (.sharedFolder, "Shared")],
                product: .clipProduct,
                type: "com.apple.product-type.application.on-demand-install-capable"
            ),
        ].joined(separator: "\n")
    }

    private func target(
        _ target: XcodeObject,
        _ name: String,
        list configurations: XcodeObject,
        phases: [(XcodeObject, String)],
        dependencies: [(XcodeObject, String)],
        folders: [(XcodeObject, String)],
        product: XcodeObject,
        type: String
    ) -> String {
        object(
            target,
            name,
            "PBXNativeTarget",
            [
                "buildConfigurationList = \(configurations.id) /* Build configuration list for "
                    + "PBXNativeTarget \"\(name)\" */",
                "buildPhases = \(list(phases))", "buildRules = (\n\t\t\t)",
                "dependencies = \(list(dependencies))",
                "fileSystemSynchronizedGroups = \(list(folders))", "name = \(name)",
                "packageProductDependencies = (\n\t\t\t)", "productName = \(name)",
                "productReference = \(product.id) /* \(name).app */", "productType = \"\(type)\"",
            ]
        )
    }

    private var project: String {
        let created = [XcodeObject.appTarget, .clipTarget].map {
            "\t\t\t\t\t\($0.id) = {\n\t\t\t\t\t\tCreatedOnToolsVersion = 16.0;\n\t\t\t\t\t};\n"
        }.joined()
        return object(
            .project,
            "Project object",
            "PBXProject",
            [
                "attributes = {\n\t\t\t\tBuildIndependentTargetsInParallel = 1;\n"
                    + "\t\t\t\tLastSwiftUpdateCheck = 1600;\n\t\t\t\tLastUpgradeCheck = 1600;\n"
                    + "\t\t\t\tTargetAttributes = {\n\(created)\t\t\t\t};\n\t\t\t}",
                "buildConfigurationList = \(XcodeObject.projectList.id) /* Build configuration "
                    + "list for PBXProject \"\(app)\" */",
                "developmentRegion = en", "hasScannedForEncodings = 0",
                "knownRegions = (\n\t\t\t\ten,\n\t\t\t\tBase,\n\t\t\t)",
                "mainGroup = \(XcodeObject.mainGroup.id)", "minimizedProjectReferenceProxies = 1",
                "preferredProjectObjectVersion = 77",
                "productRefGroup = \(XcodeObject.products.id) /* Products */",
                "projectDirPath = \"\"", "projectRoot = \"\"",
                "targets = \(list([(.appTarget, app), (.clipTarget, clip)]))",
            ]
        )
    }
}
