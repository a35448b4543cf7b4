// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import GroupStores
import Synchronization

// The system of one program on a phone, which the device implements.
final class ProgramSystem: ClipSystem {
    let key: RunningProgram.Key
    let shared: SharedDevice

    // The closure that receives the events of the overlay.
    let overlayReport = Mutex<(@Sendable (SystemOverlayEvent) -> Void)?>(nil)

    var caller: AppOrClip { key.appOrClip }

    init(of key: RunningProgram.Key, on shared: SharedDevice) {
        self.key = key
        self.shared = shared
    }

    // Whether the program is in the foreground: others do not run.
    var isInForeground: Bool {
        shared.device.screen.foreground.map { RunningProgram.Key($0) } == key
    }

    // Performs a call on the device. A call that is refused or not possible has no effect other
    // than the refusal.
    @discardableResult
    func call(_ call: Call) -> [Effect] {
        guard isInForeground else { return [] }
        return (try? shared.handle(.call(call))) ?? []
    }

    // Runs the program's code, with the data of its App Groups at the place where Foundation looks
    // for it.
    func runProgram<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let groups = groupNames
        for group in groups {
            let container = container(ofGroup: group)
            shared.groups.show(
                defaults: container.defaults,
                files: container.files,
                as: name(group)
            )
        }
        defer {
            for group in groups {
                for change in shared.groups.changes(of: name(group)) {
                    call(Call(change, in: .group(group)))
                }
            }
        }
        return try run(body)
    }

    // MARK: Shared data

    func defaultsDomain(ofGroup group: String) -> String? {
        groupNames.contains(group) ? shared.groups.domain(of: name(group)) : nil
    }

    func containerPath(ofGroup group: String) -> String? {
        groupNames.contains(group) ? shared.groups.folder(of: name(group)) : nil
    }

    func storedText(forKey key: String, in place: DataPlace) -> String? {
        shared.device.container(place, of: caller)?.defaults[key]
    }

    func container(ofGroup group: String) -> Container {
        shared.device.container(.group(group), of: caller) ?? Container()
    }

    // The App Groups that the program's entitlement names.
    var groupNames: [String] {
        let device = shared.device
        let names: Set<String>? =
            switch caller {
            case .clip(let clip): device.state.cachedClips[clip]?.traits.groups
            case .app(let app): device.apps[app]?.traits.groups
            }
        return names?.sorted() ?? []
    }

    // A group belongs to a full app and its clip.
    private func name(_ group: String) -> String {
        let owner: AppIdentifier =
            switch caller {
            case .clip(let clip): shared.device.state.cachedClips[clip]?.app.identifier ?? clip
            case .app(let app): app
            }
        return owner.text + "/" + group
    }

    // MARK: Links

    func linkMetadata(of url: String) -> SystemLinkMetadata? {
        guard let parsed = try? InvocationURL(url) else { return nil }
        let title: String? =
            switch shared.preview(of: parsed) {
            case .clip(let card): card.title
            case .app(let app): shared.device.apps[app]?.app.name
            case .page: nil
            }
        return SystemLinkMetadata(url: url, title: title)
    }
}

extension Call {
    // Creates the call for a change that a program made to the data of a group through Foundation.
    init(_ change: GroupStores.Change, in place: DataPlace) {
        self =
            switch change {
            case .set(let text, let key): .set(text, forKey: key, in: place)
            case .write(let file, let bytes): .write(file: file, bytes, in: place)
            case .delete(let file): .delete(file: file, in: place)
            }
    }
}

extension [Effect] {
    // The reason a call was refused; nil if it was not.
    var refusal: Reason? {
        for case .refuse(let reason) in self { return reason }
        return nil
    }
}
