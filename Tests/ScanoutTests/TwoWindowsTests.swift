import Displays
import XCTest

@testable import Scanout

/// A program with two windows on two outputs of a card: started on a real kernel, which looks at both screens.
@MainActor final class TwoWindowsTests: XCTestCase {
    /// Runs until it is ended, where `SCANOUT_WINDOWS` is set.
    func testRunsAsAskedFor() async throws {
        guard let displays = ProcessInfo.processInfo.environment["SCANOUT_WINDOWS"] else {
            throw XCTSkip("nothing asked for")
        }
        let options = try DisplayOptions(arguments: ["--display", displays]) { _ in nil }
        try WindowSession(TwoWindows(), options).run()
    }
}

/// One window in which something moves for ever, and one that stands still and knows a state of the app.
private struct TwoWindows: App {
    @State private var isStarted = false

    var body: some Scene {
        WindowGroup(id: "moving") { Moving().onAppear { isStarted = true } }
        Window("Still", id: "still") {
            HStack(spacing: 0) {
                (isStarted ? Color(red: 1, green: 0, blue: 0) : .black)
                Color.white
            }
        }
    }
}

private struct Moving: View {
    @State private var isAway = false

    var body: some View {
        Color(red: 0, green: 0, blue: 1).overlay(alignment: isAway ? .trailing : .leading) {
            Color.black.frame(width: 100, height: 100)
        }
        .onAppear { withAnimation(.linear(duration: 4).repeatForever(autoreverses: true)) { isAway = true } }
    }
}
