internal import AppClipCodes

extension Words {
    /// Why an SVG is no code.
    static func sentence(_ failure: SVGReading.Failure) -> String {
        switch failure {
        case .tooLarge:
            "it is larger than \(SVGReading.largestFile >> 20) MiB."
        case .notXML(let offset):
            "it is no well-formed SVG at byte \(offset)."
        case .noArcs:
            "it has no arcs of an App Clip Code."
        case .rings(let error):
            switch error.code {
            case .notACode: "its arcs are not those of an App Clip Code."
            case .gapBlockDamaged: "too many arcs are missing or misplaced."
            case .arcBlockDamaged: "too many arcs have the wrong colour."
            @unknown default: "its arcs cannot be read."
            }
        case .payload:
            "its arcs hold no URL."
        }
    }
}
