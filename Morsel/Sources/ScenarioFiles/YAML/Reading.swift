import DeviceScenarios
import Yams

/// The reading of one file: what was found wrong so far.
///
/// A fault ends the reading of the value in which it is; its neighbours are read on, so that all
/// faults are told at once.
final class Reading {
    let file: String

    /// What was found wrong.
    var faults: [ScenarioFault] = []

    /// How many values may still be read: cases read the same values again.
    private var budget = 2_000_000

    /// The variables that the present case used.
    var usedVariables: Set<String> = []

    init(file: String) { self.file = file }

    /// Notes that one more value is read.
    func spend(at place: ScenarioPlace) throws(ScenarioFault) {
        budget -= 1
        if budget < 0 {
            throw ScenarioFault(file: file, place: place, code: .tooManyValues(limit: 2_000_000))
        }
    }

    /// Reads something; what is wrong in it is noted.
    ///
    /// - Returns: What was read, or `nil` where something is wrong.
    func attempt<Result>(_ body: () throws(ScenarioFault) -> Result) -> Result? {
        // More than these nobody mends at once.
        guard faults.count < 100 else { return nil }
        do throws(ScenarioFault) {
            return try body()
        } catch {
            faults.append(error)
            return nil
        }
    }
}

/// The values of a case, by the names of the variables.
typealias CaseValues = [String: Node]
