// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Paints the ground into an image.
struct GroundPainter {
    /// The side of a tile, in radii of the disc.
    private static let tileSize = 4.0

    /// The position of the disc's center on the tile, in texels: away from the lines at which it is
    /// mirrored.
    private static let start = (x: 190.0, y: 330.0)

    private let ground: Ground

    init(_ ground: Ground) { self.ground = ground }

    func paint(on exposure: inout Exposure, lens: Lens, map: SurfaceMap) {
        switch ground {
        case .clear: return
        case .color(let color):
            for (channel, value) in [color.red, color.green, color.blue].enumerated() {
                exposure.planes[channel] = [Float](
                    repeating: Float(value),
                    count: exposure.width * exposure.height
                )
            }
        case .texture(let texture, let seed):
            let tile = GroundTile(texture, seed: seed)
            paint(tile, on: &exposure, lens: lens, map: map)
        }
    }

    private func paint(
        _ tile: GroundTile,
        on exposure: inout Exposure,
        lens: Lens,
        map: SurfaceMap
    ) {
        let scale = Double(GroundTile.side) / Self.tileSize
        func points(ofRow row: Int) -> [ScenePoint?] {
            (-1..<exposure.width).map { column in
                let ray = lens.ray(x: Double(column) + 0.5, y: Double(row) + 0.5)
                return map.point(x: ray.x, y: ray.y)
            }
        }
        var above = points(ofRow: -1)
        for row in 0..<exposure.height {
            let here = points(ofRow: row)
            for column in 0..<exposure.width {
                var color = tile.mean
                if let point = here[column + 1], let left = here[column],
                    let upper = above[column + 1]
                {
                    let pixel = max(Self.distance(point, left), Self.distance(point, upper)) * scale
                    color = tile.color(
                        x: Self.start.x + point.x * scale,
                        y: Self.start.y + point.y * scale,
                        pixel: pixel
                    )
                }
                let place = row * exposure.width + column
                exposure.planes[0][place] = color.red
                exposure.planes[1][place] = color.green
                exposure.planes[2][place] = color.blue
            }
            above = here
        }
    }

    private static func distance(_ one: ScenePoint, _ other: ScenePoint) -> Double {
        let (x, y) = (one.x - other.x, one.y - other.y)
        return (x * x + y * y).squareRoot()
    }
}
