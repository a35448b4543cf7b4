import AppClipCodeReader
import CodeScenes

/// Reads one photograph of 1280 × 960 many times, and a ground without a code as often.
struct PhotoRun {
    let seed: UInt64

    func print() {
        let reader = AppClipCodeReader()
        for name in ["photograph", "as from a phone"] {
            let groups = PictureSuite.standard.groups.filter { $0.name == name }
            for group in groups { measure(group, reader) }
        }
        var empty = PictureSuite.standard.groups[9].scene(0, seed: seed)
        empty.codes = []
        report("1280 x 960 without a code", empty.render(), reader, count: 51)
    }

    /// Several scenes, each many times: what matters is the median of their medians.
    private func measure(_ group: PictureSuite.Group, _ reader: AppClipCodeReader) {
        for number in stride(from: 2, to: group.count, by: 5) {
            let scene = group.scene(number, seed: seed).render()
            report("\(group.name) \(number)", scene, reader, count: 201)
        }
    }

    private func report(
        _ name: String,
        _ scene: RenderedScene,
        _ reader: AppClipCodeReader,
        count: Int
    ) {
        let trials = (0..<count).map { _ in Trial(scene, reader: reader) }
        let times = trials.map(\.milliseconds).sorted()
        Swift.print(
            "\(name): \(trials[0].read) of \(trials[0].expected) read,",
            "median \(SuiteReport.hundredths(SuiteReport.quantile(times, 0.5))) ms,",
            "p95 \(SuiteReport.hundredths(SuiteReport.quantile(times, 0.95))) ms"
        )
    }
}
