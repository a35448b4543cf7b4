// SPDX-License-Identifier: Apache-2.0

/// The text of a project as Xcode writes it: an app, its clip, and a number of source files of both.
struct GeneratedProject {
    private(set) var text = ""
    /// The paths of the source files, relative to the folder of the project.
    private(set) var paths: [String] = []
    private var number = 0
    private var level = 0

    /// Generates a project of about `bytes` bytes.
    ///
    /// A source file takes about 700 bytes in all of its places.
    init(bytes: Int) { self.init(sources: max(1, bytes / 700)) }

    /// Generates a project of `count` source files.
    init(sources count: Int) {
        line("// !$*UTF8*$!")
        open("{")
        line("archiveVersion = 1;")
        line("classes = {")
        line("};")
        line("objectVersion = 56;")
        open("objects = {")
        let files = (0..<count).map { File(number: $0, id: id(), appBuild: id(), clipBuild: id()) }
        writeBuildFiles(files)
        writeReferences(files)
        let group = writeGroups(files)
        let phases = writePhases(files)
        let configurations = writeConfigurations(count / 40 + 4)
        let root = id()
        writeTargets(phases: phases, configurations: configurations, group: group, root: root)
        close("};")
        line("rootObject = \(root) /* Project object */;")
        close("}")
    }

    private struct File {
        let number: Int
        let id: String
        let appBuild: String
        let clipBuild: String

        var name: String {
            number % 11 == 0 ? "Screen \(number).swift" : "ScreenNumber\(number).swift"
        }

        var quoted: String { number % 11 == 0 ? "\"\(name)\"" : name }
    }

    private mutating func id() -> String {
        number += 1
        let digits = String(UInt64(number) &* 0x9E37_79B9_7F4A_7C15, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: 16 - digits.utf8.count)
        return "A1B2C3D4" + zeros + digits
    }

    private mutating func line(_ content: String) {
        for _ in 0..<level { text += "\t" }
        text += content
        text += "\n"
    }

    private mutating func open(_ content: String) {
        line(content)
        level += 1
    }

    private mutating func close(_ content: String) {
        level -= 1
        line(content)
    }

    private mutating func writeBuildFiles(_ files: [File]) {
        line("/* Begin PBXBuildFile section */")
        for file in files {
            for build in [file.appBuild, file.clipBuild] {
                line(
                    "\(build) /* \(file.name) in Sources */ = {isa = PBXBuildFile; fileRef = "
                        + "\(file.id) /* \(file.name) */; };"
                )
            }
        }
    }

    private mutating func writeReferences(_ files: [File]) {
        line("/* Begin PBXFileReference section */")
        for file in files {
            line(
                "\(file.id) /* \(file.name) */ = {isa = PBXFileReference; lastKnownFileType = "
                    + "sourcecode.swift; path = \(file.quoted); sourceTree = \"<group>\"; };"
            )
        }
    }

    private mutating func writeGroups(_ files: [File]) -> String {
        var groups: [String] = []
        for start in stride(from: 0, to: files.count, by: 24) {
            groups.append(id())
            open("\(groups[groups.count - 1]) /* Group */ = {")
            line("isa = PBXGroup;")
            open("children = (")
            for file in files[start..<min(start + 24, files.count)] {
                line("\(file.id) /* \(file.name) */,")
                paths.append("Group \(start)/\(file.name)")
            }
            close(");")
            line("path = \"Group \(start)\";")
            line("sourceTree = \"<group>\";")
            close("};")
        }
        let main = id()
        open("\(main) = {")
        line("isa = PBXGroup;")
        writeList("children", groups)
        line("sourceTree = \"<group>\";")
        close("};")
        return main
    }

    private mutating func writeList(_ name: String, _ ids: [String]) {
        open("\(name) = (")
        for id in ids { line("\(id),") }
        close(");")
    }

    private mutating func writeTargets(
        phases: [String],
        configurations: [String],
        group: String,
        root: String
    ) {
        let list = id()
        open("\(list) /* Build configuration list */ = {")
        line("isa = XCConfigurationList;")
        writeList("buildConfigurations", Array(configurations.prefix(1)))
        line("defaultConfigurationName = Release;")
        close("};")
        let product = id()
        line("\(product) /* Clip.app */ = {isa = PBXFileReference; path = Clip.app; ")
        line("sourceTree = BUILT_PRODUCTS_DIR; };")
        let copy = id()
        line("\(copy) = {isa = PBXBuildFile; fileRef = \(product) /* Clip.app */; };")
        let embedding = id()
        open("\(embedding) /* Embed App Clips */ = {")
        line("isa = PBXCopyFilesBuildPhase;")
        line("dstPath = \"$(CONTENTS_FOLDER_PATH)/AppClips\";")
        line("dstSubfolderSpec = 16;")
        writeList("files", [copy])
        close("};")
        let kinds = [
            ("Fruta", "application", [phases[0], embedding], ""),
            (
                "Clip", "application.on-demand-install-capable", [phases[1]],
                "productReference = \(product);"
            ),
        ]
        let targets = kinds.map { name, type, phases, reference in
            let target = id()
            open("\(target) /* \(name) */ = {")
            line("isa = PBXNativeTarget;")
            line("buildConfigurationList = \(list);")
            writeList("buildPhases", phases)
            line("name = \(name);")
            line("productType = \"com.apple.product-type.\(type)\";")
            line(reference)
            close("};")
            return target
        }
        open("\(root) /* Project object */ = {")
        line("isa = PBXProject;")
        line("buildConfigurationList = \(list);")
        line("mainGroup = \(group);")
        writeList("targets", targets)
        close("};")
    }

    private mutating func writePhases(_ files: [File]) -> [String] {
        [files.map(\.appBuild), files.map(\.clipBuild)].map { builds in
            let phase = id()
            open("\(phase) /* Sources */ = {")
            line("isa = PBXSourcesBuildPhase;")
            line("buildActionMask = 2147483647;")
            open("files = (")
            for (file, build) in zip(files, builds) {
                line("\(build) /* \(file.name) in Sources */,")
            }
            close(");")
            line("runOnlyForDeploymentPostprocessing = 0;")
            close("};")
            return phase
        }
    }

    private mutating func writeConfigurations(_ count: Int) -> [String] {
        (0..<count).map { index in
            let configuration = id()
            open("\(configuration) /* Release */ = {")
            line("isa = XCBuildConfiguration;")
            open("buildSettings = {")
            line("ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;")
            line("\"CODE_SIGN_IDENTITY[sdk=iphoneos*]\" = \"iPhone Developer\";")
            line("DEVELOPMENT_ASSET_PATHS = \"\\\"Clip/Preview Content\\\"\";")
            line("LD_RUNPATH_SEARCH_PATHS = \"$(inherited) @executable_path/Frameworks\";")
            line("PRODUCT_BUNDLE_IDENTIFIER = com.example.fruta\(index).Clip;")
            line("SCRIPT = \"if [ -f a ]; then\\n  echo \\\"é\\\"\\nfi\\n\";")
            close("};")
            line("name = Release;")
            close("};")
            return configuration
        }
    }
}
