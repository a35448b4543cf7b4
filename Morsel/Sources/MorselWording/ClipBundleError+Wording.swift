import AppClipExperiences
import AppClipTypes
public import MorselRegistry

extension ClipBundleError {
    /// What is wrong and what would be accepted, as a sentence for people.
    public var sentence: String {
        switch self {
        case .fileMissing(let path): "\(path): there is no such regular file in the bundle."
        case .fileUnreadable(let path): "\(path): the file cannot be read."
        case .fileTooLarge(let path, let limit): "\(path): the file has more than \(limit) bytes."
        case .path(let path): "\(path): a path goes down from the bundle, without . and .. parts."
        case .tooManyAssets(let limit): "assets: there are more than \(limit)."
        case .tooLarge(let size, let limit):
            "The clip has \(size.bytes) bytes. No clip may have more than \(limit) MB."
        case .manifestNotJSON: "clip.json: the manifest is no JSON text."
        case .memberMissing(let member): "clip.json: \(member) is missing."
        case .memberType(let member): "clip.json: \(member) has the wrong type."
        case .format(let number): "clip.json: format \(number) is unknown. Format 1 is read."
        case .identifier(let member, let error):
            "clip.json: \(member) is no app identifier, at byte \(error.offset + 1). It has ten "
                + "characters of the team, a dot and the bundle identifier."
        case .version: "clip.json: version needs 1 to 32 bytes."
        case .minimumSystem: "clip.json: minimumSystem is no version such as 16.4."
        case .entitlement(let member, _):
            "clip.json: \(member) is no entry such as appclips:example.com."
        case .language(let member): "clip.json: \(member) is no language such as en or de-CH."
        case .verb: "clip.json: defaultExperience.verb is one of OPEN, VIEW, PLAY."
        case .notAModule(let path): "\(path): the file is no WebAssembly module."
        case .image(let path, .tooLarge(let count)):
            "\(path): the picture has \(count) bytes, which is more than \(ImageFile.largestFile)."
        case .image(let path, _): "\(path): the picture is neither PNG nor JPEG, or broken."
        @unknown default: "The folder is no clip bundle."
        }
    }
}

extension RegistryError {
    /// What was refused, as a sentence for people.
    public var sentence: String {
        switch self {
        case .urlTaken(let owner): "Experience \(owner.rawValue) has this URL already."
        case .unknownClip(let clip): "No build of \(clip) was published."
        case .unknownExperience(let id): "There is no experience \(id.rawValue)."
        case .unknownImage: "The picture was not added before."
        case .clipOfOtherApp(let clip): "\(clip) belongs to another app."
        case .appHasOtherClip(let clip): "The app has the clip \(clip). There is one for each app."
        case .damaged(let column): "The registry is damaged: \(column) cannot be read."
        @unknown default: "The registry refused."
        }
    }
}
