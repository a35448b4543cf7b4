// SPDX-License-Identifier: Apache-2.0

import GRDB
import MorselRegistry
import Testing

@testable import MorselRegistrySQLite

extension Registry {
    /// The SQLite database of a registry, for tests that damage it.
    var database: any DatabaseWriter {
        get throws { try #require(engine as? SQLiteEngine).database }
    }
}
