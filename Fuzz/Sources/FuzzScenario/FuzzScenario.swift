// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import DeviceScenarios
import ScenarioFiles

/// Checks a scenario file: it is refused with locations in it, or it runs to its end, twice with the same result.
///
/// The text after a line `%%%` is the file of the world `w.yaml`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let mark = Array("\n%%%\n".utf8)
    let end = bytes.indices.first { bytes[$0...].starts(with: mark) } ?? bytes.count
    let world = Array(bytes[min(end + mark.count, bytes.count)...])
    let file: ScenarioFile
    do throws(ScenarioFile.ReadingError) {
        file = try ScenarioFile(Array(bytes[..<end]), path: "s.yaml") {
            name throws(ScenarioFileError.WorldFileError) in
            guard name == "w.yaml" else { throw .missing }
            return (name, world)
        }
    } catch {
        check(error.errors, bytes.count)
        return 0
    }
    guard !file.scenarios.isEmpty else { fatalError("a file without scenarios is taken") }
    for scenario in file.scenarios {
        let run = ScenarioRun(of: scenario)
        let count = scenario.steps.reduce(0) { $0 + $1.expectations.count }
        guard run.outcomes.count + run.uncheckedCount == count else {
            fatalError("an expectation is lost")
        }
        guard let journal = run.journal else { continue }
        guard let again = try? journal.replay(), again.digest == run.device?.digest else {
            fatalError("the journal leads elsewhere")
        }
    }
    return 0
}

/// Checks that every error has a location in a file, and that none is reported twice.
private func check(_ faults: [ScenarioFileError], _ size: Int) {
    guard !faults.isEmpty, faults.count <= 200, Set(faults).count == faults.count else {
        fatalError("there are \(faults.count) faults")
    }
    for fault in faults where fault.place.line > size + 2 || fault.place.column > size + 2 {
        fatalError("a fault is at \(fault.place)")
    }
}
