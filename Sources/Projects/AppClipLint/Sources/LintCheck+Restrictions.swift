// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject
internal import SourceScan

extension LintCheck {
    /// Checks C701, C707 and C717: modules that are imported or linked.
    @Sendable
    static func restrictedModules(_ context: LintContext) -> [LintFinding] {
        guard let sources = context.clipSources else { return [] }
        let imports = sources.own.imports.merging(sources.linked.imports) { $0 + $1 }
        let imported = Set(imports.keys)
        let linked = Set(context.clip.target.systemFrameworks)
        let ownModules = context.ownModules
        return imported.union(linked).sorted().compactMap { module in
            guard let restricted = RestrictedModule.all[module], !ownModules.contains(module) else {
                return nil
            }
            return context.finding(
                restricted.rule,
                on: context.clip,
                [
                    .module: module, .name: restricted.name,
                    .how: imported.contains(module) ? "imports" : "links",
                ],
                at: imports[module] ?? []
            )
        }
    }

    /// Checks C702–C706, C708, C709 and C716.
    @Sendable
    static func restrictedUses(_ context: LintContext) -> [LintFinding] {
        guard let sources = context.clipSources else { return [] }
        return RestrictedUse.all.compactMap { use in
            var sightings = sources.sightings(of: use.phrases)
            if let module = use.module {
                let files = Set(
                    [sources.own, sources.linked]
                        .flatMap { ($0.imports[module] ?? []).map(\.place.file) }
                )
                sightings = sightings.filter { files.contains($0.place.file) }
            }
            guard !sightings.isEmpty else { return nil }
            return context.finding(
                use.rule,
                on: context.clip,
                [.what: use.what, .consequence: use.consequence],
                at: sightings
            )
        }
    }
}

extension LintContext {
    /// The names of modules that the project builds itself, or gets from packages; they are not Apple's, even if they
    /// have the same names.
    var ownModules: Set<String> {
        var modules: Set<String> = []
        for project in tree.projects {
            for target in project.targets {
                modules.insert(target.name)
                modules.formUnion(target.packageProducts.map(\.name))
            }
        }
        // The rules about advertising also apply to SDKs from packages.
        return modules.filter { RestrictedModule.all[$0]?.rule != .advertising }
    }
}
