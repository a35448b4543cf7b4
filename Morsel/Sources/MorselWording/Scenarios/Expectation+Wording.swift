import AppClipDevice
import AppClipTypes
public import DeviceScenarios

extension Question {
    /// What is asked, by the keys of the file: `card.title`.
    public var label: String {
        switch self {
        case .step(let question): question.rawValue
        case .hasCard: "card"
        case .card(let question): "card.\(question.rawValue)"
        case .hasLaunch: "launch"
        case .launch(let question): "launch.\(question.rawValue)"
        case .callbacks(let lifeCycle): "callbacks.\(lifeCycle.rawValue)"
        case .preview(let url): "previews.\(url.text)"
        case .holder(let holder, let question): "\(holder.identifier.text) \(question.label)"
        }
    }
}

extension HolderQuestion {
    fileprivate var label: String {
        switch self {
        case .simple(let question): question.rawValue
        case .permission(let permission): "permissions.\(permission.rawValue)"
        case .file(let name, let place): "\(place.label)files.\(name)"
        case .setting(let key, let place): "\(place.label)defaults.\(key)"
        case .group(let name): "groups.\(name)"
        case .keychain(_, let field): "keychain.\(field.rawValue)"
        case .credential(let user): "credentials.\(user)"
        case .record(let name, let container): "records.\(container).\(name)"
        case .recordRefusal(let name, let container): "records.\(container).\(name).refused-by"
        case .location: "location.answer"
        case .locationRefusal: "location.refused-by"
        case .framework(let framework): "frameworks.\(framework.rawValue)"
        case .function(let function): "functions.\(function.rawValue)"
        }
    }
}

extension DataPlace {
    fileprivate var label: String {
        switch self {
        case .own: ""
        case .group(let name): "groups.\(name)."
        }
    }
}

extension Expectation {
    /// What is expected, for people.
    public var words: String {
        let words =
            switch wanted {
            case .equal(let answer): answer.words
            case .including(let texts):
                "\(Answer.texts(texts).words) in this order, among others"
            }
        return isNegated ? "not \(words)" : words
    }
}

extension Answer {
    /// The answer, for people.
    public var words: String {
        switch self {
        case .nothing: "nothing"
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): String(number)
        case .text(let text): "'\(text)'"
        case .texts(let texts): "[" + texts.joined(separator: ", ") + "]"
        }
    }
}

extension FaultName {
    /// Why a step cannot be, as a sentence for people.
    public var sentence: String {
        switch self {
        case .clockTurnedBack: "The clock would go back."
        case .impossibleTime: "No device's clock shows this time; 1970 to 9999 it does."
        case .unknownSystem: "There is no such version of the system."
        case .systemTurnedBack: "A system does not become older."
        case .zone: "The time zone makes no sense."
        case .impossibleDuration: "This length of time is negative, or longer than a device lives."
        case .contradiction: "The parts of the world contradict each other."
        case .unknownLocalExperience: "No local experience has this URL."
        case .noCard: "There is no card on the screen."
        case .nothingInForeground: "Neither a clip nor an app runs in the foreground."
        case .unknownApp: "The app is not in the world."
        case .notOnDevice: "The clip or app is not on the device."
        case .unknownNotification: "No notification of this number was shown."
        case .noBackup: "No backup was made before."
        }
    }
}
