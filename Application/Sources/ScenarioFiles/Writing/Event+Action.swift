// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes

extension Event {
    typealias Inline = YAMLWriter.Inline

    /// Returns the event as an action of a step; `nil` for the passing of time, which steps state
    /// separately, and for events that the format has no words for.
    func action(at time: Timestamp) -> (key: String, value: Inline)? {
        switch self {
        case .advance, .restore: return nil
        case .change(let setting): return setting.entry.map { ("set", .map([$0])) }
        case .invoke(let invocation): return ("invoke", invocation.words)
        case .open(let text):
            // The source of a text that is not a URL is no longer known, and does not matter.
            return ("invoke", .map([("source", "qr-code"), ("text", .text(text))]))
        case .card(let action): return ("card", .text(action.rawValue))
        case .comeBack(let clip, let source): return ("come-back", source.words(for: clip))
        case .leave: return ("leave", "now")
        case .endProcess(let clip): return ("end-process", .text(clip.text))
        case .call(let call): return call.words(at: time).map { ("call", .map([$0])) }
        case .push(let request, let clip):
            return ("push", .map(request.words + [("clip", .text(clip.text))]))
        case .openStore(_, let source): return ("open-store", .text(source.rawValue))
        case .installApp(let app, let signing):
            return (
                "install",
                .map([("app", .text(app.text)), ("signing", .text(signing.rawValue))])
            )
        case .removeApp(let app): return ("remove-app", .text(app.text))
        case .openApp(let app): return ("open-app", .text(app.text))
        case .deleteClip(let clip): return ("delete-clip", .text(clip.text))
        case .addLocalExperience(let local):
            return (
                "add-local-experience",
                .map([
                    ("url", .text(local.url.description)), ("clip", .text(local.clip.text)),
                    ("title", .text(local.title)), ("subtitle", .text(local.subtitle)),
                    ("verb", .text(local.verb.rawValue)),
                    ("image", local.image.map { .text($0) }),
                ])
            )
        case .removeLocalExperience(let local):
            return ("remove-local-experience", .text(local.url.description))
        case .clearExperienceCache: return ("clear", "experience-cache")
        case .clearWebsiteData: return ("clear", "website-data")
        case .revokeSignIn(let user):
            return (
                "revoke-sign-in",
                .map([("team", .text(user.team)), ("user", .text(user.identifier))])
            )
        }
    }
}

extension Invocation {
    fileprivate var words: YAMLWriter.Inline {
        let usual = InvocationDetails()
        func word<Value: RawRepresentable & Equatable>(
            _ value: Value,
            unless usual: Value
        ) -> YAMLWriter.Inline? where Value.RawValue == String {
            value == usual ? nil : .text(value.rawValue)
        }
        return .map([
            ("source", .text(source.rawValue)), ("url", .text(url.text)),
            ("contact", word(details.contact, unless: usual.contact)),
            ("tag", details.hasTag ? nil : .flag(false)),
            ("message", word(details.message, unless: usual.message)),
            ("viewer", word(details.viewer, unless: usual.viewer)),
            ("caller", details.caller.map { .text($0.text) }),
            ("clip", details.clip.map { .text($0.text) }),
            ("signing", word(details.signing, unless: usual.signing)),
            ("url-variable", details.isURLVariableEnabled ? nil : .flag(false)),
        ])
    }
}

extension Event.ReturnSource {
    fileprivate func words(for clip: AppIdentifier) -> YAMLWriter.Inline {
        let clip = ("clip", Optional(YAMLWriter.Inline.text(clip.text)))
        return switch self {
        case .appLibrary: .map([clip, ("by", "app-library")])
        case .spotlight: .map([clip, ("by", "spotlight")])
        case .appSwitcher: .map([clip, ("by", "app-switcher")])
        case .notification(let number):
            .map([clip, ("by", "notification"), ("notification", .number(Int64(number)))])
        }
    }
}

extension Setting {
    /// The key and the value of a setting; `nil` for a time zone, whose name the rules do not have.
    fileprivate var entry: (String, YAMLWriter.Inline?)? {
        switch self {
        case .system(let version): ("system", .text("\(version)"))
        case .languages(let languages): ("languages", .list(languages.map { .text($0.tag) }))
        case .region(let region): ("region", .text(region))
        case .zone: nil
        case .position(let place):
            ("position", place.map { .text("\($0.latitude), \($0.longitude)") } ?? .null)
        case .privateBrowsing(let isOn): ("private-browsing", .flag(isOn))
        case .knownSender(let isKnown): ("known-sender", .flag(isKnown))
        case .clipsForbidden(let isForbidden): ("clips-forbidden", .flag(isForbidden))
        case .locationServices(let isOn): ("location-services", .flag(isOn))
        case .retention(let seconds): ("retention", .text("\(seconds) s"))
        case .cacheLifetime(let seconds): ("cache-lifetime", .text("\(seconds) s"))
        }
    }
}

extension NotificationRequest {
    fileprivate var words: [(String, YAMLWriter.Inline?)] {
        [
            ("number", .number(Int64(number))), ("title", .text(title)),
            ("target", target.map { .text($0.text) }),
        ]
    }
}

extension Call {
    /// Returns the call in the words of the format; `nil` for a file that is not text, which the
    /// format cannot hold.
    fileprivate func words(at time: Timestamp) -> (String, YAMLWriter.Inline?)? {
        func group(_ place: DataPlace) -> (String, YAMLWriter.Inline?) {
            if case .group(let name) = place { ("group", .text(name)) } else { ("group", nil) }
        }
        switch self {
        case .write(let file, let bytes, let place):
            guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
            return ("write", .map([("file", .text(file)), ("text", .text(text)), group(place)]))
        case .delete(let file, let place):
            return ("delete", .map([("file", .text(file)), group(place)]))
        case .set(let value, let key, let place):
            return (
                "set-default",
                .map([
                    ("key", .text(key)), ("value", value.map { .text($0) } ?? .null), group(place),
                ])
            )
        case .addToKeychain(let item):
            func part(_ text: String) -> YAMLWriter.Inline? { text.isEmpty ? nil : .text(text) }
            return (
                "add-to-keychain",
                .map([
                    ("class", .text(item.itemClass.rawValue)), ("label", part(item.label)),
                    ("service", part(item.service)), ("account", part(item.account)),
                    ("application-label", part(item.applicationLabel)),
                    ("data", part(String(decoding: item.data, as: UTF8.self))),
                ])
            )
        case .deleteFromKeychain(let query):
            return (
                "delete-from-keychain",
                .map([
                    ("class", .text(query.itemClass.rawValue)),
                    ("label", query.label.map { .text($0) }),
                    ("service", query.service.map { .text($0) }),
                    ("account", query.account.map { .text($0) }),
                ])
            )
        case .request(let permission, let answer):
            return (
                "request",
                .map([("permission", .text(permission.rawValue)), ("answer", .flag(answer))])
            )
        case .schedule(let request, let moment):
            return ("schedule", .map(request.words + [("at", moment.iso8601.map { .text($0) })]))
        case .cancel(let number): return ("cancel", .number(Int64(number)))
        case .beginActivity(let name): return ("begin-activity", .text(name))
        case .endActivity(let name): return ("end-activity", .text(name))
        case .signIn(let user): return ("sign-in", .text(user))
        case .writeRecord(let value, let name, let container):
            return (
                "write-record",
                .map([
                    ("container", .text(container)), ("name", .text(name)), ("value", .text(value)),
                ])
            )
        case .showOverlay: return ("overlay", "show")
        case .dismissOverlay: return ("overlay", "dismiss")
        }
    }
}
