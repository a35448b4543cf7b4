// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

extension Device {
    /// Applies an event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - world: The data of store, verifier and bundles about the URL of an invocation or of a
    ///     notification's target, or about the app that is installed. Other events do not use it.
    /// - Returns: The actions of the device, in order.
    /// - Throws: ``DeviceError`` if the event is invalid; the device is then unchanged.
    @discardableResult
    public mutating func handle(
        _ event: Event,
        in world: World = World()
    ) throws(DeviceError) -> [Effect] {
        var effects: [Effect] = []
        try handle(event, in: world, into: &effects)
        return effects
    }

    /// Applies an event, and appends the actions of the device to a list.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - world: The data of store, verifier and bundles.
    ///   - effects: Receives the actions of the device. With capacity reserved, an invocation that
    ///     the device has seen before allocates no memory.
    /// - Throws: ``DeviceError`` if the event is invalid; the device and the list are then
    ///   unchanged.
    /// - Complexity: O(number of clips on the device + number of offers + length of the URL) for an
    ///   invocation; everything that is due in the meantime adds O(number of clips) each.
    public mutating func handle(
        _ event: Event,
        in world: World,
        into effects: inout [Effect]
    ) throws(DeviceError) {
        try check(event, in: world)
        switch event {
        case .advance(let time): advance(to: time, &effects)
        case .change(let setting): change(setting, &effects)
        case .invoke(let invocation): invoke(invocation, in: world, &effects)
        case .open(let text):
            effects.append(.refuse(Reason(code: .notInvocationURL, rule: "C-33")))
            effects.append(.openElsewhere(text))
        case .card(let action): perform(action, &effects)
        case .comeBack(let clip, let source): comeBack(to: clip, by: source, &effects)
        case .leave: suspendForeground(&effects)
        case .endProcess(let clip): endProcess(of: clip, &effects)
        case .call(let call): perform(call, in: world, &effects)
        case .push(let request, let clip): push(request, to: clip, in: world, &effects)
        case .openStore(let clip, let source): openStore(of: clip, from: source, &effects)
        case .installApp(let app, let signing): install(app, signing, in: world, &effects)
        case .removeApp(let app): remove(app, &effects)
        case .openApp(let app): open(app, &effects)
        case .deleteClip(let clip): removeClip(clip, because: .system, &effects)
        case .addLocalExperience(let local):
            state.localExperiences.removeAll { $0.url == local.url }
            state.localExperiences.append(local)
        case .removeLocalExperience(let local): state.localExperiences.removeAll { $0 == local }
        case .clearExperienceCache: caches.clearExperiences()
        case .clearWebsiteData: state.hostsWithoutPageCard = []
        case .revokeSignIn(let user):
            if accounts.states[user] != nil { accounts.states[user] = .revoked }
        case .restore(let backup): restore(backup, &effects)
        }
    }

    private mutating func change(_ setting: Setting, _ effects: inout [Effect]) {
        switch setting {
        case .system(let version): state.system = version
        case .languages(let languages): state.languages = languages
        case .region(let region): settings.region = region
        case .zone(let zone): settings.zone = zone
        case .position(let place): state.position = place
        case .privateBrowsing(let isOn): state.isPrivateBrowsing = isOn
        case .knownSender(let isKnown): state.isMessageSenderKnown = isKnown
        case .clipsForbidden(let isForbidden):
            state.areClipsForbidden = isForbidden
            if isForbidden { dismissCard(&effects) }
        case .locationServices(let isOn): settings.isLocationServicesOn = isOn
        case .retention(let seconds): settings.retention = seconds
        case .cacheLifetime(let seconds): settings.cacheLifetime = seconds
        }
    }
}
