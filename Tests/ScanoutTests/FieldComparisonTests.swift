import Scanout
import ScanoutTesting
import XCTest

private protocol Shown { var width: Double { get } }
private struct Wide: Shown { var width: Double }
private final class Object { var width = 0.0 }
private struct Reading { var width: Double }
private enum Load {
    case none
    case some(Reading)
    var width: Double { if case .some(let reading) = self { reading.width } else { 0 } }
}

/// A bar of a width.
private func bar(_ width: Double) -> some View { Color.black.frame(width: width, height: 10) }

private struct OfExistential: View {
    let value: any Shown
    var body: some View { bar(value.width) }
}
private struct OfAny: View {
    let value: Any
    var body: some View { bar(value as? Double ?? 0) }
}
private struct OfAnyObject: View {
    let value: AnyObject
    var body: some View { bar((value as? Object)?.width ?? 0) }
}
private struct OfEnum: View {
    let value: Load
    var body: some View { bar(value.width) }
}
private struct OfOptional: View {
    let value: Reading?
    var body: some View { bar(value?.width ?? 0) }
}
private struct OfFunction: View {
    let value: (() -> Double)?
    var body: some View { bar(value?() ?? 0) }
}
private struct OfTuple: View {
    let value: (Double, Reading)
    var body: some View { bar(value.0 + value.1.width) }
}
private struct OfWeak: View {
    weak var value: Object?
    var body: some View { bar(value?.width ?? 0) }
}
private struct OfResult: View {
    let value: Result<Reading, CancellationError>
    var body: some View { bar((try? value.get())?.width ?? 0) }
}
private struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
}

/// A view whose value differs is evaluated again, whatever its fields are made of.
@MainActor
final class FieldComparisonTests: XCTestCase {
    private func check<V: View>(
        _ name: String, line: UInt = #line, @ViewBuilder _ view: @escaping (Double) -> V
    ) {
        let remote = Remote<Double>()
        let display = MemoryDisplay(width: 40, height: 10)
        let host = render(Stage(4, remote) { view($0) }, on: display)
        for width in [4.0, 30, 12] {
            remote.value = width
            host.advance(by: 0)
            XCTAssertEqual(display.surface.count(of: 0x000000), Int(width) * 10, "\(name), \(width)", line: line)
        }
    }

    func testKindsOfFields() async {
        check("existential") { OfExistential(value: Wide(width: $0)) }
        check("Any") { OfAny(value: $0) }
        check("enum") { OfEnum(value: .some(Reading(width: $0))) }
        check("optional") { OfOptional(value: Reading(width: $0)) }
        check("function") { width in OfFunction(value: { width }) }
        check("tuple") { OfTuple(value: (1, Reading(width: $0 - 1))) }
        check("result") { OfResult(value: .success(Reading(width: $0))) }
        check("AnyObject") { width in
            let object = Object()
            let _ = object.width = width
            OfAnyObject(value: object)
        }
        check("content") { width in Card { if width > 10 { bar(width) } else { bar(width) } } }
        check("background") { width in
            Color.clear.frame(width: 40, height: 10).background { if width > 5 { bar(width) } else { bar(4) } }
        }
    }

    func testWeakFieldsAreNotRead() async {
        let object = Object()
        object.width = 7
        check("weak") { width in
            let _ = object.width = width
            OfWeak(value: object)
        }
    }

    /// Nothing changes, so nothing is evaluated but the view whose state was written.
    func testEqualValuesAreLeftAlone() async {
        let remote = Remote<Int>()
        let host = render(
            Stage(0, remote) { _ in
                OfOptional(value: nil)
                Card { EmptyView() }
            }, on: MemoryDisplay(width: 40, height: 10))
        remote.value = 1
        host.advance(by: 0)
        XCTAssertEqual(host.statistics.bodiesEvaluated, 1)
    }
}
