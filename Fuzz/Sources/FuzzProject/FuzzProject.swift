// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject

/// Checks a project file, and after a null byte a settings file: all settings and members of all targets are resolved
/// in bounded time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    var files = MemoryFiles()
    files["A.xcodeproj/project.pbxproj"] = Array(parts[0])
    files["A.xcconfig"] = parts.count > 1 ? Array(parts[1]) : []
    files["Folder/a.swift"] = []
    files["Folder/en.lproj/Localizable.strings"] = []
    files["Info.plist"] = Array(
        "<plist><dict><key>a</key><string>$(X)</string></dict></plist>".utf8
    )
    let tree = ProjectTree(reading: files)
    for project in tree.projects {
        for target in project.targets {
            for member in target.members where member.state == .file {
                guard tree.folder.find(member.path) != nil else {
                    fatalError("\(member.path) is said to be there")
                }
            }
            for name in target.configurations.prefix(4) {
                let configured = project.configured(target, configuration: name)
                for name in configured.settings.assignedNames.prefix(100) {
                    guard let setting = configured.setting(name) else { continue }
                    guard setting.text.utf8.count <= 65_536 else {
                        fatalError("\(name) is too long")
                    }
                }
                _ = configured.infoPlist
                _ = configured.entitlements
                _ = configured.assetCatalogs()
                _ = configured.stringFiles()
            }
        }
    }
    return 0
}
