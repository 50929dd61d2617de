import CLinux
import Glibc
import Raster

/// Where a thread asks for the picture that another one draws, and gets a copy.
///
/// Invariant: `wanted` counts what was asked for, `answered` the last of them that was answered.
final class SnapshotRequests: @unchecked Sendable {
    /// Readable when a picture is asked for.
    let requestDescriptor = scanout_wake_descriptor()
    private let answerDescriptor = scanout_wake_descriptor()
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var wanted = 0
    private var answered = 0
    private var picture: Surface?

    init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
        for descriptor in [requestDescriptor, answerDescriptor] { close(descriptor) }
    }

    /// On the thread that wants a picture. Errors: none came in time (ETIMEDOUT), or it is not wanted any more.
    func picture(by deadline: Deadline) throws(Errno) -> Surface {
        let number = hold { () -> Int in
            wanted += 1
            return wanted
        }
        scanout_wake(requestDescriptor)
        while true {
            try deadline.wait(for: answerDescriptor, Int16(POLLIN))
            _ = scanout_drain(answerDescriptor)
            let answer = hold { () -> Surface? in
                defer { picture = nil }
                return answered == number ? picture : nil
            }
            if let answer { return answer }
        }
    }

    /// On the thread that draws, between two frames. Costs a copy of the pixels where one is asked for.
    func answer(with surface: Surface) {
        guard scanout_drain(requestDescriptor) > 0 else { return }
        let copy = Surface(width: surface.width, height: surface.height)
        copy.pixels.update(from: surface.pixels, count: surface.bytesPerRow / 4 * surface.height)
        hold {
            answered = wanted
            picture = copy
        }
        scanout_wake(answerDescriptor)
    }

    private func hold<Value>(_ body: () -> Value) -> Value {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
