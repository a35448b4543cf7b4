import AppClipDevice
import AppClipTypes

// What a clip or app finds, and may do.

extension Observation {
    func answer(to question: HolderQuestion, of holder: Holder) -> Answer {
        switch question {
        case .simple(let question): answer(to: question, of: holder)
        case .permission(let permission):
            device.answer(to: permission, of: holder).map { .flag($0) } ?? .nothing
        case .file(let name, let place):
            Answer(
                device.container(place, of: holder)?.files[name].map {
                    String(decoding: $0, as: UTF8.self)
                }
            )
        case .setting(let key, let place):
            Answer(device.container(place, of: holder)?.defaults[key])
        case .group(let name): .flag(device.container(.group(name), of: holder) != nil)
        case .keychain(let query, let field): keychain(query, field, of: holder)
        case .credential(let user):
            .text(device.credentialState(of: user, for: holder).rawValue)
        case .record(let name, let container):
            record(name, container, of: holder).0
        case .recordRefusal(let name, let container):
            Answer(record(name, container, of: holder).1?.rule.text)
        case .location(let check): location(check, of: holder).0
        case .locationRefusal(let check):
            Answer(location(check, of: holder).1?.rule.text)
        case .framework(let framework): .flag(framework.isFunctional(for: holder))
        case .function(let function):
            // An app has all of them.
            .flag(!holder.isClip || function.isAvailable(on: device.state.system))
        }
    }

    private func answer(to question: SimpleQuestion, of holder: Holder) -> Answer {
        let life = device.lives[holder.identifier]
        switch question {
        case .onDevice:
            return .flag(holder.isClip ? life != nil : device.apps[holder.identifier] != nil)
        case .notifications: return .text(device.notificationStatus(of: holder).rawValue)
        case .mayUseLocation: return .flag(device.mayUseLocation(holder))
        case .deviceName: return .text(device.name(for: holder))
        case .vendorIdentifier: return Answer(device.vendorIdentifier(for: holder))
        case .readsPasses: return .flag(device.mayReadPasses(holder))
        case .activities: return .texts(life?.activities ?? [])
        case .instances: return .texts(life?.instances.map(\.identifier.name) ?? [])
        case .scheduled: return .texts(life?.scheduled.map { String($0.request.number) } ?? [])
        case .shown: return .texts(life?.delivered.map { String($0.number) } ?? [])
        }
    }

    private func keychain(
        _ query: KeychainQuery,
        _ field: HolderQuestion.KeychainField,
        of holder: Holder
    ) -> Answer {
        let items = device.keychainItems(matching: query, of: holder)
        switch field {
        case .count: return .number(Int64(items.count))
        case .data:
            return .texts(items.map { String(decoding: $0.attributes.data, as: UTF8.self) })
        case .origin: return .texts(items.map { $0.isFromClip ? "clip" : "app" })
        }
    }

    /// What the rules say about a question that a clip asks, and that has no effect.
    func reasons(for question: Question) -> [Reason] {
        guard case .holder(let holder, let question) = question else { return [] }
        let reason: Reason? =
            switch question {
            case .record(let name, let container), .recordRefusal(let name, let container):
                record(name, container, of: holder).1
            case .location(let check), .locationRefusal(let check):
                location(check, of: holder).1
            default: nil
            }
        return reason.map { [$0] } ?? []
    }

    private func record(
        _ name: String,
        _ container: String,
        of holder: Holder
    ) -> (Answer, Reason?) {
        do throws(Reason) {
            return (Answer(try device.record(name, in: container, of: holder)), nil)
        } catch { return (.nothing, error) }
    }

    private func location(_ check: LocationCheck, of holder: Holder) -> (Answer, Reason?) {
        let own = payloads.filter { $0.clip == holder.identifier }
        let place = check.launch.map { $0 - 1 } ?? own.count - 1
        guard own.indices.contains(place) else {
            return (.text(LocationAnswerName.noPayload.rawValue), nil)
        }
        var payload = own[place]
        if let url = check.url {
            payload = ActivationPayload(url: url, clip: payload.clip, launch: payload.launch)
        }
        let name: LocationAnswerName
        var refusal: Reason?
        switch device.confirmAcquired(payload, in: check.region) {
        case .isInRegion(let isInside): name = isInside ? .inside : .outside
        case .disallowed(let reason): (name, refusal) = (.disallowed, reason)
        case .doesNotMatch(let reason): (name, refusal) = (.doesNotMatch, reason)
        }
        return (.text(name.rawValue), refusal)
    }
}

extension Holder {
    fileprivate var isClip: Bool {
        if case .clip = self { true } else { false }
    }
}
