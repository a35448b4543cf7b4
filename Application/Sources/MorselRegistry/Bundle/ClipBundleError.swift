// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
public import AppSiteAssociation

/// Why a folder is no clip bundle.
@nonexhaustive public enum ClipBundleError: Error, Sendable, Hashable {
    /// A file is missing, or is no regular file.
    case fileMissing(path: String)
    /// A file cannot be read.
    case fileUnreadable(path: String)
    /// A file has more bytes than are read.
    case fileTooLarge(path: String, limit: Int)
    /// A path leaves the folder, or is not in its plainest form.
    case path(String)
    /// There are more assets than are read.
    case tooManyAssets(limit: Int)
    /// The clip as a whole is larger than any clip may be (rule D-59).
    case tooLarge(ClipSize, limitInMegabytes: Int)
    /// The manifest is no JSON text.
    case manifestNotJSON
    /// A member of the manifest is missing, such as `app.name`.
    case memberMissing(String)
    /// A member of the manifest has the wrong type.
    case memberType(String)
    /// The manifest has another format.
    case format(Int)
    /// A member is no app identifier (rule B-08).
    case identifier(member: String, IdentifierError)
    /// A version is not up to three whole numbers with periods between them (rule C-30).
    case version
    /// A module has its own size, and the manifest names another.
    case sizeBesideModule
    /// The app's website is not an address with https.
    case website
    /// A member is no version of the system.
    case minimumSystem(String)
    /// A member is no entry of an entitlement (rule B-04).
    case entitlement(member: String, entry: String, AssociatedDomain.ParsingError)
    /// A member is not a language of the store (feature C2).
    case language(member: String, String)
    /// The verb is none of the predefined ones (rule C-04).
    case verb(String)
    /// The file is no WebAssembly module.
    case notAModule(path: String)
    /// The image is not valid.
    case image(path: String, ImageFile.ParsingError)
}
