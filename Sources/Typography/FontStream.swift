import CFreeType
import Glibc

/// A font file that is open, read in pieces where they are needed and shared by all faces made from it.
///
/// A panel needs some dozen of a font's thousands of glyphs: read whole, DejaVu Sans alone would take 757 KB of the
/// process's memory. Neither is it mapped: a file that is cut short while mapped would end the process with SIGBUS; here
/// a glyph that is gone has no ink. A file that is removed stays readable.
final class FontStream {
    /// Larger files are refused; the largest fonts in use hold about 120 MB.
    static let maximumCount = 256 << 20
    /// Shorter reads go through windows: FreeType reads headers by two and four bytes.
    private static let windowSize = 4096
    private static let windowCount = 4

    /// The number of bytes.
    let count: Int
    private let descriptor: Int32
    /// Pieces of the file as they were read last, at multiples of the window's size.
    private let windows: UnsafeMutablePointer<UInt8>
    /// Which piece each window holds, and how many bytes of it.
    private var held: [(piece: Int, count: Int)]

    /// Opens an ordinary file.
    init(path: String) throws(FontError) {
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .cannotOpen(path: path, code: errno) }
        do throws(FontError) {
            count = try FontStream.size(of: descriptor, path: path)
        } catch {
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
        windows = .allocate(capacity: FontStream.windowSize * FontStream.windowCount)
        held = Array(repeating: (-1, 0), count: FontStream.windowCount)
    }

    deinit {
        close(descriptor)
        windows.deallocate()
    }

    private static func size(of descriptor: Int32, path: String) throws(FontError) -> Int {
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { throw .cannotRead(path: path, code: errno) }
        guard information.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
        let size = Int(information.st_size)
        guard size <= maximumCount else { throw .tooLarge(path: path, bytes: size) }
        return size
    }

    /// Copies bytes from a place on; fewer where the file ends or cannot be read.
    func read(_ target: UnsafeMutablePointer<UInt8>, count: Int, at offset: Int) -> Int {
        guard offset >= 0, count > 0, offset < self.count else { return 0 }
        let count = min(count, self.count - offset)
        if count >= FontStream.windowSize { return fill(target, count: count, at: offset) }
        var done = 0
        while done < count {
            let (piece, start) = (offset + done).quotientAndRemainder(dividingBy: FontStream.windowSize)
            let (window, available) = window(of: piece)
            let step = min(count - done, available - start)
            if step <= 0 { break }
            (target + done).update(from: window + start, count: step)
            done += step
        }
        return done
    }

    /// The window that holds a piece of the file, and how much of it there is.
    private func window(of piece: Int) -> (UnsafeMutablePointer<UInt8>, Int) {
        let place = piece % FontStream.windowCount
        let window = windows + place * FontStream.windowSize
        if held[place].piece != piece {
            let size = FontStream.windowSize
            held[place] = (piece, fill(window, count: size, at: piece * size))
        }
        return (window, held[place].count)
    }

    private func fill(_ target: UnsafeMutablePointer<UInt8>, count: Int, at offset: Int) -> Int {
        var done = 0
        while done < count {
            let step = pread(descriptor, target + done, count - done, off_t(offset + done))
            if step < 0 && errno == EINTR { continue }
            if step <= 0 { break }
            done += step
        }
        return done
    }

    /// What FreeType reads through, for one face; to be deallocated once the face is done, while this object lives.
    func makeFreeTypeStream() -> UnsafeMutablePointer<FT_StreamRec> {
        let stream = UnsafeMutablePointer<FT_StreamRec>.allocate(capacity: 1)
        stream.initialize(to: FT_StreamRec())
        stream.pointee.size = UInt(count)
        stream.pointee.descriptor.pointer = Unmanaged.passUnretained(self).toOpaque()
        stream.pointee.read = { stream, offset, buffer, count in
            guard let source = stream?.pointee.descriptor.pointer else { return 0 }
            let file = Unmanaged<FontStream>.fromOpaque(source).takeUnretainedValue()
            // Without a buffer this is a search, which says 0 where it succeeds. Damaged fonts ask for any place.
            guard count > 0, let buffer else { return offset <= UInt(file.count) ? 0 : 1 }
            guard offset < UInt(file.count) else { return 0 }
            return UInt(file.read(buffer, count: Int(clamping: count), at: Int(offset)))
        }
        return stream
    }
}
