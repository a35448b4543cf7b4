// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import ClipRegions

// The figures are those of Core Location.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The best that there is, with the help of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The best that there is.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
// swift-format-ignore: AlwaysUseLowerCamelCase
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
// swift-format-ignore: AlwaysUseLowerCamelCase
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// To a few kilometres, as with the permission for about where a device is.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// What a position is for: Core Location's `CLActivityType`.
public enum CLActivityType: Int, Sendable {
    /// Anything.
    case other = 1
    /// Driving.
    case automotiveNavigation
    /// Walking or running.
    case fitness
    /// A boat or a train.
    case otherNavigation
    /// Flying.
    case airborne
}

/// How exact a position may be: Core Location's `CLAccuracyAuthorization`.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// As exact as it is.
    case fullAccuracy
    /// About where it is.
    case reducedAccuracy
}
#endif
