import Scanout
import ScanoutTesting
import XCTest

/// Shapes that are those of what is around.
@MainActor
final class ContainerShapeTests: XCTestCase {
    private func surface<V: View>(_ view: V) -> Surface {
        let display = MemoryDisplay(width: 40, height: 40)
        _ = render(
            ZStack {
                Color.white
                view
            }, on: display)
        return display.surface
    }

    /// Corners of radius 15, 10 points further in, have one of 5 with the same middle.
    func testCornersHaveOneMiddle() async {
        let relative = ContainerRelativeShape().fill(.black).padding(10)
            .containerShape(RoundedRectangle(cornerRadius: 15))
        let fixed = RoundedRectangle(cornerRadius: 5).fill(.black).padding(10)
        XCTAssertEqual(surface(relative).values, surface(fixed).values)
        let clipped = Color.black.clipShape(ContainerRelativeShape()).padding(10)
            .containerShape(.rect(cornerRadius: 15))
        XCTAssertEqual(surface(clipped).values, surface(fixed).values)
    }

    /// As far in as the radius and farther there are no corners left; the least distance counts.
    func testFarInside() async {
        let deep = ContainerRelativeShape().fill(.black).padding(16).containerShape(RoundedRectangle(cornerRadius: 15))
        XCTAssertEqual(surface(deep).values, surface(Rectangle().fill(.black).padding(16)).values)
        let uneven = ContainerRelativeShape().fill(.black).padding(.horizontal, 10)
            .containerShape(RoundedRectangle(cornerRadius: 15))
        XCTAssertEqual(
            surface(uneven).values,
            surface(RoundedRectangle(cornerRadius: 15).fill(.black).padding(.horizontal, 10)).values)
    }

    func testWithoutAContainerItIsTheFrame() async {
        XCTAssertEqual(surface(ContainerRelativeShape().fill(.black)).extent(of: 0), box(0, 0, 40, 40))
    }
}
