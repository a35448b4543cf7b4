// SPDX-License-Identifier: Apache-2.0

import CoreLocation
public import Foundation

/// An object of a GeoJSON file: MapKit's `MKGeoJSONObject`.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKPointAnnotation: MKGeoJSONObject {}

/// Shapes with properties: MapKit's `MKGeoJSONFeature`.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// The identifier of the feature; `nil` without one.
    public let identifier: String?
    /// The properties, as JSON.
    public let properties: Data?
    /// The shapes of the feature.
    public let geometry: [any MKAnnotation & MKGeoJSONObject]

    init(
        identifier: String?,
        properties: Data?,
        geometry: [any MKAnnotation & MKGeoJSONObject]
    ) {
        self.identifier = identifier
        self.properties = properties
        self.geometry = geometry
    }
}

/// Decodes GeoJSON (RFC 7946): MapKit's `MKGeoJSONDecoder`.
///
/// It supports points, lines, polygons without their holes, their multiple forms, collections and
/// features.
open class MKGeoJSONDecoder: NSObject {
    /// The reason a file cannot be decoded, in one sentence.
    public struct ReadingError: Error, CustomStringConvertible, Sendable {
        /// The sentence that explains the error.
        public let description: String
    }

    // The maximum depth of nested collections.
    private static let deepest = 16

    /// Decodes the objects of a file.
    ///
    /// - Throws: ``ReadingError``, or the error of `JSONSerialization`.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        try objects(of: JSONSerialization.jsonObject(with: data), depth: 0)
    }

    private func objects(of value: Any, depth: Int) throws -> [any MKGeoJSONObject] {
        guard let object = value as? [String: Any], let type = object["type"] as? String else {
            throw ReadingError(description: "a GeoJSON object has a text “type”")
        }
        switch type {
        case "FeatureCollection":
            guard depth < Self.deepest, let features = object["features"] as? [Any] else {
                throw ReadingError(description: "a FeatureCollection has an array “features”")
            }
            return try features.flatMap { try objects(of: $0, depth: depth + 1) }
        case "Feature":
            let identifier = object["id"].map { "\($0)" }
            let properties = (object["properties"] as? [String: Any]).flatMap {
                try? JSONSerialization.data(withJSONObject: $0)
            }
            let geometry = object["geometry"] as? [String: Any]
            return [
                MKGeoJSONFeature(
                    identifier: identifier,
                    properties: properties,
                    geometry: try geometry.map { try shapes(of: $0, depth: depth) } ?? []
                )
            ]
        default: return try shapes(of: object, depth: depth)
        }
    }

    private func shapes(
        of object: [String: Any],
        depth: Int
    ) throws -> [any MKAnnotation & MKGeoJSONObject] {
        let type = object["type"] as? String ?? ""
        let coordinates = object["coordinates"] as? [Any] ?? []
        switch type {
        case "Point": return [MKPointAnnotation(coordinate: try point(coordinates))]
        case "MultiPoint":
            return try coordinates.map { MKPointAnnotation(coordinate: try point($0)) }
        case "LineString": return [MKPolyline(try points(coordinates))]
        case "MultiLineString": return try coordinates.map { MKPolyline(try points($0)) }
        case "Polygon": return [MKPolygon(try points(coordinates.first as Any))]
        case "MultiPolygon":
            return try coordinates.map { MKPolygon(try points(($0 as? [Any])?.first as Any)) }
        case "GeometryCollection":
            guard depth < Self.deepest, let parts = object["geometries"] as? [[String: Any]] else {
                throw ReadingError(description: "a GeometryCollection has an array “geometries”")
            }
            return try parts.flatMap { try shapes(of: $0, depth: depth + 1) }
        default: throw ReadingError(description: "“\(type)” is not a type of GeoJSON")
        }
    }

    private func points(_ value: Any) throws -> [CLLocationCoordinate2D] {
        guard let values = value as? [Any] else {
            throw ReadingError(description: "a line is an array of points")
        }
        return try values.map { try point($0) }
    }

    private func point(_ value: Any) throws -> CLLocationCoordinate2D {
        guard let numbers = value as? [NSNumber], numbers.count >= 2 else {
            throw ReadingError(description: "a point is an array of a longitude and a latitude")
        }
        let point = CLLocationCoordinate2D(
            latitude: numbers[1].doubleValue,
            longitude: numbers[0].doubleValue
        )
        guard CLLocationCoordinate2DIsValid(point) else {
            throw ReadingError(description: "\(numbers[0]), \(numbers[1]) is not a place on earth")
        }
        return point
    }
}
