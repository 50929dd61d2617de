import Dispatch

/// The queue that the main actor's tasks run on, drained by a loop of our own.
///
/// These two entry points are the ones that libdispatch offers to run loops; on Linux the handle is an eventfd.
enum MainQueue {
    /// Becomes readable when something waits in the queue.
    static var descriptor: Int32 { mainQueueHandle() }

    /// Runs what waits in the queue.
    static func drain() {
        // The queue leaves its eventfd to the loop. Emptied before the call: what comes in during it is seen next time.
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        mainQueueCallback(nil)
    }
}

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func mainQueueCallback(_ message: UnsafeMutableRawPointer?)
