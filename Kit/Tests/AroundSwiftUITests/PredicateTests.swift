// SPDX-License-Identifier: Apache-2.0

import CoreData
import Foundation
import Testing

@testable import ClipFoundation

private final class Drink: NSManagedObject, @unchecked Sendable {
    override class var defaultValues: [String: Any] {
        [
            "name": "Crème Brûlée", "price": 4.5, "count": Int16(3), "isHot": true,
            "date": Date(timeIntervalSince1970: 100), "shop": ["city": "Ulm"], "tags": ["a", "b"],
            "id": UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF") as Any,
        ]
    }
}

@Suite("Predicates in format strings")
struct PredicateTests {
    private let drink = Drink(entity: Drink.entity(), insertInto: nil)

    // SAFETY: nothing changes it.
    nonisolated(unsafe) static let cases: [(String, [Any]?, Bool)] = [
        ("name == %@", ["Crème Brûlée"], true),
        ("name = 'crème brûlée'", nil, false),
        ("name ==[c] 'crème brûlée'", nil, true),
        ("name CONTAINS[cd] %@", ["BRULEE"], true),
        ("name contains[c] %@", ["BRULEE"], false),
        ("name BEGINSWITH 'Cr' AND name ENDSWITH \"ée\"", nil, true),
        ("name LIKE '*Br?l*'", nil, true),
        ("name LIKE 'Br?l*'", nil, false),
        ("name LIKE '[a-z]*'", nil, false),
        ("name MATCHES %@", ["[A-Za-z]+"], false),
        ("name MATCHES[c] 'crème .*'", nil, true),
        ("price > 4 && price <= 4.5", nil, true),
        ("price BETWEEN {1, %f}", [4.4], false),
        ("price BETWEEN %@", [[4, 5]], true),
        ("count == %d", [3], true),
        ("count != %ld OR count < -1", [3], false),
        ("count IN %@", [[1, 3, 5]], true),
        ("count IN {1, 2}", nil, false),
        ("NOT (count IN {1, 2})", nil, true),
        ("isHot == YES", nil, true),
        ("isHot == %d", [true], true),
        ("%K == %@", ["isHot", NSNumber(value: false)], false),
        ("date < %@", [Date(timeIntervalSince1970: 101) as NSDate], true),
        ("date >= %@ AND date < %@", [Date(timeIntervalSince1970: 100), Date.distantFuture], true),
        ("shop.city == 'Ulm'", nil, true),
        ("shop.street == nil", nil, true),
        ("missing != NULL", nil, false),
        ("ANY tags == 'b'", nil, true),
        ("ALL tags == 'b'", nil, false),
        ("NONE tags == 'c'", nil, true),
        ("tags.@count == 2", nil, true),
        ("'b' IN tags", nil, true),
        ("id == %@", [UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF") as Any], true),
        ("TRUEPREDICATE AND !FALSEPREDICATE", nil, true),
        ("count == 1 OR count == 3 AND price == 1", nil, false),
        ("(count == 1 OR count == 3) AND price == 4.5", nil, true),
        ("name < 'D'", nil, true),
        ("name < 5", nil, false),
    ]

    @Test("Operators compare the values of an object", arguments: unsafe cases.indices)
    func operators(_ index: Int) {
        let (format, arguments, expected) = unsafe Self.cases[index]
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        #expect(predicate.evaluate(with: drink) == expected, "\(format)")
    }

    @Test("SELF is the object itself")
    func itself() {
        let isAddress = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
        #expect(isAddress.evaluate(with: "ann@shop.example"))
        #expect(!isAddress.evaluate(with: "ann@shop"))
        #expect(!isAddress.evaluate(with: nil))
        let isDrink = NSPredicate(format: "SELF IN %@", [drink])
        #expect(isDrink.evaluate(with: drink))
        #expect(!isDrink.evaluate(with: Drink(entity: Drink.entity(), insertInto: nil)))
    }

    @Test(
        "What is no predicate is refused with its place",
        arguments: [
            ("name ==", ""), ("name 'a'", "text(\"a\")"), ("name ~ 1", "~"), ("(a == 1", ""),
            ("a == %@", "%"), ("a == 'b", ""), ("a == 1 b", "word(\"b\")"),
            ("a RESEMBLES 1", "RESEMBLES"),
        ]
    )
    func refused(_ format: String, _ unexpected: String) {
        #expect(throws: PredicateFormatError(unexpected: unexpected)) {
            try PredicateFormat(format, [])
        }
    }

    @Test("A request takes a predicate and an order by names")
    func request() throws {
        let context = NSPersistentContainer(name: "Drinks").viewContext
        for count in [2, 7, 5] as [Int16] {
            Drink(context: context).setValue(count, forKey: "count")
        }
        let request = NSFetchRequest<Drink>(entityName: "Drink")
        request.predicate = NSPredicate(format: "count > %d", 2)
        request.sortDescriptors = [NSSortDescriptor(key: "count", ascending: false)]
        let counts = try context.fetch(request).map { $0.value(forKey: "count") as? Int16 }
        #expect(counts == [7, 5])
    }
}
