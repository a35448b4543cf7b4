// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import DeviceScenarios

/// A mapping of the format, by its name in the JSON Schema.
enum Definition: String, CaseIterable {
    case scenario, device, world, step, expect
    case localExperience = "local-experience"
    case app, clip, build, experience, site, page
    case testInvocation = "test-invocation"
    case deviceClip = "device-clip"
    case previewExpectation = "preview-expectation"
    case defaultExperience = "default-experience"
    case cardText = "card-text"
    case invoke, install, notification, set, call, schedule
    case comeBack = "come-back"
    case signIn = "sign-in"
    case fileCall = "file-call"
    case deleteCall = "delete-call"
    case defaultCall = "default-call"
    case permissionCall = "permission-call"
    case recordCall = "record-call"
    case keychainItem = "keychain-item"
    case keychainQuery = "keychain-query"
    case cardExpectation = "card-expectation"
    case launchExpectation = "launch-expectation"
    case callbacks, container
    case appOrClip = "holder"
    case keychainExpectation = "keychain-expectation"
    case recordExpectation = "record-expectation"
    case locationExpectation = "location-expectation"

    /// The keys with the schemas of their values.
    var keys: [(name: String, schema: Schema)] {
        switch self {
        case .scenario: Self.keys(DocumentKey.self)
        case .device: Self.keys(DeviceKey.self)
        case .world: Self.keys(WorldKey.self)
        case .step: Self.keys(StepKey.self)
        case .expect: Self.keys(ExpectKey.self)
        case .localExperience: Self.keys(LocalExperienceKey.self)
        case .app: Self.keys(AppKey.self)
        case .clip: Self.keys(ClipKey.self)
        case .build: Self.keys(BuildKey.self)
        case .experience: Self.keys(ExperienceKey.self)
        case .site: Self.keys(SiteKey.self)
        case .page: Self.keys(PageKey.self)
        case .testInvocation: Self.keys(TestInvocationKey.self)
        case .deviceClip: Self.keys(DeviceClipKey.self)
        case .previewExpectation: Self.keys(PreviewProperty.self)
        case .defaultExperience: Self.keys(DefaultExperienceKey.self)
        case .cardText: Self.keys(CardTextKey.self)
        case .invoke: Self.keys(InvokeKey.self)
        case .install: Self.keys(InstallKey.self)
        case .notification: Self.keys(NotificationKey.self)
        case .set: Self.keys(SetKey.self)
        case .call: Self.keys(CallKey.self)
        case .schedule: Self.keys(ScheduleKey.self)
        case .comeBack: Self.keys(ComeBackKey.self)
        case .signIn: Self.keys(SignInKey.self)
        case .fileCall: Self.keys(FileCallKey.self)
        case .deleteCall: Self.keys(DeleteCallKey.self)
        case .defaultCall: Self.keys(DefaultCallKey.self)
        case .permissionCall: Self.keys(PermissionCallKey.self)
        case .recordCall: Self.keys(RecordCallKey.self)
        case .keychainItem: Self.keys(KeychainItemKey.self)
        case .keychainQuery: Self.keys(KeychainQueryKey.self)
        case .cardExpectation: Self.keys(CardProperty.self)
        case .launchExpectation: Self.keys(LaunchProperty.self)
        case .callbacks: Self.keys(LaunchCallback.LifeCycle.self)
        case .appOrClip: Self.keys(AppOrClipKey.self)
        case .container: Self.keys(ContainerKey.self)
        case .keychainExpectation: Self.keys(KeychainExpectationKey.self)
        case .recordExpectation: Self.keys(RecordExpectationKey.self)
        case .locationExpectation: Self.keys(LocationExpectationKey.self)
        }
    }

    /// The required keys.
    var required: [String] {
        switch self {
        case .scenario: ["scenario", "steps"]
        case .localExperience: ["url"]
        case .app: ["id", "name"]
        case .clip: ["id"]
        case .experience: ["url"]
        case .invoke: ["source"]
        case .testInvocation: ["title", "url"]
        case .deviceClip: ["clip"]
        case .install: ["app"]
        case .notification, .schedule: ["number"]
        case .comeBack: ["by"]
        case .signIn: ["team", "user"]
        case .fileCall: ["file", "text"]
        case .deleteCall: ["file"]
        case .defaultCall: ["key", "value"]
        case .permissionCall: ["permission", "answer"]
        case .recordCall: ["container", "name", "value"]
        case .keychainItem, .keychainQuery, .keychainExpectation: ["class"]
        case .recordExpectation: ["container", "name"]
        case .locationExpectation: ["answer"]
        default: []
        }
    }

    private static func keys<Key: ScenarioKey>(_ type: Key.Type) -> [(name: String, schema: Schema)]
    {
        type.allCases.map { ($0.rawValue, $0.schema) }
    }
}
