// SPDX-License-Identifier: Apache-2.0

/// A part of the paper, in radii of the disc.
struct Window {
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double

    /// The pixels that show a window, and the smallest side of the paper that one of them shows.
    struct VisiblePixels {
        let columns: Range<Int>
        let rows: Range<Int>
        let smallestPixel: Double
    }

    /// Finds the pixels that show the window; `nil` if there are none.
    func visiblePixels(width: Int, height: Int, lens: Lens, map: SurfaceMap) -> VisiblePixels? {
        // A coarse grid is sufficient: the neighbours of a cell are included.
        let cell = max(1, min(width, height) / 64)
        var columns: (first: Int, last: Int)?
        var rows: (first: Int, last: Int)?
        var smallest = Double.infinity
        var y = cell / 2
        while y < height + cell {
            var x = cell / 2
            while x < width + cell {
                if let pixel = side(x: min(x, width - 1), y: min(y, height - 1), lens, map) {
                    smallest = min(smallest, pixel)
                    columns = (min(columns?.first ?? x, x), max(columns?.last ?? x, x))
                    rows = (min(rows?.first ?? y, y), max(rows?.last ?? y, y))
                }
                x += cell
            }
            y += cell
        }
        guard let columns, let rows else { return nil }
        return VisiblePixels(
            columns: max(0, columns.first - 2 * cell)..<min(width, columns.last + 2 * cell + 1),
            rows: max(0, rows.first - 2 * cell)..<min(height, rows.last + 2 * cell + 1),
            smallestPixel: smallest
        )
    }

    /// Returns the length of the paper along a pixel's shorter side; `nil` outside the window.
    private func side(x: Int, y: Int, _ lens: Lens, _ map: SurfaceMap) -> Double? {
        let (x, y) = (Double(x), Double(y))
        guard
            let corner = point(x, y, lens, map), (left...right).contains(corner.x),
            (top...bottom).contains(corner.y), let across = point(x + 1, y, lens, map),
            let down = point(x, y + 1, lens, map)
        else { return nil }
        func length(_ other: ScenePoint) -> Double {
            let (x, y) = (other.x - corner.x, other.y - corner.y)
            return (x * x + y * y).squareRoot()
        }
        return max(1e-4, min(length(across), length(down)))
    }

    private func point(_ x: Double, _ y: Double, _ lens: Lens, _ map: SurfaceMap) -> ScenePoint? {
        let ray = lens.ray(x: x, y: y)
        return map.point(x: ray.x, y: ray.y)
    }
}
