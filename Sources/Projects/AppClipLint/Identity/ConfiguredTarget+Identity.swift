// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
internal import AppClipTypes

extension ConfiguredTarget {
    /// The bundle identifier; `nil` where it is empty or not known.
    var knownIdentifier: String? {
        guard let setting = bundleIdentifier, setting.unresolved.isEmpty, setting.symbolic.isEmpty
        else { return nil }
        let text = setting.text.trimmed
        return text.isEmpty ? nil : text
    }

    /// Whether its Info.plist is known: read from a file, or made by Xcode.
    var hasInfoPlist: Bool {
        infoPlist.state == .read || infoPlist.state == .unset && generatesInfo
    }

    /// The value of a build setting; `nil` where it is empty, or has a variable without a value.
    func known(_ name: String) -> String? {
        guard let setting = setting(name), setting.unresolved.isEmpty else { return nil }
        let text = setting.text.trimmed
        return text.isEmpty ? nil : text
    }

    /// Whether a finding about what is not there is sure.
    var certainty: LintFinding.Certainty { isComplete ? .certain : .unsure(.settings) }

    /// Whether a finding about the value of a setting is sure: no file that is not there outranks what the
    /// target itself assigns.
    func certainty(of name: String) -> LintFinding.Certainty {
        guard let setting = setting(name), setting.level == .target, setting.unresolved.isEmpty
        else { return certainty }
        return .certain
    }

    /// Whether a finding about what the Info.plist does not have is sure: settings add to it only where Xcode
    /// makes a part of it.
    var infoPlistCertainty: LintFinding.Certainty {
        generatesInfo ? certainty : certainty(of: "GENERATE_INFOPLIST_FILE")
    }
}

extension ResolvedSetting {
    /// Whether another text can be written in its place, without a variable that others share.
    var isLiteral: Bool { !raw.utf8.contains(0x24) }

    /// What writes another text where the setting is assigned; `nil` where a variable stands there, and for
    /// what is assigned for the whole project.
    func replacement(_ text: String) -> LintFix? {
        guard isLiteral, level == .target || level == .targetFile, let place else { return nil }
        return LintFix([.replace(at: place, with: text)])
    }
}

extension StringProtocol {
    /// The text without spaces, tabs and line ends around it.
    var trimmed: String {
        var bytes = Array(utf8)[...]
        while let first = bytes.first, first.isSpace { bytes = bytes.dropFirst() }
        while let last = bytes.last, last.isSpace { bytes = bytes.dropLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
