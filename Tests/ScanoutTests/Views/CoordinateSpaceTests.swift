import Scanout
import ScanoutTesting
import XCTest

/// Frames in the spaces of views around, in a root of 100 by 100 points.
@MainActor
final class CoordinateSpaceTests: XCTestCase {
    private func read<Value>(_ make: @escaping (GeometryProxy) -> Value) -> Value? {
        let journal = Journal<Value>()
        render(
            GeometryReader { proxy in
                let _ = journal.add(make(proxy))
                Color.clear
            }
            .frame(width: 20, height: 10)
            .padding(.leading, 5)
            .coordinateSpace(.named("inner"))
            .padding(.top, 7)
            .coordinateSpace(name: "outer")
            .offset(x: 3),
            on: MemoryDisplay(width: 100, height: 100))
        return journal.entries.last
    }

    // 25 by 17 in all, centred: from (37.5, 41.5); the reader is 5 and 7 further, and moved by 3.
    func testFrames() async {
        XCTAssertEqual(read { $0.frame(in: .local) }, rect(0, 0, 20, 10))
        XCTAssertEqual(read { $0.frame(in: .named("inner")) }, rect(5, 0, 20, 10))
        XCTAssertEqual(read { $0.frame(in: .named("outer")) }, rect(5, 7, 20, 10))
        XCTAssertEqual(read { $0.frame(in: .global) }, rect(45.5, 48.5, 20, 10))
    }

    /// Where no view has the name, the panel's space stands for it.
    func testUnknownNames() async {
        XCTAssertEqual(read { $0.frame(in: .named("nobody")) }, rect(45.5, 48.5, 20, 10))
        XCTAssertEqual(read { $0.bounds(of: .named("nobody")) }, .some(nil))
    }

    func testBounds() async {
        XCTAssertEqual(read { $0.bounds(of: .named("inner")) }, rect(-5, 0, 25, 10))
        XCTAssertEqual(read { $0.bounds(of: .named("outer")) }, rect(-5, -7, 25, 17))
    }

    func testSpacesAsValues() async {
        let space: CoordinateSpace = .named("outer")
        XCTAssertEqual(read { $0.frame(in: space) }, rect(5, 7, 20, 10))
        XCTAssertEqual(NamedCoordinateSpace.named("outer").coordinateSpace, space)
        XCTAssertTrue(LocalCoordinateSpace().coordinateSpace.isLocal)
        XCTAssertTrue(GlobalCoordinateSpace().coordinateSpace.isGlobal)
    }

    func testTurnedViews() async {
        let journal = Journal<CGRect?>()
        render(
            GeometryReader { proxy in
                let _ = journal.add(proxy.bounds(of: .named("whole")))
                Color.clear
            }
            .frame(width: 20, height: 10)
            .scaleEffect(2)
            .coordinateSpace(.named("whole")),
            on: MemoryDisplay(width: 100, height: 100))
        // Twice as large around the middle: the whole is 10 by 5 of the reader's points, in its middle.
        XCTAssertEqual(journal.entries.last, rect(5, 2.5, 10, 5))
    }
}
