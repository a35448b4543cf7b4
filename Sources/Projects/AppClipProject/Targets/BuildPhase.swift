// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A build phase of a target.
public struct BuildPhase: Sendable, Hashable {
    /// The kind of a build phase.
    public enum Kind: String, Sendable, Hashable {
        /// Compiles sources.
        case sources
        /// Copies resources.
        case resources
        /// Links frameworks and libraries.
        case frameworks
        /// Copies headers.
        case headers
        /// Copies files to a folder of the bundle.
        case copyFiles
        /// Runs a script.
        case script
        /// Anything else.
        case other
    }

    /// The id in the project file.
    public let id: String
    /// The kind of the phase.
    public let kind: Kind
    /// The name in the project; `nil` if there is none.
    public let name: String?
    /// The `dstSubfolderSpec` of a phase that copies files: 16 is the products directory, 1 the bundle.
    public let destination: Int?
    /// The `dstPath` of a phase that copies files, as it is written.
    public let destinationPath: String?
    /// The script of a phase that runs one.
    public let script: String?
    /// Whether it only runs when installing.
    public let isForInstallationOnly: Bool
    /// The entry in the project file.
    public let place: Place
    /// The location of the destination; that of the entry if there is none.
    public let destinationPlace: Place

    /// Whether the phase copies into the folder in which iOS looks for App Clips.
    ///
    /// That is `$(CONTENTS_FOLDER_PATH)/AppClips` in the products directory (16), as Xcode writes it, or `AppClips` in
    /// the bundle (1), which is equivalent.
    public var leadsToAppClips: Bool {
        guard let destinationPath else { return false }
        let path =
            destinationPath.utf8.last == UInt8(ascii: "/")
            ? String(destinationPath.dropLast()) : destinationPath
        let folders = [
            "$(CONTENTS_FOLDER_PATH)", "${CONTENTS_FOLDER_PATH}", "$CONTENTS_FOLDER_PATH",
            "$(WRAPPER_NAME)", "${WRAPPER_NAME}", "$(FULL_PRODUCT_NAME)",
        ]
        return switch destination {
        case 16: folders.contains { path == $0 + "/AppClips" }
        case 1: path == "AppClips"
        default: false
        }
    }

    init(_ object: GraphObject, in graph: ObjectGraph) {
        id = object.id
        kind =
            switch object.isa {
            case "PBXSourcesBuildPhase": .sources
            case "PBXResourcesBuildPhase": .resources
            case "PBXFrameworksBuildPhase": .frameworks
            case "PBXHeadersBuildPhase": .headers
            case "PBXCopyFilesBuildPhase": .copyFiles
            case "PBXShellScriptBuildPhase": .script
            default: .other
            }
        name = object.text("name")
        let isCopy = kind == .copyFiles
        destination = isCopy ? object.text("dstSubfolderSpec").flatMap { Int($0) } : nil
        destinationPath = isCopy ? object.text("dstPath") ?? "" : nil
        script = kind == .script ? object.text("shellScript") : nil
        isForInstallationOnly = object.text("runOnlyForDeploymentPostprocessing") == "1"
        place = graph.place(of: object)
        destinationPlace =
            (object.value["dstPath"] ?? object.value["dstSubfolderSpec"]).map {
                graph.file.place(of: $0.offset)
            }
            ?? place
    }
}
