// SPDX-License-Identifier: Apache-2.0

/// The text of a project as Xcode writes it: an app, its clip, and so many source files of both.
struct GeneratedProject {
    private(set) var text = ""
    private var number = 0
    private var level = 0

    /// A project of about so many bytes.
    init(bytes: Int) {
        // A source file takes about 700 bytes in all of its places.
        let count = max(1, bytes / 700)
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
        writeGroups(files)
        writePhases(files)
        writeConfigurations(count / 40 + 4)
        close("};")
        line("rootObject = \(id()) /* Project object */;")
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

    private mutating func writeGroups(_ files: [File]) {
        for start in stride(from: 0, to: files.count, by: 24) {
            open("\(id()) /* Group */ = {")
            line("isa = PBXGroup;")
            open("children = (")
            for file in files[start..<min(start + 24, files.count)] {
                line("\(file.id) /* \(file.name) */,")
            }
            close(");")
            line("path = \"Group \(start)\";")
            line("sourceTree = \"<group>\";")
            close("};")
        }
    }

    private mutating func writePhases(_ files: [File]) {
        for builds in [files.map(\.appBuild), files.map(\.clipBuild)] {
            open("\(id()) /* Sources */ = {")
            line("isa = PBXSourcesBuildPhase;")
            line("buildActionMask = 2147483647;")
            open("files = (")
            for (file, build) in zip(files, builds) {
                line("\(build) /* \(file.name) in Sources */,")
            }
            close(");")
            line("runOnlyForDeploymentPostprocessing = 0;")
            close("};")
        }
    }

    private mutating func writeConfigurations(_ count: Int) {
        for index in 0..<count {
            open("\(id()) /* Release */ = {")
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
        }
    }
}
