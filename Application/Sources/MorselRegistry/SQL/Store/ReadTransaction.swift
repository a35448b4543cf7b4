// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import AppClipTypes

/// The contents of a registry in one consistent state.
///
/// It is valid only inside the closure of ``Registry/read(_:)`` or ``Registry/write(by:at:_:)``. All
/// functions throw what the storage throws, and ``RegistryError/damaged(_:)`` for data that cannot be read.
public class ReadTransaction {
    let session: any SQLSession

    /// A cache of images; none of them is ever removed.
    private var knownImages: [Digest: HeaderImage] = [:]

    init(_ session: any SQLSession) { self.session = session }

    /// Returns the reference of cards to the image with a digest, or `nil` if it was never added.
    public func image(_ digest: Digest) throws -> HeaderImage? {
        if let image = knownImages[digest] { return image }
        let image = try session.rows("SELECT * FROM images WHERE digest = ?", [.text(digest.text)])
            .first?.header(digest: "digest")
        knownImages[digest] = image
        return image
    }
}
