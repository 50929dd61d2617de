import Raster

/// Finds the connector to show on: over all cards, since their numbers change from boot to boot and some only render.
struct KMSSearch {
    /// The name of the connector; the best one if nil.
    let connector: String?
    /// The size of the mode; the preferred one if nil.
    let size: DisplaySelection.Size?
    /// The panel to look for first, by its driver or its size.
    let board: BoardProfile?
    /// A turn in place of the board's or of the one that the connector's panel orientation asks for.
    let rotation: Rotation?
    /// Connectors that are not chosen where none is named.
    var reserved: Set<String> = []
    let kernel: Kernel

    fileprivate struct Candidate {
        let card: KMSCard
        let connector: KMSConnector
    }

    /// Opens the first connector that works, connected ones first.
    func open() throws(DisplayError) -> KMSScanout {
        var failures: [DisplayError] = []
        let cards = openCards(&failures)
        let candidates = try candidates(on: cards, &failures)
        for candidate in candidates {
            do throws(DisplayError) {
                let output = try KMSOutput(candidate.card, candidate.connector, size: size)
                let scanout = try KMSScanout(candidate.card, output, picture: kernel.firstPicture, rotation: turn)
                for card in cards where card !== candidate.card { card.close() }
                return scanout
            } catch {
                failures.append(error)
            }
        }
        throw failures.count == 1 ? failures[0] : .noneFound(attempts: failures.map(\.description))
    }

    private func turn(_ mode: KMSMode, _ orientation: Rotation) -> Rotation {
        rotation ?? board?.knownRotation(deviceWidth: mode.width, deviceHeight: mode.height) ?? orientation
    }

    private func openCards(_ failures: inout [DisplayError]) -> [KMSCard] {
        var cards: [KMSCard] = []
        let paths = KMSCard.paths(kernel.system)
        for path in paths {
            do throws(DisplayError) {
                cards.append(try KMSCard.open(path: path, kernel: kernel))
            } catch {
                failures.append(error)
            }
        }
        if paths.isEmpty {
            failures.append(
                .unsuitable(object: "DRM", reason: "there is no card in /dev/dri", advice: "load a display driver"))
        }
        return cards
    }

    private func candidates(
        on cards: [KMSCard], _ failures: inout [DisplayError]
    ) throws(DisplayError) -> [Candidate] {
        let found = cards.flatMap { card in
            card.connectors(probing: true).map { Candidate(card: card, connector: $0) }
        }
        if let connector {
            let named = found.filter { $0.connector.name == connector }
            let free = named.filter { !$0.card.isInUse($0.connector) }
            if free.isEmpty, let used = named.first { failures.append(inUse(used)) }
            if !named.isEmpty || cards.isEmpty { return free }
            let names = found.map(\.connector.name)
            throw .unknown(
                kind: "connector", name: connector, nearest: Spelling.nearest(to: connector, among: names))
        }
        let all = found.filter { !$0.card.isInUse($0.connector) && !reserved.contains($0.connector.name) }
        let usable = all.filter { $0.connector.state == .connected } + all.filter { $0.isUnknownWithModes }
        if usable.isEmpty, !all.isEmpty { failures.append(nothingConnected(all)) }
        if all.isEmpty, let used = found.first { failures.append(inUse(used)) }
        return usable.filter { isBoard($0) } + usable.filter { !isBoard($0) }
    }

    private func isBoard(_ candidate: Candidate) -> Bool {
        guard let board else { return false }
        let modes = candidate.connector.modes
        guard let mode = modes.first(where: \.isPreferred) ?? modes.first else { return false }
        return board.matches(driver: candidate.card.driver, width: mode.width, height: mode.height)
    }

    private func inUse(_ candidate: Candidate) -> DisplayError {
        .unsuitable(
            object: "\(candidate.connector.name) of \(candidate.card.path)",
            reason: "it is another window's",
            advice: "name another connector for one of the two")
    }

    private func nothingConnected(_ all: [Candidate]) -> DisplayError {
        let states = all.map { "\($0.connector.name) \($0.connector.state)" }.joined(separator: ", ")
        return .unsuitable(
            object: "DRM", reason: "no connector is connected (\(states))",
            advice: "connect a panel, or name a connector, as in drm:\(all[0].connector.name)")
    }
}

extension KMSSearch.Candidate {
    fileprivate var isUnknownWithModes: Bool { connector.state == .unknown && !connector.modes.isEmpty }
}
