import Scanout
import ScanoutTesting
import XCTest

/// Views drawn into pictures.
@MainActor
final class ImageRendererTests: XCTestCase {
    func testIdealSizeAndClearGround() async throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 2, height: 1).padding(1))
        let picture = try XCTUnwrap(renderer.cgImage)
        XCTAssertEqual([picture.width, picture.height], [4, 3])
        XCTAssertEqual(picture.surface[0, 0].value, 0)
        XCTAssertEqual(picture.surface[1, 1].value, 0xFFFF_3B30)
        XCTAssertEqual(picture.surface[2, 1].value, 0xFFFF_3B30)
        XCTAssertEqual(picture.surface[3, 1].value, 0)
        renderer.isOpaque = true
        XCTAssertEqual(renderer.cgImage?.surface[0, 0].value, 0xFF00_0000)
    }

    /// Half see-through stays so: premultiplied red of 255 at 0.5 is 128.
    func testScaleProposalAndOpacity() async throws {
        let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).opacity(0.5))
        renderer.scale = 2
        renderer.proposedSize = ProposedViewSize(width: 3, height: 2)
        let picture = try XCTUnwrap(renderer.cgImage)
        XCTAssertEqual([picture.width, picture.height], [6, 4])
        XCTAssertEqual(picture.surface[5, 3].alpha, 128)
        XCTAssertEqual(picture.surface[5, 3].red, 128)
    }

    func testNothingAndTooMuch() async {
        XCTAssertNil(ImageRenderer(content: EmptyView()).cgImage)
        XCTAssertNil(ImageRenderer(content: Color.red.frame(width: 1e6, height: 1)).cgImage)
    }

    func testThePanelsTimersGoOn() async {
        struct Ticking: View {
            @State private var count = 0
            let journal: Journal<Int>
            var body: some View {
                Color.black.frame(width: 1, height: 1)
                    .onAppear {
                        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }
                    }
                    .onChange(of: count) {
                        journal.add(ImageRenderer(content: Color.red.frame(width: 3, height: 1)).cgImage?.width ?? 0)
                    }
            }
        }
        let journal = Journal<Int>()
        let host = render(Ticking(journal: journal), on: MemoryDisplay(width: 1, height: 1))
        host.advance(by: 2.5)
        XCTAssertEqual(journal.entries, [3, 3])
    }
}
