import Displays
import Raster
import Typography

/// Keeps a view tree on a display: time comes in, pixels go out.
///
///     let host = ViewHost(ContentView(), on: MemoryDisplay(width: 320, height: 240), clock: ManualClock())
///     host.advance(by: 0.5)
///
/// Nothing happens by itself: whoever owns the host advances it (tests), or lets it run on a real display
/// (``run(until:)``).
@MainActor
public final class ViewHost {
    /// Where the views are shown.
    public let display: any Display
    /// What was done since the last call of ``advance(by:)`` began.
    public var statistics: Statistics { graph.statistics }
    /// Where warnings go: about views that never settle, unknown symbols and the like. Standard error at first.
    public var onWarning: (String) -> Void {
        get { graph.warningHandler }
        set { graph.warningHandler = newValue }
    }
    /// Called with the error when a frame could not be shown.
    public var onDisplayError: (DisplayError) -> Void = { writeToStandardError("scanout: \($0)\n") }

    /// The console under the display, which ``run(for:)`` leaves and takes again as somebody switches consoles.
    public var terminal: VirtualTerminal?
    /// Who hands out pictures of the panel while ``run(for:)`` runs.
    public var snapshots: SnapshotServer?

    /// Fonts that could not be read, each with the reason.
    public var fontProblems: [String] { graph.typesetter.problems }

    let watches = DescriptorWatches()
    var isStopping = false
    let clock: any HostClock
    let graph: ViewGraph
    let timers: TimerQueue
    private let renderer = Renderer()
    private(set) var surface: Surface
    private let background: RGBA
    private var environment: EnvironmentValues
    /// The display, where it may come and go.
    let supervisor: DisplaySupervisor?

    /// Shows a view on a display; nothing is drawn before the first advance.
    ///
    /// - Parameters:
    ///   - environment: Changes to the environment that the root view gets.
    ///   - fonts: Where fonts come from; DejaVu and Fontconfig otherwise.
    public init<V: View>(
        _ root: V, on display: any Display, clock: any HostClock, fonts: FontSources? = nil,
        environment change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.display = display
        supervisor = display as? DisplaySupervisor
        self.clock = clock
        let inbox = UpdateInbox()
        timers = TimerQueue(now: clock.now, isVirtual: clock is ManualClock, inbox: inbox)
        TimerQueue.makeCurrent(timers)
        surface = display.drawingSurface ?? Surface(width: display.width, height: display.height)
        let traits = Self.traits(of: display)
        graph = ViewGraph(
            traits: traits, typesetter: Typesetter(sources: fonts ?? .system), timers: timers, inbox: inbox
        ) {
            writeToStandardError("scanout: \($0)\n")
        }
        var environment = Self.environment(EnvironmentValues(), for: traits)
        change(&environment)
        background = BackgroundStyle()._resolve(in: environment).color ?? RGBA(hex: 0xFFFFFF)
        self.environment = environment
        graph.setRoot(root, environment: environment)
        graph.invalidateAll()
    }

    deinit {
        timers.removeAll()
        // The tree is taken down on the main actor, and the graph stays until then: nodes refer to it uncounted.
        onMainActor { [graph] in graph.tearDown() }
    }

    /// Below about 160 dpi light hinting, none above; 1-bit panels turn pixels on or off.
    static func traits(of display: any Display) -> DisplayTraits {
        let isMono = display.format.bitsPerPixel == 1
        let isFine = (display.dotsPerInch ?? 96) >= 160
        let scale = display.scale.isFinite && display.scale > 0 ? display.scale : 1
        return DisplayTraits(
            width: display.width, height: display.height, scale: scale,
            rendering: isMono ? .mono : isFine ? .unhinted : .lightHinting,
            safeArea: SideInsets(display.safeArea, scale: scale))
    }

    /// Prepares to lay out and draw anew where the display is another one than before, or lost what it showed. Returns
    /// whether that is so.
    @discardableResult
    func followDisplay(at time: Double) -> Bool {
        guard let supervisor, supervisor.follow(at: time) else { return false }
        let traits = Self.traits(of: supervisor)
        if traits != graph.traits {
            environment = Self.environment(environment, for: traits)
            surface = Surface(width: supervisor.width, height: supervisor.height)
            graph.changeTraits(traits, environment: environment)
        }
        graph.invalidateAll()
        return true
    }

    /// Moves virtual time: timers fire when they are due, state settles after each, animations step, and the frame at
    /// the end is drawn.
    ///
    /// - Parameter seconds: How far; negative counts as 0.
    public func advance(by seconds: Double) { Self.advance([self], by: seconds) }

    /// Moves the virtual time of several hosts that share a clock, as ``advance(by:)`` does that of one: what happens on
    /// one of them happens in its order with what happens on the others.
    public static func advance(_ hosts: [ViewHost], by seconds: Double) {
        guard let now = hosts.first?.clock.now else { return }
        for host in hosts { host.graph.statistics = Statistics() }
        let end = now + (seconds.isFinite ? max(0, seconds) : 0)
        settle(hosts)
        while let due = hosts.compactMap(\.nextDue).min(), due <= end {
            for host in hosts { host.pass(due) }
            settle(hosts)
        }
        for host in hosts {
            host.move(to: end)
            host.followDisplay(at: host.clock.now)
        }
        settle(hosts)
        for host in hosts { host.drawFrame() }
    }

    /// Does what is due at a moment.
    private func pass(_ due: Double) {
        move(to: due)
        if graph.nextCompletion.map({ $0 <= due }) ?? false {
            graph.finishAnimations(at: timers.now)
            update()
        }
        fireTimers()
    }

    /// Shows another value of the root view in another environment, as the transaction says, under which they changed.
    func show(_ root: AnyView, environment: EnvironmentValues, transaction: Transaction, at time: Double) {
        self.environment = Self.environment(environment, for: graph.traits)
        graph.change(under: transaction, at: time) { [environment = self.environment] in
            graph.root?.setEnvironment(environment)
            graph.root?.update(any: root)
        }
    }

    /// What the root view gets on a display.
    static func environment(_ given: EnvironmentValues, for traits: DisplayTraits) -> EnvironmentValues {
        var environment = given
        environment.displayScale = CGFloat(traits.scale)
        environment.glyphRendering = traits.rendering
        return environment
    }

    /// When the next timer is due or the next animation ends that somebody waits for.
    private var nextDue: Double? {
        guard let completion = graph.nextCompletion else { return timers.nextDue }
        return timers.nextDue.map { min($0, completion) } ?? completion
    }

    private func move(to time: Double) {
        (clock as? ManualClock)?.set(time)
        timers.setTime(max(time, clock.now))
    }

    func update() {
        TimerQueue.makeCurrent(timers)
        graph.update(at: timers.now)
        // Decoding takes no time of a test's own; what is still read after these rounds shows with the next advance.
        var rounds = 0
        while timers.isVirtual, rounds < 16, !PictureLoader.shared.isIdle || graph.needsUpdate && rounds > 0 {
            rounds += 1
            PictureLoader.shared.waitUntilIdle()
            graph.update(at: timers.now)
        }
    }

    /// Calls the timers that are due; each one's writes are settled before the next is called.
    func fireTimers() {
        while let timer = timers.popDue() {
            timer.fire()
            update()
        }
    }

    /// Draws and shows what has changed. Without a change nothing is drawn and nothing is sent.
    func drawFrame() { _ = drawFrameReportingFailure() }

    /// Whether the display failed to show the frame; all of it is drawn again next time.
    func drawFrameReportingFailure() -> Bool {
        graph.stepAnimations()
        // Animations may have moved layouts, and callbacks at their ends may have written state.
        graph.update(at: timers.now)
        graph.commitDisplay()
        let damage = graph.takeDamage()
        if damage.isEmpty { return false }
        let before = renderer.pixelsPainted
        for rect in damage { graph.paint(rect, on: surface, with: renderer, background: background) }
        graph.counters.pointee.frames += 1
        graph.counters.pointee.damageRectangles += damage.count
        graph.counters.pointee.pixelsPainted += renderer.pixelsPainted - before
        return !present(damage)
    }

    private func present(_ damage: [PixelRect]) -> Bool {
        do {
            graph.counters.pointee.bytesPresented += try display.present(surface, damage: damage)
            return true
        } catch {
            graph.invalidateAll()
            onDisplayError(error)
            return false
        }
    }
}

extension _ResolvedStyle {
    /// The colour of a plain style.
    var color: RGBA? {
        if case .color(let color) = kind { return color }
        return nil
    }
}

/// Writes a message for a person.
func writeToStandardError(_ message: String) {
    var text = message
    text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
