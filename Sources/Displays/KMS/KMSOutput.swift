import Raster

/// What to show on: a connector, the CRTC that feeds it, and a mode.
struct KMSOutput {
    let connector: KMSConnector
    let crtc: UInt32
    let mode: KMSMode

    /// Chooses mode and CRTC for a connector: the mode of the size asked for, else the preferred one, else the first;
    /// the CRTC that feeds it now, else the first that can.
    init(_ card: KMSCard, _ connector: KMSConnector, size: DisplaySelection.Size?) throws(DisplayError) {
        self.connector = connector
        mode = try Self.mode(card, connector, size)
        crtc = try Self.crtc(card, connector)
    }

    private static func mode(
        _ card: KMSCard, _ connector: KMSConnector, _ size: DisplaySelection.Size?
    ) throws(DisplayError) -> KMSMode {
        let modes = connector.modes.filter(\.isUsable)
        if let size {
            let fitting = modes.filter { mode in
                mode.width == size.width && mode.height == size.height && size.rate.map { $0 == mode.refresh } ?? true
            }
            if let mode = fitting.first(where: \.isPreferred) ?? fitting.first { return mode }
            var names: [String] = []
            for mode in modes {
                let name = size.rate == nil ? mode.size : "\(mode.size)@\(mode.refresh)"
                if !names.contains(name) { names.append(name) }
            }
            throw .unknown(
                kind: "mode of \(connector.name)", name: size.description,
                nearest: Spelling.nearest(to: size.description, among: names))
        }
        guard let mode = modes.first(where: \.isPreferred) ?? modes.first else {
            throw .unsuitable(
                object: "\(connector.name) of \(card.path)", reason: "it is \(connector.state) and offers no mode",
                advice: "connect a panel, or add video=\(connector.name):800x480@60D to the kernel's command line")
        }
        return mode
    }

    private static func crtc(_ card: KMSCard, _ connector: KMSConnector) throws(DisplayError) -> UInt32 {
        let encoders = [connector.encoder] + connector.encoders
        let known = encoders.filter { $0 != 0 }.compactMap { try? card.modes.encoder(card.descriptor, $0) }
        let isFree: (UInt32) -> Bool = { $0 != 0 && !card.crtcsInUse.contains($0) }
        if connector.encoder != 0, let current = known.first?.crtc, isFree(current) { return current }
        let possible = known.reduce(0) { $0 | $1.possibleCRTCs }
        for (index, crtc) in card.resources.crtcs.prefix(32).enumerated()
        where possible & (1 << UInt32(index)) != 0 && isFree(crtc) {
            return crtc
        }
        throw .unsuitable(
            object: "\(connector.name) of \(card.path)", reason: "no CRTC can feed it",
            advice: "switch another output off")
    }
}
