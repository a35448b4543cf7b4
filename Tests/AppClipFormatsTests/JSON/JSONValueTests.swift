// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Foundation
import Testing

struct JSONValueTests {
    private let value: JSONValue = [
        "name": "Fruta \"1\"", "count": 3, "isFree": true,
        "prices": [.number("0.50"), .null, .integer(-2)],
    ]

    @Test func writesMembersInTheirOrderAndDigitsAsTheyAre() {
        #expect(
            String(decoding: value.bytes, as: UTF8.self)
                == #"{"name":"Fruta \"1\"","count":3,"isFree":true,"prices":[0.50,null,-2]}"#
        )
    }

    @Test(arguments: ["{}", "[]", #"[{"a":[1e5,{}]},"",null]"#, #"{"a":1,"a":2}"#])
    func writesWhatItReads(_ text: String) throws {
        #expect(try JSONValue(Array(text.utf8)).bytes == Array(text.utf8))
    }

    @Test func isEqualWhereverItStands() throws {
        let spaced = try JSONValue(Array("  [ {\"a\" : 1} ]".utf8))
        #expect(spaced == [["a": 1]])
        #expect(spaced.hashValue == JSONValue.array([["a": 1]]).hashValue)
        #expect(spaced != [["a": .number("1.0")]])
    }

    @Test func accessorsReturnNilForOtherTypes() {
        #expect(value["name"]?.string == "Fruta \"1\"")
        #expect(value["count"]?.integer == 3)
        #expect(value["count"]?.string == nil)
        #expect(value["isFree"]?.boolean == true)
        #expect(value["isFree"]?.number == nil)
        let prices = value["prices"]?.array ?? []
        #expect(prices.map(\.number) == [0.5, nil, -2])
        #expect(prices.map(\.integer) == [nil, nil, -2])
        #expect(JSONValue.number("1e999").number == nil)
        #expect(value["missing"] == nil)
        #expect(JSONValue.object(some: ["a": 1, "b": nil]) == ["a": 1])
    }

    @Test func isEncodedForOtherForms() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        #expect(
            text == #"{"count":3,"isFree":true,"name":"Fruta \"1\"","prices":[0.5,null,-2]}"#
        )
        #expect(try encoder.encode(JSONValue.array([])) == Data("[]".utf8))
        #expect(try encoder.encode(JSONValue.object([])) == Data("{}".utf8))
    }
}
