import Scanout
import ScanoutTesting
import XCTest

/// Extents that follow from the container around, in a root of 100 by 100 points.
@MainActor
final class ContainerRelativeFrameTests: XCTestCase {
    func testAllOfTheContainer() async {
        let seen = frames { log in
            HStack(spacing: 0) {
                Color.red.frame(width: 10)
                square(.blue, 10).containerRelativeFrame(.horizontal).logged("wide", log)
            }
        }
        XCTAssertEqual(seen["wide"]?.width, 100)
        let both = frames { square(.blue, 10).logged("a", $0).containerRelativeFrame([.horizontal, .vertical]) }
        XCTAssertEqual(both["a"], rect(45, 45, 10, 10))
        let corner = frames {
            square(.blue, 10).logged("a", $0)
                .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
        }
        XCTAssertEqual(corner["a"], rect(90, 90, 10, 10))
    }

    func testPartsOfTheContainer() async {
        // Four parts, 4 apart: (100 - 12) / 4 = 22; two of them and the distance between: 48.
        for (span, width) in [(1, 22.0), (2, 48), (4, 100)] {
            let seen = frames { log in
                Color.red.logged("a", log)
                    .containerRelativeFrame(.horizontal, count: 4, span: span, spacing: 4)
            }
            XCTAssertEqual(seen["a"], rect(50 - width / 2, 0, width, 100), "\(span)")
        }
    }

    func testWhatAFunctionMakesOfIt() async {
        let seen = frames { log in
            Color.red.logged("a", log)
                .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                    axis == .horizontal ? length / 4 : length / 2
                }
        }
        XCTAssertEqual(seen["a"], rect(37.5, 25, 25, 50))
    }

    func testTheScrollViewIsTheContainer() async {
        let seen = frames { log in
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { page in
                        Color.red.containerRelativeFrame(.horizontal).logged("\(page)", log)
                    }
                }
            }
            .frame(width: 60, height: 30)
        }
        XCTAssertEqual(
            seen, ["0": rect(20, 35, 60, 30), "1": rect(80, 35, 60, 30), "2": rect(140, 35, 60, 30)])
    }

    func testAContainerThatChanges() async {
        let remote = Remote<CGFloat>()
        let log = FrameLog()
        let host = render(
            Stage(60, remote) { width in
                ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal).logged("a", log) }
                    .frame(width: width, height: 30)
            }, on: MemoryDisplay(width: 100, height: 100))
        XCTAssertEqual(log.frames["a"], rect(20, 35, 60, 30))
        remote.value = 40
        host.advance(by: 0)
        XCTAssertEqual(log.frames["a"], rect(30, 35, 40, 30))
    }

    func testTheSafeAreaIsTheContainer() async {
        let log = FrameLog()
        render(
            Color.red.logged("a", log).containerRelativeFrame([.horizontal, .vertical]),
            on: MemoryDisplay(width: 100, height: 100, safeArea: .init(top: 10, left: 5, bottom: 20, right: 0)))
        XCTAssertEqual(log.frames["a"], rect(5, 10, 95, 70))
    }
}
