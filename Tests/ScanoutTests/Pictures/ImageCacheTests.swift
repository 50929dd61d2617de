import Testing

@testable import Scanout

struct ImageCacheTests {
    private let folder = PictureFolder()

    private func version(_ name: String) throws -> PictureFile.Version {
        try #require(PictureFile(path: folder.path + "/" + name).version())
    }

    private func isReady(_ answer: ImageCache.Answer) -> Bool { if case .ready = answer { true } else { false } }

    @Test func keepsAndEvicts() throws {
        // A row of 16 pixels takes 64 bytes, so each picture 1,024.
        for name in ["a", "b", "c"] { try folder.write(name + ".png", 16, 16, 0xFF0000) }
        let cache = ImageCache()
        cache.byteLimit = 2_048
        for name in ["a", "b", "a", "c"] { #expect(isReady(cache.picture(try version(name + ".png"), whenReady: nil))) }
        var expected = ImageCache.Statistics(hits: 1, misses: 3, decoded: 3, evictions: 1, bytes: 2_048)
        #expect(cache.statistics == expected)
        // The one that was not used for longest went.
        _ = cache.picture(try version("a.png"), whenReady: nil)
        _ = cache.picture(try version("b.png"), whenReady: nil)
        expected = ImageCache.Statistics(hits: 2, misses: 4, decoded: 4, evictions: 2, bytes: 2_048)
        #expect(cache.statistics == expected)
        cache.byteLimit = 0
        #expect(cache.statistics.bytes == 0)
        cache.removeAll()
        #expect(cache.statistics.bytes == 0)
    }

    @Test func whatIsShownStays() throws {
        try folder.write("a.png", 16, 16, 0xFF0000)
        let cache = ImageCache()
        cache.byteLimit = 0
        guard case .ready(let shown) = cache.picture(try version("a.png"), whenReady: nil) else {
            return #expect(Bool(false))
        }
        guard case .ready(let again) = cache.picture(try version("a.png"), whenReady: nil) else {
            return #expect(Bool(false))
        }
        #expect(shown === again)
        #expect(cache.statistics.decoded == 1)
    }

    @Test func failuresAreKept() throws {
        try folder.write("a.png", [1, 2, 3])
        let cache = ImageCache()
        for _ in 0..<3 { _ = cache.picture(try version("a.png"), whenReady: nil) }
        #expect(cache.statistics.failures == 1)
    }

    @Test func tellsAllWhoWait() async throws {
        try folder.write("a.png", 16, 16, 0xFF0000)
        let cache = ImageCache()
        let version = try version("a.png")
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            _ = cache.picture(version) { done.resume() }
        }
        #expect(isReady(cache.picture(version) {}))
    }
}
