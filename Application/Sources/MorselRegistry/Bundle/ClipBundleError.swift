// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
public import AppSiteAssociation

/// The reason a folder is not a clip bundle.
@nonexhaustive public enum ClipBundleError: Error, Sendable, Hashable {
    /// A file is missing, or is not a regular file.
    case fileMissing(path: String)
    /// A file cannot be read.
    case fileUnreadable(path: String)
    /// A file is too large.
    case fileTooLarge(path: String, limit: Int)
    /// A path leads out of the folder, or is not in its simplest form.
    case path(String)
    /// There are too many assets.
    case tooManyAssets(limit: Int)
    /// The whole clip exceeds the size limit of all clips (rule D-59).
    case tooLarge(ClipSize, limitInMegabytes: Int)
    /// The manifest is not a JSON text.
    case manifestNotJSON
    /// A member of the manifest is missing, such as `app.name`.
    case memberMissing(String)
    /// A member of the manifest has the wrong type.
    case memberType(String)
    /// The manifest has an unknown format.
    case format(Int)
    /// A member is not an app identifier (rule B-08).
    case identifier(member: String, IdentifierError)
    /// A version is not up to three whole numbers with periods between them (rule C-30).
    case version
    /// The manifest states a size although the bundle has a module.
    case sizeBesideModule
    /// The app's website is not an https URL.
    case website
    /// A member is not a version of the system.
    case minimumSystem(String)
    /// A member is not an entry of an entitlement (rule B-04).
    case entitlement(member: String, entry: String, AssociatedDomain.ParsingError)
    /// A member is not a language of the store (feature C2).
    case language(member: String, String)
    /// The verb is not one of the predefined ones (rule C-04).
    case verb(String)
    /// The file is not a WebAssembly module.
    case notAModule(path: String)
    /// The image is not valid.
    case image(path: String, ImageFile.ParsingError)
}
