// SPDX-License-Identifier: Apache-2.0

/// The roles of files in synchronized folders, by their extensions.
enum MemberKinds {
    /// The extensions of folders that count as one file.
    static let packages: Set<String> = [
        "app", "appex", "atlas", "bundle", "docc", "framework", "icon", "mlmodelc", "mlpackage",
        "momd",
        "playground", "rcproject", "realitycomposerpro", "rtfd", "scnassets", "spriteatlas",
        "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj",
        "xcstickers", "xctestplan", "xcworkspace",
    ]

    private static let sources: Set<String> = [
        "swift", "m", "mm", "c", "cc", "cpp", "cxx", "c++", "s", "metal", "docc",
        "intentdefinition",
        "mlmodel", "mlpackage", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "y", "l", "iig",
        "rcproject",
    ]

    private static let headers: Set<String> = ["h", "hh", "hpp", "hxx", "pch", "inc", "ipp", "tpp"]

    private static let libraries: Set<String> = ["framework", "xcframework", "a", "dylib", "tbd"]

    private static let left: Set<String> = [
        "entitlements", "modulemap", "playground", "xcconfig", "xcodeproj", "xctestplan",
        "xcworkspace",
    ]

    /// Returns the role of a file by its extension; `nil` for one that belongs to no phase.
    static func role(of path: String) -> TargetMember.Role? {
        let end = path.pathExtension
        if sources.contains(end) { return .source }
        if headers.contains(end) { return .header }
        if libraries.contains(end) { return .framework }
        return left.contains(end) ? nil : .resource
    }

    /// Returns the role of a file by its type in the project, such as `sourcecode.swift`.
    static func role(ofType type: String) -> TargetMember.Role? {
        switch type {
        case "sourcecode.module-map", "text.xcconfig", "text.plist.entitlements", "text": nil
        case "wrapper.xcdatamodel", "file.intentdefinition", "file.mlmodel",
            "folder.documentationcatalog":
            .source
        case "archive.ar", "compiled.mach-o.dylib", "wrapper.framework", "wrapper.xcframework",
            "sourcecode.text-based-dylib-definition":
            .framework
        default:
            if !type.hasPrefix("sourcecode.") {
                .resource
            } else {
                type.hasSuffix(".h") ? .header : .source
            }
        }
    }

    /// Returns the language of the `.lproj` folder in a path; `nil` if there is none.
    static func language(in path: String) -> String? {
        for part in path.utf8.split(separator: UInt8(ascii: "/")).reversed() {
            let name = String(Substring(part))
            if name.pathExtension == "lproj" { return name.pathStem }
        }
        return nil
    }
}
