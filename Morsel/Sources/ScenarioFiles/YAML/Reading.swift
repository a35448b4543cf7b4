import DeviceScenarios
import Yams

/// The reading of one file: what was found wrong so far.
///
/// A fault ends the reading of the value in which it is; its neighbours are read on, so that all
/// faults are told at once.
final class Reading {
    let file: String

    /// What was found wrong, each fault once.
    private(set) var faults: [ScenarioFault] = []

    /// The most faults of a file: more nobody mends at once.
    static let faultLimit = 100

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
        guard faults.count < Self.faultLimit else { return nil }
        do throws(ScenarioFault) {
            return try body()
        } catch {
            note(error)
            return nil
        }
    }

    /// Notes a fault; cases find the same ones again.
    func note(_ fault: ScenarioFault) {
        guard faults.count < Self.faultLimit, !faults.contains(fault) else { return }
        faults.append(fault)
    }
}

/// The values of a case, by the names of the variables.
typealias CaseValues = [String: Node]
