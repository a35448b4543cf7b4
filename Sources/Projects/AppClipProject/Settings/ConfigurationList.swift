// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// A build configuration of a project or a target, such as Debug or Release.
struct Configuration: Sendable {
    let name: String
    let place: Place
    /// The settings of its `.xcconfig` file; empty if there is none.
    let file: SettingsFile
    let fileLevel: SettingLevel
    let level: SettingLevel
}

/// The build configurations of a project or a target.
struct ConfigurationList: Sendable {
    /// The configurations; of those with the same name, the first.
    let configurations: [Configuration]
    let defaultName: String?
    /// The problems of configurations whose name is already used.
    let problems: [ProjectProblem]

    /// The names, in their order.
    var names: [String] { configurations.map(\.name) }

    /// Reads the list that an object refers to; empty if there is none.
    init(
        of object: GraphObject,
        isProject: Bool,
        in graph: ObjectGraph,
        paths: ReferencePaths,
        files: SettingsFiles
    ) {
        guard let list = graph[object.text("buildConfigurationList")] else {
            configurations = []
            problems = []
            defaultName = nil
            return
        }
        defaultName = list.text("defaultConfigurationName")
        var problems: [ProjectProblem] = []
        var names: Set<String> = []
        configurations = graph.all("buildConfigurations", of: list).compactMap { item in
            let name = item.text("name") ?? ""
            guard names.insert(name).inserted else {
                let place = graph.place(of: item)
                problems.append(ProjectProblem(.duplicateConfiguration(name: name), at: place))
                return nil
            }
            let file = Self.file(of: item, in: graph, paths: paths, files: files)
            return Configuration(
                name: name,
                place: graph.place(of: item),
                file: file,
                fileLevel: SettingLevel(isProject ? .projectFile : .targetFile, file.assignments),
                level: SettingLevel(
                    isProject ? .project : .target,
                    table: item.value["buildSettings"],
                    of: graph.file
                )
            )
        }
        self.problems = problems
    }

    private static func file(
        of item: GraphObject,
        in graph: ObjectGraph,
        paths: ReferencePaths,
        files: SettingsFiles
    ) -> SettingsFile {
        if let member = item.value.member("baseConfigurationReference"),
            let id = member.value.settingText
        {
            guard case .source(let path)? = paths[id] else { return SettingsFile() }
            return files.file(at: path, namedAt: graph.file.place(of: member.offset))
        }
        // Since Xcode 16, a file in a synchronized folder is named by the folder and its path there.
        if let member = item.value.member("baseConfigurationReferenceRelativePath"),
            let relative = member.value.settingText,
            case .source(let folder)? = item.text("baseConfigurationReferenceAnchor").flatMap({
                paths[$0]
            })
        {
            let path = ProjectPath(relative, in: folder)
            return files.file(at: path, namedAt: graph.file.place(of: member.offset))
        }
        return SettingsFile()
    }

    /// Returns the configuration with a name, or the default one, or the first, in this order.
    func best(_ name: String) -> Configuration? {
        configurations.first { $0.name == name }
            ?? configurations.first { $0.name == defaultName } ?? configurations.first
    }
}
