// SPDX-License-Identifier: Apache-2.0

extension BuildConditions {
    /// The range of compiler versions in use: from 5.9 to all of 6.
    private static let versions = (first: [5, 9], last: [6, 99])

    /// Evaluates a `#if` in a source of a language.
    func truth(of condition: Condition, in language: SourceLanguage) -> ConditionValue {
        switch condition {
        case .name(let name):
            language == .swift
                ? isSet(name) : value(of: condition).map { ConditionValue($0 != 0) } ?? .unknown
        case .defined(let name): isDefined(name)
        case .platform(let question, let argument): answer(question, argument)
        case .version(_, let comparison, let version): Self.holds(comparison, version)
        case .comparison(let left, let comparison, let right):
            if let left = value(of: left), let right = value(of: right) {
                ConditionValue(comparison.holds(left < right ? -1 : left > right ? 1 : 0))
            } else {
                .unknown
            }
        case .number(let number): ConditionValue(number != 0)
        case .not(let condition): truth(of: condition, in: language).negated
        case .all(let conditions):
            conditions.reduce(.yes) { $0.and(truth(of: $1, in: language)) }
        case .any(let conditions):
            conditions.reduce(.no) { $0.or(truth(of: $1, in: language)) }
        case .unknown: .unknown
        }
    }

    private func isSet(_ name: String) -> ConditionValue {
        if flags.contains(name) { return .yes }
        return areComplete ? .no : .unknown
    }

    private func isDefined(_ name: String) -> ConditionValue {
        if let known = Self.platformMacros[name] { return ConditionValue(known != nil) }
        if macros[name] != nil { return .yes }
        return areComplete && !name.hasPrefix("_") ? .no : .unknown
    }

    /// Returns the value of a macro or a number; `nil` if it is not known.
    private func value(of condition: Condition) -> Int? {
        switch condition {
        case .number(let number): return number
        case .name(let name):
            if let known = Self.platformMacros[name] { return known ?? 0 }
            if let text = macros[name] { return text.isEmpty ? 1 : Int(text) }
            // An undefined name is 0 [C 6.10.1].
            return areComplete && !name.hasPrefix("_") ? 0 : nil
        default: return nil
        }
    }

    /// The macros of Apple's headers in a build for devices; `nil` for those that are left undefined.
    private static let platformMacros: [String: Int?] = [
        "TARGET_OS_MAC": 1, "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_OS_EMBEDDED": 1,
        "TARGET_OS_OSX": 0, "TARGET_OS_TV": 0, "TARGET_OS_WATCH": 0, "TARGET_OS_VISION": 0,
        "TARGET_OS_XR": 0, "TARGET_OS_MACCATALYST": 0, "TARGET_OS_UIKITFORMAC": 0,
        "TARGET_OS_SIMULATOR": 0, "TARGET_IPHONE_SIMULATOR": 0, "TARGET_OS_WIN32": 0,
        "TARGET_OS_LINUX": 0, "TARGET_CPU_ARM64": 1, "TARGET_CPU_X86_64": 0,
        "__APPLE__": 1, "__arm64__": 1, "__LP64__": 1, "__x86_64__": nil,
        "__i386__": nil, "__ANDROID__": nil, "_WIN32": nil,
        "__linux__": nil,
    ]

    private static let presentModules: Set = [
        "ActivityKit", "AppClip", "Combine", "CoreFoundation", "CoreGraphics", "CoreLocation",
        "CoreMotion", "Foundation", "MapKit", "PassKit", "StoreKit", "SwiftUI", "UIKit",
        "UserNotifications", "WebKit", "WidgetKit", "AppTrackingTransparency", "AdSupport",
        "HealthKit",
        "Contacts", "Photos", "Speech", "MessageUI", "EventKit", "CallKit", "AppIntents",
        "NearbyInteraction", "BackgroundTasks", "Darwin", "ObjectiveC", "os", "OSLog", "CryptoKit",
        "AVFoundation", "AVKit", "CoreBluetooth", "CoreNFC", "CoreData", "SwiftData", "Security",
    ]
    private static let absentModules: Set = [
        "AppKit", "Cocoa", "Carbon", "WatchKit", "TVUIKit", "TVServices", "Glibc", "Musl",
        "Android",
        "WinSDK", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "WASILibc",
    ]

    private func answer(_ question: String, _ argument: String) -> ConditionValue {
        switch question {
        case "os": ConditionValue(argument == "iOS")
        case "arch": ConditionValue(argument == "arm64")
        case "targetEnvironment": .no
        case "_endian": ConditionValue(argument == "little")
        case "_runtime": ConditionValue(argument == "_ObjC")
        case "_pointerBitWidth": ConditionValue(argument == "_64")
        case "canImport": canImport(argument)
        default: .unknown
        }
    }

    private func canImport(_ module: String) -> ConditionValue {
        if let importableModules { return ConditionValue(importableModules.contains(module)) }
        if Self.presentModules.contains(module) { return .yes }
        return Self.absentModules.contains(module) ? .no : .unknown
    }

    /// Compares the compiler version; unknown if the result differs between the compilers in use.
    private static func holds(_ comparison: Condition.Comparison, _ version: [Int])
        -> ConditionValue
    {
        let version = version + Array(repeating: 0, count: max(0, 2 - version.count))
        func order(_ other: [Int]) -> Int {
            other.lexicographicallyPrecedes(version) ? -1 : other.elementsEqual(version) ? 0 : 1
        }
        let first = comparison.holds(order(versions.first))
        return first == comparison.holds(order(versions.last)) ? ConditionValue(first) : .unknown
    }
}

extension Condition.Comparison {
    /// Returns the result of the comparison for an order: below 0 if the left side is less.
    func holds(_ order: Int) -> Bool {
        switch self {
        case .less: order < 0
        case .atMost: order <= 0
        case .equal: order == 0
        case .unequal: order != 0
        case .atLeast: order >= 0
        case .greater: order > 0
        }
    }
}
