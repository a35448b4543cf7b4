// SPDX-License-Identifier: Apache-2.0

/// A point on a sphere whose radius is 2³⁰: its coordinates are integers, with a unit of six
/// millimetres on the earth.
struct SpherePoint: Sendable, Hashable {
    let x: Int32
    let y: Int32
    let z: Int32

    static let radius = 1_073_741_824.0

    init(_ place: Place) {
        let (latitude, longitude) = (place.latitude, place.longitude)
        let sines = Angle.sines(
            ofDegrees: SIMD4(
                90 - latitude.magnitude,
                90 - longitude.magnitude,
                longitude,
                latitude
            )
        )
        let ring = Self.radius * sines[0]
        x = Int32((ring * sines[1]).rounded())
        y = Int32((ring * sines[2]).rounded())
        z = Int32((Self.radius * sines[3]).rounded())
    }

    /// Creates a point from the bytes of an index: its coordinates, and four more bytes.
    init(_ bytes: SharedBytes, at place: Int) {
        let (first, second) = (bytes.number(at: place), bytes.number(at: place + 8))
        x = Int32(truncatingIfNeeded: first)
        y = Int32(truncatingIfNeeded: first >> 32)
        z = Int32(truncatingIfNeeded: second)
    }

    /// Writes the sixteen bytes that ``init(_:at:)`` reads.
    func write(to writer: inout SharedBytes.Writer) {
        writer.append(number: UInt64(low: x, high: y))
        writer.append(number: UInt64(low: z, high: 0))
    }

    /// Returns the square of the length of the chord between two points, which cannot overflow for
    /// points on the sphere; bytes that were not made by a builder can contain other points.
    func squaredDistance(to other: Self) -> UInt64 {
        Self.square(Int64(x) - Int64(other.x)) &+ Self.square(Int64(y) - Int64(other.y))
            &+ Self.square(Int64(z) - Int64(other.z))
    }

    static func square(_ length: Int64) -> UInt64 { length.magnitude * length.magnitude }

    /// Returns the square of the chord below an arc.
    static func squaredDistance(ofMeters meters: Double) -> UInt64 {
        let chord = Earth.chord(ofDistance: meters) * radius
        return UInt64((chord * chord).rounded())
    }

    /// Returns the arc over a chord.
    static func meters(ofSquaredDistance square: UInt64) -> Double {
        Earth.distance(alongChord: Double(square).squareRoot() / radius)
    }

    /// The position on Morton's curve: the upper bits of the coordinates, interleaved.
    ///
    /// Points that are close on the curve are close in space.
    var mortonKey: UInt64 { Self.spread(x) << 2 | Self.spread(y) << 1 | Self.spread(z) }

    /// Returns the 21 upper bits of a coordinate, with two zero bits after each.
    private static func spread(_ coordinate: Int32) -> UInt64 {
        var bits = UInt64(UInt32(bitPattern: coordinate) ^ 0x8000_0000) >> 11
        bits = (bits | bits << 32) & 0x001F_0000_0000_FFFF
        bits = (bits | bits << 16) & 0x001F_0000_FF00_00FF
        bits = (bits | bits << 8) & 0x100F_00F0_0F00_F00F
        bits = (bits | bits << 4) & 0x10C3_0C30_C30C_30C3
        return (bits | bits << 2) & 0x1249_2492_4924_9249
    }
}

/// A box around points.
struct SphereBox: Sendable, Hashable {
    private var lower: SIMD3<Int32>
    private var upper: SIMD3<Int32>

    init(_ point: SpherePoint) {
        lower = SIMD3(point.x, point.y, point.z)
        upper = lower
    }

    /// Creates a box from the bytes of an index: its minimum coordinates, then its maximum.
    init(_ bytes: SharedBytes, at place: Int) {
        let (first, second) = (bytes.number(at: place), bytes.number(at: place + 8))
        let third = bytes.number(at: place + 16)
        lower = SIMD3(truncatingIfNeeded: SIMD3(first, first >> 32, second))
        upper = SIMD3(truncatingIfNeeded: SIMD3(second >> 32, third, third >> 32))
    }

    /// Writes the 24 bytes that ``init(_:at:)`` reads.
    func write(to writer: inout SharedBytes.Writer) {
        writer.append(number: UInt64(low: lower.x, high: lower.y))
        writer.append(number: UInt64(low: lower.z, high: upper.x))
        writer.append(number: UInt64(low: upper.y, high: upper.z))
    }

    /// Creates the box around some boxes; there must be at least one.
    init(_ boxes: some Collection<SphereBox>) {
        lower = SIMD3(repeating: .max)
        upper = SIMD3(repeating: .min)
        for box in boxes {
            lower.replace(with: box.lower, where: box.lower .< lower)
            upper.replace(with: box.upper, where: box.upper .> upper)
        }
    }

    /// Returns the square of the distance from a point to the box; 0 inside.
    func squaredDistance(to point: SpherePoint) -> UInt64 {
        let center = SIMD3(point.x, point.y, point.z)
        var sum: UInt64 = 0
        for axis in 0..<3 {
            let nearest = min(max(center[axis], lower[axis]), upper[axis])
            sum &+= SpherePoint.square(Int64(center[axis]) - Int64(nearest))
        }
        return sum
    }
}

extension UInt64 {
    /// Creates a number from two numbers of four bytes.
    fileprivate init(low: Int32, high: Int32) {
        self = UInt64(UInt32(bitPattern: low)) | UInt64(UInt32(bitPattern: high)) << 32
    }
}
