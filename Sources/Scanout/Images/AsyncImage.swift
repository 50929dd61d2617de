import CFetch
import Pictures

/// A picture at an address, loaded on another thread.
///
/// Addresses of files are read at once; those of `http` and `https` by libcurl, which is loaded with the first of them
/// and has to be installed (`libcurl4`). A view that gets another address loads anew, and what it waited for before is
/// given up, as it is when the view goes. In a test's time loading takes none.
public struct AsyncImage<Content> {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var loaded: Loaded?
    /// What is on its way, or came; nil where it was cancelled.
    @State private var loading: PictureLoading?

    /// What came of an address.
    fileprivate struct Loaded: Sendable {
        let url: URL
        let phase: AsyncImagePhase
    }
}

extension AsyncImage: View where Content: View {
    /// Loads a picture and shows what is made of each phase of the loading.
    ///
    /// - Parameters:
    ///   - url: Where it is; nil stays in the phase `empty`.
    ///   - scale: Its pixels to a point.
    ///   - transaction: In which phases change.
    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// Loads a picture and shows it in its own size; grey in all the space meanwhile, and where there is none.
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? .loadingPlaceholder }
    }

    /// Loads a picture and shows what is made of it, or a placeholder meanwhile and where there is none.
    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// What is made of the present phase.
    public var body: some View {
        content(phase)
            .onChange(of: url) { load() }
            .onAppear { if loading == nil { load() } }
            .onDisappear {
                loading?.cancel()
                loading = nil
            }
    }

    private var phase: AsyncImagePhase { loaded.flatMap { $0.url == url ? $0.phase : nil } ?? .empty }

    private func load() {
        loading?.cancel()
        loading = nil
        guard let url else { return }
        let loading = PictureLoading()
        self.loading = loading
        // State may be written from any thread.
        let (state, transaction, scale) = ($loaded, transaction, scale)
        PictureLoader.shared.run(waitsForOthers: !url.isFileURL) {
            let phase: AsyncImagePhase
            do {
                phase = .success(Image(.loaded(try LoadedPicture.load(url, loading), scale: scale)))
            } catch {
                phase = .failure(error)
            }
            loading.finish {
                withTransaction(transaction) { state.wrappedValue = Loaded(url: url, phase: phase) }
            }
        }
    }
}

extension LoadedPicture {
    /// Responses of more bytes are not read.
    private static let mostBytes = 64 << 20

    /// Reads the picture at an address, on the present thread.
    static func load(_ url: URL, _ loading: PictureLoading) throws(PictureError) -> LoadedPicture {
        guard !loading.isCancelled else { throw .unreadable("nobody waits for it any more") }
        guard url.isFileURL else { return LoadedPicture(try Picture.decode(try fetch(url.absoluteString, loading))) }
        guard let version = PictureFile(path: url.path).version() else {
            throw .unreadable("there is no file \(url.path)")
        }
        switch ImageCache.shared.picture(version, whenReady: nil) {
        case .ready(let picture): return picture
        case .failed(let error): throw error
        case .pending: throw .unreadable("it is being read")
        }
    }

    private static func fetch(_ address: String, _ loading: PictureLoading) throws(PictureError) -> [UInt8] {
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        var message = [CChar](repeating: 0, count: 256)
        let status = scanout_fetch(
            address, mostBytes,
            { context in
                guard let context else { return 0 }
                return Unmanaged<PictureLoading>.fromOpaque(context).takeUnretainedValue().isCancelled ? 1 : 0
            }, Unmanaged.passUnretained(loading).toOpaque(), &bytes, &count, &message)
        guard status == 0 else {
            let reason = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            throw .unreadable("\(address): \(reason)")
        }
        defer { free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}

extension Image {
    /// A faint grey that fills all the space.
    fileprivate static var loadingPlaceholder: Image {
        Image(size: CGSize(width: 1, height: 1)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .style(.fill))
        }.resizable()
    }
}
