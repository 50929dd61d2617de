import Raster
import Typography

/// A view tree kept alive: takes state writes, evaluates what depends on them, lays out what changed, and says which
/// pixels have to be drawn.
///
/// One update goes: writes (a batch a transaction) → bodies, from the root down → layout, from the leaves up → preferences
/// and callbacks, which may write again → … until nothing is left, within a bound.
@MainActor
final class ViewGraph {
    let inbox: UpdateInbox
    let timers: TimerQueue
    let typesetter: Typesetter
    var traits: DisplayTraits
    /// Counted through a pointer: counting in a class's own field would be checked for exclusive access each time.
    nonisolated(unsafe) let counters: UnsafeMutablePointer<Statistics>
    /// What containers asked for while they are placed.
    let placements = PendingPlacements()
    /// What nodes have read of their environments.
    @exclusivity(unchecked) var environmentReads = EnvironmentReads()
    /// What stacks note while they share their length.
    let shareMemory = ShareMemory()
    /// Whether a box around those that are placed now has moved, and takes all inside along when it is drawn.
    @exclusivity(unchecked) var isPlacingCovered = false
    var statistics: Statistics {
        get { counters.pointee }
        set { counters.pointee = newValue }
    }
    /// Seconds on the host's clock.
    @exclusivity(unchecked) private(set) var time: Double
    /// Counts batches of writes, so that a node can tell that something changed in this one.
    @exclusivity(unchecked) private(set) var updateNumber = 0
    /// Whether the last update came to an end by itself.
    @exclusivity(unchecked) private(set) var hasSettled = true
    @exclusivity(unchecked) private(set) var currentTransaction = Transaction()
    /// What somebody has to know.
    private var warnings: WarningLog
    /// Where warnings go.
    var warningHandler: (String) -> Void {
        get { warnings.handler }
        set { warnings.handler = newValue }
    }
    private(set) var root: (any RootNode)?
    /// What notes the reads of bodies.
    @exclusivity(unchecked) var recorders = RecorderPool()

    @exclusivity(unchecked) private var layoutQueue = LayoutQueue()
    @exclusivity(unchecked) private var placementQueue: [_LayoutNode] = []
    @exclusivity(unchecked) private var displayQueue: [_LayoutNode] = []
    @exclusivity(unchecked) private var structureQueue: [any LayoutOwner] = []
    @exclusivity(unchecked) private var preferenceQueue: [any PreferenceReader] = []
    @exclusivity(unchecked) private var layerQueue: [any PreferenceReader] = []
    /// Nodes that read what another environment changed.
    @exclusivity(unchecked) private var staleNodes: [_Node] = []
    @exclusivity(unchecked) private var handDownDepth = 0
    /// Times that layout was done again within the present update.
    @exclusivity(unchecked) private var layoutRounds = 0
    @exclusivity(unchecked) private var actions: [() -> Void] = []
    @exclusivity(unchecked) private var lateActions: [() -> Void] = []
    @exclusivity(unchecked) private var animators = Animators()
    @exclusivity(unchecked) private var geometryReaders = GeometryReaders()
    @exclusivity(unchecked) private var completions = PendingCompletions()
    /// Boxes that share their frames.
    let matchedBoxes = MatchedBoxes()
    /// What is shown above the panel's view.
    let presentations = Presentations()
    /// Boxes on their way out, by the container that still draws them.
    var departing: [ObjectIdentifier: DepartingBoxes] = [:]
    /// Views that come in: they are in place before they begin to move.
    @exclusivity(unchecked) private var entrances: [any TransitionPhasing] = []
    /// Whether any view has a transition.
    var usesTransitions = false
    /// Nodes that are gone while their boxes may still wait in a queue; let go of after the frame.
    @exclusivity(unchecked) private var retired: [_Node] = []
    @exclusivity(unchecked) private(set) var damage = DamageRegion()
    private var hasDrawnAll = false
    /// Whether any view was ever given a place in front of or behind its neighbours.
    var usesZIndex = false
    /// Whether any view has a layout priority, as spacers have.
    @exclusivity(unchecked) var usesLayoutPriority = false
    /// Whether any part of the panel is unsafe, so that asking where is worth while.
    var usesSafeArea: Bool
    @exclusivity(unchecked) private var explicitGuides: Set<AlignmentKey> = []
    @exclusivity(unchecked) private var isUpdating = false

    /// The panel's change of size that is laid out for, until the update is over that does so.
    @exclusivity(unchecked) private(set) var resize: PanelResize?

    /// Rounds of callbacks that write state within one update before the rest is left for the next frame.
    static let roundLimit = 100

    init(
        traits: DisplayTraits, typesetter: Typesetter, timers: TimerQueue, inbox: UpdateInbox,
        warningHandler: @escaping (String) -> Void
    ) {
        self.traits = traits
        usesSafeArea = traits.safeArea != .zero
        self.typesetter = typesetter
        self.timers = timers
        self.inbox = inbox
        warnings = WarningLog(handler: warningHandler)
        time = timers.now
        counters = .allocate(capacity: 1)
        counters.initialize(to: Statistics())
        ThreadState.current.isMain = true
    }

    deinit { counters.deallocate() }

    /// Puts the root view in, laid out by the next update.
    func setRoot<V: View>(_ view: V, environment: EnvironmentValues) {
        let inputs = _NodeInputs(graph: self, parent: nil, environment: environment, scope: nil)
        root = RootViewNode(view, inputs)
    }

    var rootContext: DrawContext {
        DrawContext(
            transform: .scale(x: traits.scale, y: traits.scale), snaps: true,
            clip: PixelRect(x: 0, y: 0, width: traits.width, height: traits.height))
    }

    /// Whether the next update has anything to do.
    var needsUpdate: Bool {
        !inbox.isEmpty || hasLayoutToDo || !preferenceQueue.isEmpty || !actions.isEmpty || !lateActions.isEmpty
    }

    /// Whether the next frame has anything to draw.
    var needsFrame: Bool { isAnimating || !damage.isEmpty || !displayQueue.isEmpty }

    var isAnimating: Bool { !animators.isEmpty }

    /// Tells once what somebody has to know.
    func warn(_ message: String) {
        // Outside of the log: what handles it may warn of something in turn.
        if warnings.note(message) { warnings.handler(message) }
    }

    private func tellEarlyWarnings() {
        let handler = warnings.handler
        for message in warnings.takeEarly() { handler(message) }
    }

    // MARK: Queues

    func queueForLayout(_ box: _LayoutNode) {
        box.isQueuedForLayout = true
        layoutQueue.append(box)
    }
    func queueForPlacement(_ box: _LayoutNode) { placementQueue.append(box) }
    func queueForDisplay(_ box: _LayoutNode) { displayQueue.append(box) }
    func queueForStructure(_ owner: any LayoutOwner) { structureQueue.append(owner) }
    /// Makes views from preferences once what hands them up is laid out, in the same transaction.
    func queueForLayers(_ reader: any PreferenceReader) { layerQueue.append(reader) }
    func queueForPreferences(_ reader: any PreferenceReader) { preferenceQueue.append(reader) }
    /// Runs a callback once bodies and layout are done.
    func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }
    /// Runs a callback after all that ``afterUpdate(_:)`` was given so far.
    func afterAppearances(_ action: @escaping () -> Void) { lateActions.append(action) }
    /// Stops stepping a box. Whether it was stepped.
    func stopAnimating(_ box: _LayoutNode) -> Bool { animators.remove(box) }
    /// Evaluates a node in every frame for as long as it says so.
    func animate(_ node: any NodeAnimator) { animators.add(node) }
    /// Steps a box's values in every frame for as long as it says so.
    func animate(_ box: _LayoutNode) { animators.add(box) }
    func observeGeometry(_ reader: any GeometryObserver) { geometryReaders.add(reader) }
    func stopObservingGeometry(_ reader: any GeometryObserver) { geometryReaders.remove(reader) }
    /// Whether any view can have a place of its own for a guide, so that asking all of them is worth while.
    func hasExplicitGuides(_ key: AlignmentKey) -> Bool { key.isTextBaseline || explicitGuides.contains(key) }
    /// Notes that a view has a place of its own for a guide.
    func addExplicitGuide(_ key: AlignmentKey) { explicitGuides.insert(key) }
    func addDamage(_ rect: PixelRect) { if !rect.isEmpty { damage.add(rect.intersection(rootContext.clip)) } }
    /// Takes the whole tree down, for a host that goes.
    func tearDown() {
        inbox.close()
        root?.remove()
        root = nil
        (actions, lateActions) = ([], [])
        layoutQueue = LayoutQueue()
        (placementQueue, displayQueue, structureQueue, preferenceQueue, layerQueue) = ([], [], [], [], [])
        animators = Animators()
        departing = [:]
        entrances = []
        retired = []
    }

    func retire(_ node: _Node) { retired.append(node) }
    func takeDamage() -> [PixelRect] { damage.take() }

    // MARK: Updates

    /// Brings everything up to date at a time, in seconds on the host's clock.
    func update(at time: Double) {
        guard !isUpdating else { return }
        if isAtRest {
            self.time = time
            hasSettled = true
            return
        }
        isUpdating = true
        defer { isUpdating = false }
        tellEarlyWarnings()
        self.time = time
        var rounds = 0
        layoutRounds = 0
        let followed = resize
        if followed != nil { settleLayout() }
        repeat {
            rounds += 1
            // What was written before has nothing to do with the panel's size; what layout leads to has.
            resize = rounds > 1 ? followed : nil
            applyWrites()
            resize = followed
            settleLayout()
            finishEntrances()
            runCallbacks()
            finishCompletions()
        } while needsAnotherRound && rounds < Self.roundLimit
        resize = nil
        hasSettled = !needsAnotherRound
        if !hasSettled {
            warn("state keeps changing: \(culprits) was still changing after \(Self.roundLimit) rounds in one update")
        }
        // A frame lets go of them in the end; long stretches of virtual time without one do not wait for it.
        if retired.count > 1_000 {
            displayQueue.removeAll { !$0.node.isAlive }
            letGoOfRetiredNodes()
        }
    }

    /// Whether an update would find nothing to do, as most of those around the frames of an animation.
    private var isAtRest: Bool {
        !needsUpdate && geometryReaders.isEmpty && completions.isEmpty && entrances.isEmpty && resize == nil
            && !warnings.isEarly && retired.count <= 1_000
    }

    private var needsAnotherRound: Bool {
        inbox.hasOwnBatches || hasLayoutToDo || !preferenceQueue.isEmpty || !actions.isEmpty || !lateActions.isEmpty
    }

    private var hasLayoutToDo: Bool {
        !layoutQueue.isEmpty || !structureQueue.isEmpty || !placementQueue.isEmpty || !layerQueue.isEmpty
    }

    private var culprits: String {
        let readers = inbox.pendingLocations.flatMap { $0.readers.map(\.userViewName) }
        let names =
            layoutQueue.names + (layerQueue + preferenceQueue).prefix(3).map(\.userViewName) + Array(readers.prefix(3))
        return names.isEmpty ? "a view" : Set(names).sorted().joined(separator: ", ")
    }

    private func applyWrites() {
        // Those that are there now; what is written meanwhile comes in the next round.
        let batches = inbox.batchCount
        for _ in 0..<batches {
            guard let batch = inbox.next() else { break }
            updateNumber += 1
            currentTransaction = batch.transaction
            for location in batch.locations { location.apply(upTo: batch.number) }
            let nodes = dirtyNodes(batch.locations)
            for node in nodes where node.isAlive && node.isDirty {
                if node.graph === self { node.evaluate() } else { node.graph.evaluate(node, as: self) }
            }
            settleLayout()
            finishEntrances()
            for completion in batch.transaction.completions { completions.add(completion) }
        }
        if batches > 0 { updateNumber += 1 }
        currentTransaction = Transaction()
    }

    /// Evaluates a node that read state which another graph keeps, in that graph's update.
    private func evaluate(_ node: _Node, as other: ViewGraph) {
        change(under: other.currentTransaction, at: other.time) { node.evaluate() }
    }

    /// Makes a change that comes from outside of the graph: as an update of its own, without its callbacks, which the
    /// graph's next update makes.
    func change(under transaction: Transaction, at time: Double, _ body: () -> Void) {
        self.time = max(self.time, time)
        updateNumber += 1
        let outer = currentTransaction
        currentTransaction = transaction
        body()
        settleLayout()
        finishEntrances()
        currentTransaction = outer
        updateNumber += 1
    }

    private func dirtyNodes(_ locations: [StateLocation]) -> [_Node] {
        var nodes: [_Node] = []
        for location in locations {
            for node in location.readers where !node.isDirty && node.isAffected(by: location) {
                node.isDirty = true
                nodes.append(node)
            }
        }
        return nodes.sorted { $0.depth < $1.depth }
    }

    /// Hands an environment and views down together, so that a body that both reach is evaluated once.
    func handingDown(_ body: () -> Void) {
        handDownDepth += 1
        body()
        handDownDepth -= 1
        if handDownDepth == 0 { evaluateStaleNodes() }
    }

    /// Evaluates a node that is dirty, unless new views that are on their way to it do.
    func evaluateOnceUpdated(_ node: _Node) {
        staleNodes.append(node)
        if handDownDepth == 0 { evaluateStaleNodes() }
    }

    private func evaluateStaleNodes() {
        while !staleNodes.isEmpty {
            let nodes = staleNodes
            staleNodes = []
            for node in nodes where node.isAlive && node.isDirty { node.evaluate() }
        }
    }

    /// Lays out until no box is waiting: readers of geometry make views while they are placed, and readers of preferences
    /// afterwards.
    private func settleLayout() {
        repeat {
            refreshStructure()
            layout()
            readGeometry()
            if !hasLayoutToDo { return }
            if layoutQueue.isEmpty && structureQueue.isEmpty && placementQueue.isEmpty { readLayers() }
            if !hasLayoutToDo { return }
            layoutRounds += 1
        } while layoutRounds < Self.roundLimit
    }

    private func readLayers() {
        let readers = layerQueue
        layerQueue = []
        for reader in readers where reader.isAlive { reader.readPreference() }
    }

    private func refreshStructure() {
        while !structureQueue.isEmpty {
            let owners = structureQueue.sorted { $0.depth > $1.depth }
            structureQueue = []
            for owner in owners where owner.isAlive { owner.refreshChildren() }
        }
    }

    /// Measures from the leaves up as far as sizes change, then places from the top down where something changed.
    private func layout() {
        var stops: [_LayoutNode] = placementQueue
        placementQueue = []
        while let box = layoutQueue.popDeepest() {
            box.isQueuedForLayout = false
            guard box.node.isAlive else { continue }
            if box.sizesAreUnchanged() {
                stops.append(box)
                continue
            }
            box.forgetPreviousSizes()
            if let parent = box.parent, !box.isDeparting { parent.invalidateLayout() } else { stops.append(box) }
        }
        for box in stops.sorted(by: { $0.node.depth < $1.node.depth }) where box.needsPlacement && box.node.isAlive {
            if box.parent == nil {
                root?.placeRoot(in: traits.size)
            } else if box.isPlaced {
                box.placeChildrenNow()
            }
        }
    }

    private func readGeometry() {
        if geometryReaders.isEmpty { return }
        for reader in geometryReaders.inOrder { reader.geometryMayHaveChanged() }
    }

    private func runCallbacks() {
        let readers = preferenceQueue
        preferenceQueue = []
        for reader in readers where reader.isAlive { reader.readPreference() }
        let pending = actions + lateActions
        (actions, lateActions) = ([], [])
        for action in pending { action() }
    }

    /// A view comes in with a transition: it is laid out once as it is before, then goes on to what it is to be.
    func queueEntrance(_ phasing: any TransitionPhasing) { entrances.append(phasing) }

    private func finishEntrances() {
        while !entrances.isEmpty {
            let views = entrances
            entrances = []
            for view in views where view.isAlive && !view.isDeparting { view.setPhase(.identity) }
            settleLayout()
        }
    }

    /// Runs updates of nodes whose changes are not to be animated.
    func withoutAnimation(_ body: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        within(transaction, body)
    }

    /// Runs updates of nodes under another transaction.
    func within(_ transaction: Transaction, _ body: () -> Void) {
        let outer = currentTransaction
        currentTransaction = transaction
        body()
        currentTransaction = outer
    }

    /// Calls back once the animations that a call waits for are over.
    func wait(for completion: AnimationCompletion) { completions.add(completion) }

    private func finishCompletions() {
        if completions.isEmpty { return }
        for call in completions.takeThoseOver() { call() }
    }

    /// When the next animation ends that somebody waits for; nil when there is none, or one that never ends.
    var nextCompletion: Double? { completions.nextDue }

    /// Takes animations to a time at which one ends that somebody waits for, between frames.
    func finishAnimations(at time: Double) {
        self.time = time
        stepAnimations()
        completions.passDueTime(time)
    }

    // MARK: Frames

    /// Takes all animations to the present time.
    func stepAnimations() {
        // What bodies change now belongs to no update before.
        if animators.hasNodes { updateNumber += 1 }
        let nodes = animators.takeNodes()
        animators.keep(nodes.filter { $0.isAlive && $0.step(at: time) })
        for box in animators.boxes where !box.node.isAlive || !box.stepAnimations(at: time) {
            _ = animators.remove(box)
        }
    }

    /// Brings the boxes that changed up to date and collects the damage.
    func commitDisplay() {
        while !displayQueue.isEmpty {
            let boxes = displayQueue.count > 1 ? displayQueue.sorted { $0.node.depth < $1.node.depth } : displayQueue
            displayQueue = []
            for box in boxes { box.commitDisplay() }
        }
        letGoOfRetiredNodes()
    }

    private func letGoOfRetiredNodes() {
        if retired.isEmpty || !layoutQueue.isEmpty || !placementQueue.isEmpty { return }
        animators.dropRetired()
        if !departing.isEmpty { departing = departing.filter { $0.value.boxes.contains { $0.node.isAlive } } }
        retired.removeAll()
    }

    /// Draws one damaged rectangle.
    func paint(_ rect: PixelRect, on surface: Surface, with renderer: Renderer, background: RGBA) {
        if rect == surface.bounds && !hasDrawnAll {
            hasDrawnAll = true
            surface.holdMemory()
        }
        renderer.begin(on: surface, clip: rect)
        renderer.clearLater(background)
        let painter = Painter(renderer: renderer, typesetter: typesetter, damage: rect)
        root?.paintRoot(painter, rootContext)
        renderer.end()
    }

    /// Goes on for another panel: its size and safe area, and what the environment says of it.
    func changeTraits(_ new: DisplayTraits, environment: EnvironmentValues) {
        let old = traits
        traits = new
        usesSafeArea = usesSafeArea || new.safeArea != .zero
        damage = DamageRegion()
        if old.scale != new.scale || old.rendering != new.rendering { root?.setEnvironment(environment) }
        resize = PanelResize()
        root?.sizeDidChange()
    }

    /// All of the panel has to be drawn again.
    func invalidateAll() { damage.add(rootContext.clip) }
}
