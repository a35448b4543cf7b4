// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The manifest of a clip bundle; the property names are those of the file.
struct BundleManifest: Decodable {
    let format: Int
    let app: AppPart
    let clip: String
    let version: String
    let minimumSystem: String
    let module: String?
    let size: Int?
    let assets: [String]?
    let associatedDomains: [String]?
    let defaultExperience: DefaultPart

    struct AppPart: Decodable {
        let identifier: String
        let name: String
        let storeNumber: Int64?
        let website: String?
        let associatedDomains: [String]?
    }

    struct DefaultPart: Decodable {
        let verb: String
        let image: String?
        let language: String
        let subtitles: [String: String]
    }

    /// Parses a manifest.
    ///
    /// - Parameter json: The bytes of the file.
    /// - Returns: The manifest.
    /// - Throws: A ``ClipBundleError`` that names the invalid member.
    static func read(_ json: [UInt8]) throws(ClipBundleError) -> BundleManifest {
        do {
            return try JSONDecoder().decode(BundleManifest.self, from: Data(json))
        } catch DecodingError.keyNotFound(let key, let context) {
            throw .memberMissing(member(context.codingPath + [key]))
        } catch DecodingError.typeMismatch(_, let context) {
            throw .memberType(member(context.codingPath))
        } catch DecodingError.valueNotFound(_, let context) {
            throw .memberType(member(context.codingPath))
        } catch {
            throw .manifestNotJSON
        }
    }

    private static func member(_ path: [any CodingKey]) -> String {
        path.reduce("") { text, key in
            if let index = key.intValue { return text + "[\(index)]" }
            return text.isEmpty ? key.stringValue : text + "." + key.stringValue
        }
    }
}
