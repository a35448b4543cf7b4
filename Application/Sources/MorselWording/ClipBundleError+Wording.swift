// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
public import MorselRegistry

extension ClipBundleError {
    /// A sentence that describes the error, and what would be accepted.
    public var sentence: String {
        switch self {
        case .fileMissing(let path): "\(path): the bundle has no file with this name."
        case .fileUnreadable(let path): "\(path): the file cannot be read."
        case .fileTooLarge(let path, let limit):
            "\(path): the file is larger than \(ByteCount(limit)), the maximum."
        case .path(let path): "\(path): the path must be inside the bundle, without '.' and '..'."
        case .tooManyAssets(let limit):
            "assets: the clip has more than \(limit) assets, the "
                + "maximum."
        case .tooLarge(let size, let limit):
            "The clip has \(size); the maximum is \(limit) MB."
        case .manifestNotJSON: "clip.json: the manifest is not valid JSON."
        case .memberMissing(let member): "clip.json: \(member) is missing."
        case .memberType(let member): "clip.json: \(member) has the wrong type."
        case .format(let number): "clip.json: format \(number) is not supported; use format 1."
        case .identifier(let member, let error):
            "clip.json: \(member) is not an app identifier (byte \(error.offset + 1)): the team's "
                + "prefix of ten characters, a dot and the bundle identifier."
        case .version:
            "clip.json: version must be up to three whole numbers with periods between them, such as "
                + "1.2.3."
        case .sizeBesideModule:
            "clip.json: size is for clips without a module; remove it, or the module."
        case .website:
            "clip.json: app.website is not an address with https, such as https://fruta.example/."
        case .minimumSystem: "clip.json: minimumSystem is not a version number, such as 16.4."
        case .entitlement(let member, let entry, _):
            "clip.json: \(member): '\(entry)' is not an associated domain, such as appclips:example.com."
        case .language(let member, let tag):
            "clip.json: \(member): '\(tag)' is not a language of the store; use "
                + "\(Language.acceptedInPlace(of: tag))."
        case .verb: "clip.json: defaultExperience.verb must be OPEN, VIEW or PLAY."
        case .notAModule(let path): "\(path): the file is not a WebAssembly module."
        case .image(let path, .tooLarge(let count)):
            "\(path): the image has \(ByteCount(count)); the maximum is "
                + "\(ByteCount(ImageFile.largestFile))."
        case .image(let path, _): "\(path): the image is damaged or not a PNG or JPEG file."
        @unknown default: "The folder is not a clip bundle."
        }
    }
}

extension HostConflict {
    /// A sentence that names the team to which the host is registered.
    public var sentence: String {
        let owner = "\(registration.hosts.text) is registered to the team \(registration.team)"
        return named == registration.hosts
            ? "\(owner)." : "\(owner), and '\(named.text)' overlaps with it."
    }
}

extension RegistryError {
    /// A sentence that explains why the registry rejected a change.
    public var sentence: String {
        switch self {
        case .urlTaken(let owner): "Experience \(owner.rawValue) already has this URL."
        case .unknownClip(let clip): "No build of \(clip) has been published."
        case .unknownExperience(let id): "Experience \(id.rawValue) does not exist."
        case .unknownBuild(let number):
            "Build \(number) does not exist; 'morsel build list' shows all."
        case .notUndoable(let number):
            "Entry \(number) of the log cannot be undone: only changes of experiences can."
        case .unknownImage: "The image is not in the database."
        case .clipOfOtherApp(let clip): "\(clip) belongs to another app."
        case .appHasOtherClip(let clip):
            "The app already has the clip \(clip); an app can have "
                + "only one."
        case .hostsOfOtherTeams(let conflicts):
            conflicts.first.map(\.sentence) ?? "The build names a host of another team."
        case .lastAdministrator(let name):
            "\(name) is the only administrator. Make somebody else one first."
        case .changedSince(let number):
            "It was changed again since, last by entry \(number) of the log."
        case .damaged(let column): "The database is damaged: \(column) cannot be read."
        case .busy: "Another program has locked the database. Try again when that program is done."
        case .full: "There is no room left on the disk of the database."
        case .unreachable:
            "The server of the database does not answer. Nothing was changed; try again."
        case .readOnly:
            "The database is read-only. Make the change where it can be written."
        case .tooSlow: "The search took too long. Search for something longer."
        case .unconfirmed:
            "The connection to the database was lost before the change was confirmed. Check whether it "
                + "was made before you try again."
        case .newer: "A newer version of morsel has updated the database. Update morsel."
        case .unstorableText: "A text contains the character U+0000. Remove it."
        @unknown default: "The database rejected the change."
        }
    }
}
