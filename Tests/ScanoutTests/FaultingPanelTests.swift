import Displays
import XCTest

@testable import Scanout

/// Programs that end in the middle of a frame: started one by one on real kernels, which then look at the console.
@MainActor final class FaultingPanelTests: XCTestCase {
    /// Ends as `SCANOUT_FAULT` says: the test never returns where that is set.
    func testEndsAsAskedFor() async throws {
        guard let fault = ProcessInfo.processInfo.environment["SCANOUT_FAULT"] else {
            throw XCTSkip("nothing asked for")
        }
        var options = DisplayOptions()
        options.selection = .drm(connector: nil, size: nil)
        let session = try DisplaySession(options)
        let host = ViewHost(Faulty(fault: fault), on: session.display, clock: SystemClock())
        host.terminal = session.terminal
        _ = host.run(for: 60)
        XCTFail("still running")
    }
}

private struct Faulty: View {
    let fault: String
    @State private var isDue = false

    var body: some View {
        Color.red.onAppear {
            Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in isDue = true }
        }
        .onChange(of: isDue) { _, _ in fail() }
    }

    private func fail() {
        switch fault {
        case "trap":
            let numbers = [Int]()
            XCTAssertEqual(numbers[numbers.count], 0)
        case "pointer": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
        case "exit": exit(3)
        default: break
        }
    }
}
