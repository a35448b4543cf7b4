// SPDX-License-Identifier: Apache-2.0

import Foundation

// On Apple's systems, `import Foundation` alone also imports these.

final class Cart {
    private var cancellables = Set<AnyCancellable>()
    private let subject = PassthroughSubject<Int, Never>()
}

@Observable
final class Basket {
    var count = 0
}

protocol Fetching {
    func data(from url: URL) async throws -> (Data, URLResponse)
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: Fetching {}

func activity(_ activity: NSUserActivity) -> URL? {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb else { return nil }
    return activity.appClipActivationPayload?.url ?? activity.webpageURL
}

func words(_ count: Int, _ name: String, _ price: Double) -> [String] {
    let relative = RelativeDateTimeFormatter()
    relative.unitsStyle = .abbreviated
    relative.dateTimeStyle = .named
    let length = DateComponentsFormatter()
    length.allowedUnits = [.hour, .minute]
    length.unitsStyle = .abbreviated
    length.zeroFormattingBehavior = .pad
    length.maximumUnitCount = 2
    let measures = MeasurementFormatter()
    measures.unitOptions = .providedUnit
    measures.unitStyle = .short
    measures.numberFormatter.maximumFractionDigits = 1
    let resource: LocalizedStringResource = "Hello \(name)"
    return [
        relative.localizedString(for: Date(), relativeTo: Date()),
        relative.localizedString(fromTimeInterval: -60),
        length.string(from: 60) ?? "", length.string(from: DateComponents(hour: 1)) ?? "",
        measures.string(from: Measurement(value: price, unit: UnitMass.grams)),
        Measurement(value: 2, unit: UnitVolume.cups).formatted(.measurement(width: .wide)),
        Measurement(value: 90, unit: UnitEnergy.kilocalories)
            .formatted(.measurement(width: .abbreviated, usage: .food)),
        Measurement(value: 2, unit: UnitLength.meters).formatted(),
        ListFormatter.localizedString(byJoining: ["a", "b"]),
        String(localized: "\(count) items of \(name)", comment: "Title"),
        String(localized: "key", defaultValue: "Default \(count)", table: "Menu"),
        String(localized: resource),
        String(AttributedString(localized: "Total \(price)").characters),
    ]
}

struct Note: Codable {
    let text: AttributedString
}

func pool() {
    autoreleasepool { print(CFAbsoluteTimeGetCurrent()) }
    let object = NSObject()
    print(object.isKind(of: NSObject.self), object.value(forKey: "name") as Any)
    object.setValue(1, forKey: "orientation")
}

func isAddress(_ text: String, among drinks: [NSObject]) -> Bool {
    let named = NSPredicate(format: "%K BEGINSWITH[c] %@ AND count > %d", "name", "a", 2)
    let hot = NSPredicate(format: "isHot == %@", NSNumber(value: true))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [named, hot])
    return NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+").evaluate(with: text)
        && drinks.contains { both.evaluate(with: $0) }
}
