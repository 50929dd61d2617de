import CLinux
import Raster
import XCTest

@testable import Displays

/// A display that fails to order.
private final class Panel: Display {
    let memory: MemoryDisplay
    var failures: [Int32] = []
    var trouble: DisplayError?
    private(set) var presented: [[PixelRect]] = []
    private(set) var isClosed = false
    private(set) var inspections = 0

    init(width: Int = 8, height: Int = 4) { memory = MemoryDisplay(width: width, height: height) }

    var width: Int { memory.width }
    var height: Int { memory.height }
    var scale: Double { 1 }
    var dotsPerInch: Double? { nil }
    var format: PixelFormat { .rgb565 }
    var drawingSurface: Surface? { nil }
    var name: String { "panel:\(width)x\(height)" }

    func present(_ surface: Surface, damage: [PixelRect]) throws(DisplayError) -> Int {
        if !failures.isEmpty { throw Self.error(failures.removeFirst()) }
        presented.append(damage)
        return try memory.present(surface, damage: damage)
    }

    func inspect() -> DisplayError? {
        inspections += 1
        return trouble
    }

    func close() { isClosed = true }

    static func error(_ code: Int32) -> DisplayError {
        .system(operation: "show a picture on", object: "/dev/dri/card0", errno: code, advice: "")
    }
}

final class DisplaySupervisorTests: XCTestCase {
    private let system = SimulatedSystem()
    private var kernel: Kernel { Kernel(system: system, modes: SimulatedModes(system)) }
    /// What opening gives next: a panel or an error number.
    private var offers: [Result<Panel, DisplayError>] = []
    private var changes: [DisplaySupervisor.Change] = []
    private static let hotplug = "change@/devices/pci0/drm/card0 ACTION=change SUBSYSTEM=drm HOTPLUG=1"

    private func supervise(_ first: Panel?) -> DisplaySupervisor {
        let supervisor = DisplaySupervisor(first, kernel: kernel) { [unowned self] () throws(DisplayError) in
            if offers.isEmpty { throw Panel.error(ENODEV) }
            return try offers.removeFirst().get()
        }
        supervisor.onChange = { [unowned self] in changes.append($0) }
        return supervisor
    }

    private func present(_ supervisor: DisplaySupervisor) throws -> Int {
        let surface = Surface(width: supervisor.width, height: supervisor.height)
        return try supervisor.present(surface, damage: [surface.bounds])
    }

    func testWhatADisplayShowsGoesThrough() throws {
        let panel = Panel()
        let supervisor = supervise(panel)
        XCTAssertEqual(supervisor.name, "panel:8x4")
        XCTAssertEqual(supervisor.format, .rgb565)
        XCTAssertEqual(try present(supervisor), 8 * 4 * 4)
        XCTAssertFalse(supervisor.follow(at: 1))
        XCTAssertNil(supervisor.nextTry)
        XCTAssertEqual(changes, [])
    }

    func testAStartWithoutADisplay() throws {
        let supervisor = supervise(nil)
        XCTAssertEqual([supervisor.width, supervisor.height], [800, 480])
        XCTAssertFalse(supervisor.isShowing)
        XCTAssertEqual(try present(supervisor), 0)
        XCTAssertFalse(supervisor.follow(at: 0))
        XCTAssertEqual(changes, [.waiting(Panel.error(ENODEV))])
        offers = [.success(Panel())]
        XCTAssertFalse(supervisor.follow(at: 0.049), "not yet")
        XCTAssertTrue(supervisor.follow(at: 0.05))
        XCTAssertEqual(changes.last, .showing("panel:8x4"))
        XCTAssertEqual([supervisor.width, supervisor.height], [8, 4])
        XCTAssertEqual(try present(supervisor), 8 * 4 * 4)
    }

    /// Tries grow rarer up to one in two seconds, the same reason is told once, and an event is answered at once.
    func testTriesGrowRarerUntilTheKernelTellsSomething() {
        let supervisor = supervise(nil)
        var time = 0.0
        var pauses: [Double] = []
        for _ in 0..<8 {
            XCTAssertFalse(supervisor.follow(at: time))
            pauses.append(((supervisor.nextTry! - time) * 100).rounded() / 100)
            time = supervisor.nextTry!
        }
        XCTAssertEqual(pauses, [0.05, 0.1, 0.25, 0.5, 1, 2, 2, 2])
        XCTAssertEqual(changes.count, 1)
        system.deviceEvents = ["add@/devices/usb SUBSYSTEM=usb", Self.hotplug]
        XCTAssertFalse(supervisor.follow(at: time - 1))
        XCTAssertEqual(supervisor.nextTry!, time - 1 + 0.05, accuracy: 1e-9)
        offers = [.success(Panel())]
        system.deviceEvents = [Self.hotplug]
        XCTAssertTrue(supervisor.follow(at: time - 0.99))
    }

    func testADeviceThatGoesIsClosedAndOpenedAgain() throws {
        let panel = Panel()
        let supervisor = supervise(panel)
        panel.failures = [ENODEV]
        XCTAssertEqual(try present(supervisor), 0)
        XCTAssertTrue(panel.isClosed)
        XCTAssertEqual(changes, [.lost(Panel.error(ENODEV))])
        let next = Panel(width: 6, height: 6)
        offers = [.success(next)]
        XCTAssertTrue(supervisor.follow(at: 5))
        XCTAssertEqual([supervisor.width, supervisor.height], [6, 6])
        // The host has not laid out for the new size yet.
        XCTAssertEqual(try supervisor.present(Surface(width: 8, height: 4), damage: []), 0)
        XCTAssertEqual(try present(supervisor), 6 * 6 * 4)
    }

    func testWhatPassesIsTriedAgainOnTheSameDevice() throws {
        let panel = Panel()
        let supervisor = supervise(panel)
        panel.failures = [EBUSY, EAGAIN, ENOMEM]
        for index in 0..<3 {
            let time = Double(index)
            XCTAssertFalse(supervisor.follow(at: time))
            XCTAssertEqual(try present(supervisor), 0)
            XCTAssertTrue(supervisor.follow(at: time + 0.05), "the whole picture")
        }
        XCTAssertEqual(try present(supervisor), 8 * 4 * 4)
        panel.failures = [EBUSY, EBUSY, EBUSY, EBUSY]
        for _ in 0..<3 { _ = try present(supervisor) }
        XCTAssertFalse(panel.isClosed)
        _ = try present(supervisor)
        XCTAssertTrue(panel.isClosed)
        XCTAssertEqual(changes, [.lost(Panel.error(EBUSY))])
    }

    func testEventsHaveTheDisplayLookedAt() {
        let panel = Panel()
        let supervisor = supervise(panel)
        system.deviceEvents = ["add@/x SUBSYSTEM=net"]
        XCTAssertFalse(supervisor.follow(at: 0))
        XCTAssertEqual(panel.inspections, 0)
        system.deviceEvents = [Self.hotplug]
        XCTAssertFalse(supervisor.follow(at: 0))
        XCTAssertEqual(panel.inspections, 1)
        panel.trouble = .unsuitable(object: "HDMI-A-1", reason: "it was unplugged", advice: "")
        system.deviceEvents = ["remove@/devices/fb0 SUBSYSTEM=graphics"]
        XCTAssertFalse(supervisor.follow(at: 0))
        XCTAssertTrue(panel.isClosed)
        XCTAssertEqual(changes, [.lost(panel.trouble!), .waiting(Panel.error(ENODEV))])
    }

    func testNothingIsOpenedWhilePausedOrAfterClosing() throws {
        let panel = Panel()
        let supervisor = supervise(panel)
        supervisor.pause()
        panel.trouble = Panel.error(ENODEV)
        system.deviceEvents = [Self.hotplug]
        offers = [.success(Panel())]
        XCTAssertFalse(supervisor.follow(at: 1))
        XCTAssertEqual(try present(supervisor), 0)
        try supervisor.resume()
        XCTAssertEqual(try present(supervisor), 8 * 4 * 4)
        supervisor.close()
        supervisor.close()
        XCTAssertTrue(panel.isClosed)
        XCTAssertFalse(supervisor.follow(at: 100))
    }

    func testWhereTheKernelTellsNobody() {
        system.deviceEvents = nil
        let supervisor = supervise(nil)
        XCTAssertNil(supervisor.eventDescriptor)
        offers = [.success(Panel())]
        XCTAssertTrue(supervisor.follow(at: 0))
    }

    func testWhatIsWorthWaitingFor() {
        let denied = DisplayError.device("open", "/dev/fb0", Errno(EACCES))
        XCTAssertFalse(denied.isWorthWaitingFor)
        XCTAssertFalse(DisplayError.unknown(kind: "connector", name: "X", nearest: []).isWorthWaitingFor)
        XCTAssertTrue(DisplayError.device("open", "/dev/fb0", Errno(ENOENT)).isWorthWaitingFor)
        XCTAssertTrue(DisplayError.device("set a mode on", "/dev/dri/card0", Errno(EACCES)).isWorthWaitingFor)
        XCTAssertTrue(DisplayError.noneFound(attempts: []).isWorthWaitingFor)
    }

    func testTheKernelsOwnSocket() throws {
        let events = DeviceEvents(LinuxSystem())
        try XCTSkipIf(events == nil, "no netlink here")
        XCTAssertFalse(events!.takeAll())
    }
}
