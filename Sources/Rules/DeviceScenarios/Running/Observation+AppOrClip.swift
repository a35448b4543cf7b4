// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipTypes

// Properties of a clip or app.

extension Observation {
    func value(of property: AppOrClipProperty, for appOrClip: AppOrClip) -> PropertyValue {
        switch property {
        case .plain(let property): value(of: property, for: appOrClip)
        case .permission(let permission):
            device.isGranted(permission, to: appOrClip).map { .flag($0) } ?? .absent
        case .file(let name, let place):
            PropertyValue(
                device.container(place, of: appOrClip)?.files[name].map {
                    String(decoding: $0, as: UTF8.self)
                }
            )
        case .setting(let key, let place):
            PropertyValue(device.container(place, of: appOrClip)?.defaults[key])
        case .group(let name): .flag(device.container(.group(name), of: appOrClip) != nil)
        case .keychain(let query, let field): keychain(query, field, of: appOrClip)
        case .credential(let user):
            .text(device.credentialState(of: user, for: appOrClip).rawValue)
        case .record(let name, let container):
            record(name, container, of: appOrClip).0
        case .recordRefusal(let name, let container):
            PropertyValue(record(name, container, of: appOrClip).1?.rule.text)
        case .location(let check): location(check, of: appOrClip).0
        case .locationRefusal(let check):
            PropertyValue(location(check, of: appOrClip).1?.rule.text)
        case .framework(let framework): .flag(framework.isFunctional(for: appOrClip))
        case .function(let function):
            // Functions are restricted only in clips.
            .flag(!appOrClip.isClip || function.isAvailable(on: device.state.system))
        }
    }

    private func value(of property: AppOrClipProperty.Plain, for appOrClip: AppOrClip)
        -> PropertyValue
    {
        let installed = device.clips[appOrClip.identifier]
        switch property {
        case .build: return PropertyValue(device.state.cachedClips[appOrClip.identifier]?.version)
        case .onDevice:
            return .flag(
                appOrClip.isClip ? installed != nil : device.apps[appOrClip.identifier] != nil
            )
        case .notifications: return .text(device.notificationStatus(of: appOrClip).rawValue)
        case .mayUseLocation: return .flag(device.mayUseLocation(appOrClip))
        case .deviceName: return .text(device.name(for: appOrClip))
        case .vendorIdentifier: return PropertyValue(device.vendorIdentifier(for: appOrClip))
        case .readsPasses: return .flag(device.mayReadPasses(appOrClip))
        case .activities: return .texts(installed?.activities ?? [])
        case .instances: return .texts(installed?.instances.map(\.identifier.name) ?? [])
        case .scheduled: return .texts(installed?.scheduled.map { String($0.request.number) } ?? [])
        case .shown: return .texts(installed?.delivered.map { String($0.number) } ?? [])
        }
    }

    private func keychain(
        _ query: KeychainQuery,
        _ field: AppOrClipProperty.KeychainField,
        of appOrClip: AppOrClip
    ) -> PropertyValue {
        let items = device.keychainItems(matching: query, of: appOrClip)
        switch field {
        case .count: return .number(Int64(items.count))
        case .data:
            return .texts(items.map { String(decoding: $0.attributes.data, as: UTF8.self) })
        case .origin: return .texts(items.map { $0.isFromClip ? "clip" : "app" })
        }
    }

    /// Returns the reasons of a call that has no effects, such as reading a record.
    func reasons(for property: Property) -> [Reason] {
        guard case .appOrClip(let appOrClip, let property) = property else { return [] }
        let reason: Reason? =
            switch property {
            case .record(let name, let container), .recordRefusal(let name, let container):
                record(name, container, of: appOrClip).1
            case .location(let check), .locationRefusal(let check):
                location(check, of: appOrClip).1
            default: nil
            }
        return reason.map { [$0] } ?? []
    }

    private func record(
        _ name: String,
        _ container: String,
        of appOrClip: AppOrClip
    ) -> (PropertyValue, Reason?) {
        do throws(Reason) {
            return (PropertyValue(try device.record(name, in: container, of: appOrClip)), nil)
        } catch { return (.absent, error) }
    }

    private func location(_ check: LocationCheck, of appOrClip: AppOrClip) -> (
        PropertyValue, Reason?
    ) {
        let own = payloads.filter { $0.clip == appOrClip.identifier }
        let index = check.launch.map { $0 - 1 } ?? own.count - 1
        guard own.indices.contains(index) else {
            return (.text(LocationConfirmationName.noPayload.rawValue), nil)
        }
        var payload = own[index]
        if let url = check.url {
            payload = ActivationPayload(url: url, clip: payload.clip, launch: payload.launch)
        }
        let name: LocationConfirmationName
        var refusal: Reason?
        switch device.confirmAcquired(payload, in: check.region) {
        case .isInRegion(let isInside): name = isInside ? .inside : .outside
        case .disallowed(let reason): (name, refusal) = (.disallowed, reason)
        case .doesNotMatch(let reason): (name, refusal) = (.doesNotMatch, reason)
        }
        return (.text(name.rawValue), refusal)
    }
}

extension AppOrClip {
    fileprivate var isClip: Bool {
        if case .clip = self { true } else { false }
    }
}
