// SPDX-License-Identifier: Apache-2.0

package import AppClipProject
package import AppClipTypes
import AppSiteAssociation
package import ProjectFiles

/// A clip that is added to an app of an existing project (G1): its target, its files, and the
/// references between app and clip.
package struct AddedClip {
    package let files: FolderFiles
    package let project: XcodeProject
    package let app: ProjectTarget
    /// The name of the target, the module and the folder.
    package let name: String
    /// The display name, which is that of the app.
    let display: String
    /// The App Group in which the clip leaves its data for the app.
    let group: String
    package let domain: HostName
    /// The app's target in each of its configurations, in order.
    let configurations: [ConfiguredTarget]
    /// The bundle identifier of the app.
    package let appIdentifier: String

    package var identifier: String { appIdentifier + ".Clip" }
    var url: String { "https://\(domain.text)/" }

    /// The folder of the project in the tree; `""` for the root.
    let folder: String

    /// The key of the entitlement for App Groups.
    static let groups = "com.apple.security.application-groups"

    /// Chooses the app, and checks whether a clip can be added to it.
    ///
    /// - Parameters:
    ///   - files: The files around the project.
    ///   - tree: The projects among them.
    ///   - name: The name of the clip; `nil` for the app's name with `Clip`.
    ///   - target: The name of the app's target; `nil` for the only one.
    ///   - domain: The host of the invocation URLs; `nil` for the first one of the app.
    /// - Throws: ``TemplateError`` that names the part at fault.
    package init(
        _ files: FolderFiles,
        _ tree: ProjectTree,
        name: String?,
        target: String?,
        domain: String?
    ) throws(TemplateError) {
        self.files = files
        let apps = tree.projects.flatMap { project in
            project.targets.filter { Self.isApp($0, of: project) }.map { (project, $0) }
        }
        let named = target.map { name in apps.filter { $0.1.name == name } } ?? apps
        guard let (project, app) = named.first, named.count == 1 else {
            throw Self.choice(apps.map { ($0.1.name, $0.0.path) }, target)
        }
        (self.project, self.app) = (project, app)
        try Self.refuseGenerated(project, files)
        let own = project.reference(to: app)
        if let pair = tree.pairs.first(where: { $0.app == own }) {
            throw TemplateError(
                "into",
                "into: the app '\(app.name)' has the App Clip '\(pair.clip.name)' already; an app has one at most."
            )
        }
        guard let folder = project.root.insidePath else {
            throw TemplateError(
                "into",
                "into: the project's files lie outside of \(files.root)."
            )
        }
        self.folder = folder
        configurations = app.configurations.map { project.configured(app, configuration: $0) }
        let identifiers = Set(configurations.compactMap { $0.bundleIdentifier?.text })
        guard let text = configurations.first?.bundleIdentifier?.text,
            let appIdentifier = try? BundleIdentifier(text),
            (try? BundleIdentifier(text + ".Clip")) != nil
        else {
            throw TemplateError(
                "into",
                "into: the bundle identifier of '\(app.name)' is not known, so that the clip's cannot be made of it; set PRODUCT_BUNDLE_IDENTIFIER."
            )
        }
        guard identifiers.count == 1 else {
            throw TemplateError(
                "into",
                "into: '\(app.name)' has another bundle identifier in each configuration (\(identifiers.sorted().joined(separator: ", "))); a clip is added to an app with one."
            )
        }
        self.appIdentifier = appIdentifier.text
        // The names of a new project's targets are formed in the same way.
        let names = try ProjectNames(name ?? "\(app.name) Clip")
        self.name = names.module
        let first = configurations[0]
        let shown = ["CFBundleDisplayName", "CFBundleName"].compactMap {
            first.infoPlist[$0]?.string
        }
        display = shown.first { !$0.isEmpty && !$0.contains("$(") } ?? app.name
        group =
            first.entitlements[Self.groups]?.strings.first { !$0.contains("$(") }
            ?? "group.\(appIdentifier.text)"
        self.domain = try Self.host(domain, of: configurations)
        let moduleName = self.name
        if project.targets.contains(where: { $0.name == moduleName }) {
            throw TemplateError("name", "name: the project has a target '\(moduleName)' already.")
        }
    }

    private static func isApp(_ target: ProjectTarget, of project: XcodeProject) -> Bool {
        guard target.kind == .app, let configuration = target.configurations.first else {
            return false
        }
        return project.configured(target, configuration: configuration).sdk == "iphoneos"
    }

    private static func choice(_ apps: [(name: String, path: String)], _ target: String?)
        -> TemplateError
    {
        let list = apps.prefix(12).map { "'\($0.name)' in \($0.path)" }.joined(separator: ", ")
        if let target {
            return TemplateError(
                "target",
                "target: no iPhone app is called '\(target)'\(list.isEmpty ? "" : "; there are \(list)")."
            )
        }
        return TemplateError(
            "into",
            apps.isEmpty
                ? "into: there is no Xcode project with an iPhone app here."
                : "into: there are several iPhone apps: \(list). --target chooses one, or the path of its project."
        )
    }

    // A change of a generated project would be lost the next time that it is generated.
    private static func refuseGenerated(_ project: XcodeProject, _ files: FolderFiles)
        throws(TemplateError)
    {
        let folder = project.path.split(separator: "/").dropLast().joined(separator: "/")
        for (name, tool) in [
            ("project.yml", "XcodeGen"), ("project.yaml", "XcodeGen"), ("Project.swift", "Tuist"),
        ] {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            guard files.entry(at: path) != nil else { continue }
            throw TemplateError(
                "into",
                "into: \(path): \(tool) writes this project, and would write it anew without the clip; declare the clip there."
            )
        }
    }

    private static func host(_ given: String?, of apps: [ConfiguredTarget])
        throws(TemplateError) -> HostName
    {
        if let given { return try ProjectNames.host(given) }
        for app in apps {
            let entries = app.entitlements["com.apple.developer.associated-domains"]?.strings ?? []
            let domains = entries.compactMap { try? AssociatedDomain($0) }.filter { !$0.isWildcard }
            if let found = domains.first(where: { $0.service == .appClips }) ?? domains.first {
                return found.host
            }
        }
        throw TemplateError(
            "domain",
            "domain: the app has no associated domain that the clip could have, too; name the host of the invocation URLs with --domain."
        )
    }
}
