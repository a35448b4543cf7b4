// SPDX-License-Identifier: Apache-2.0

import ClipSimulation
import Fruta

@main
enum Entry {
    @MainActor
    static func main() {
        SimulatedProgram.run { startFruta(on: $0) }
    }
}
