// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences

/// Changes to the contents of a registry: all of them or, if the closure throws, none.
///
/// Each change is reported to those who follow the registry, and is in the log. The rules of the store
/// are checked before, by ``StoreReading/findings(about:_:)``; only changes that would make the
/// registry inconsistent are refused here.
public protocol StoreWriting: StoreReading {
    /// Stores an experience.
    ///
    /// - Parameters:
    ///   - experience: The experience.
    ///   - upload: The id of the ``ImageUpload`` of its image.
    /// - Returns: The number of the experience.
    /// - Throws: ``RegistryError/urlTaken(by:)`` if it is published and a published experience of any
    ///   clip has its URL, ``RegistryError/unknownClip(_:)``, or ``RegistryError/unknownImage(_:)``.
    func insert(
        _ experience: NewExperience,
        upload: String?
    ) throws -> AdvancedExperience.ID

    /// Stores a removed experience again, under its previous number.
    func insert(_ experience: AdvancedExperience, upload: String?) throws

    /// Replaces the content of an experience, and increments its version.
    ///
    /// - Throws: ``RegistryError/unknownExperience(_:)``, and as ``insert(_:upload:)``.
    func update(_ experience: AdvancedExperience, upload: String?) throws

    /// Removes an experience that was never published; a printed code must resolve for ever.
    ///
    /// - Throws: ``RegistryError/unknownExperience(_:)``, also for an experience that is not a draft.
    func removeDraft(_ id: AdvancedExperience.ID) throws

    /// Adds a build, with its app, its clip, its default experience (rules C-29 and C-51) and its
    /// hosts.
    ///
    /// A new app or clip is added. The default experience of the version is replaced, unless the build
    /// comes without one. The hosts that the entitlement names belong to the clip's team from then on,
    /// unless they belong to another one. An unknown host is served here; a host that is known as
    /// external stays external.
    ///
    /// - Parameters:
    ///   - bundle: The build.
    ///   - stage: The stage of the build.
    ///   - time: The time of publication.
    ///   - hosts: The further permissions of the build for hosts.
    /// - Returns: The stored build.
    /// - Throws: ``RegistryError/clipOfOtherApp(_:)`` if the clip belongs to another app,
    ///   ``RegistryError/appHasOtherClip(_:)`` if the app already has another clip, or
    ///   ``RegistryError/hostsOfOtherTeams(_:)``.
    func publish(
        _ bundle: ClipBundle,
        stage: Build.Stage,
        at time: Timestamp,
        hosts: HostPermissions
    ) throws -> StoredBuild

    /// Moves a build to another stage.
    ///
    /// - Throws: ``RegistryError/unknownBuild(_:)``.
    func setStage(_ stage: Build.Stage, ofBuild number: Int64) throws

    /// Stores an image, and returns its reference for cards. Equal bytes are stored once.
    func add(_ image: ImageFile) throws -> HeaderImage

    /// Stores bytes that are not an image yet, such as a part of an upload.
    func add(bytes: [UInt8]) throws -> Digest

    /// Stores a record, replacing one with the same id.
    func put<Value: Record>(_ record: Value) throws

    /// Removes a record, if it exists.
    func remove<Value: Record>(_ type: Value.Type, _ id: String) throws
}
