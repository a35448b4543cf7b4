// SPDX-License-Identifier: Apache-2.0

public import ClipRegions

// The values are those of Core Location.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The best accuracy that is possible, with the help of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The best accuracy that is possible.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Accurate to within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Accurate to within one hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Accurate to within one kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Accurate to within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Accurate to within a few kilometres, as with the permission for the approximate location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// The purpose of location updates: Core Location's `CLActivityType`.
public enum CLActivityType: Int, Sendable {
    /// An unspecified activity.
    case other = 1
    /// Driving.
    case automotiveNavigation
    /// Walking or running.
    case fitness
    /// Another vehicle, such as a boat or a train.
    case otherNavigation
    /// Flying.
    case airborne
}

/// The level of accuracy that the person permits: Core Location's `CLAccuracyAuthorization`.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// The full accuracy of the device.
    case fullAccuracy
    /// The approximate location.
    case reducedAccuracy
}
