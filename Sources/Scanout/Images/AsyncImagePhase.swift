/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
    /// It is not there yet.
    case empty
    /// It is there.
    case success(Image)
    /// It could not be loaded.
    case failure(any Error)

    /// The picture, once it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why it could not be loaded.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
