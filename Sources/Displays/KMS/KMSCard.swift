import CDRM
import Glibc
import Raster

/// An open DRM card that can show pictures from memory.
final class KMSCard {
    /// The device file.
    let path: String
    /// The driver's name, such as `vc4`.
    let driver: String
    let resources: KMSResources
    private(set) var descriptor: Int32
    private let kernel: Kernel
    /// The connectors that show pictures by this descriptor, with the CRTC of each.
    private var outputsInUse: [UInt32: UInt32] = [:]
    /// Those of them that have not told yet that a flip is done.
    var flipping: Set<UInt32> = []

    var modes: any ModeSetting { kernel.modes }
    var system: any System { kernel.system }

    /// Opens a card. Errors: it cannot be opened, only renders, or has no dumb buffers.
    init(path: String, kernel: Kernel) throws(DisplayError) {
        self.path = path
        self.kernel = kernel
        do throws(Errno) {
            descriptor = try kernel.system.open(path, flags: openForReadingAndWriting)
        } catch {
            throw .device("open", path, error)
        }
        driver = (try? kernel.modes.driverName(descriptor)) ?? "unknown"
        do throws(DisplayError) {
            resources = try Self.resources(path, descriptor, kernel)
        } catch {
            kernel.system.close(descriptor)
            throw error
        }
    }

    /// The card that shows pictures already, since only one descriptor may set modes, else one that is opened.
    static func open(path: String, kernel: Kernel) throws(DisplayError) -> KMSCard {
        if let card = kernel.cards[path] { return card }
        let card = try KMSCard(path: path, kernel: kernel)
        kernel.cards.add(card)
        return card
    }

    deinit { close() }

    /// The device files of all cards.
    static func paths(_ system: any System) -> [String] {
        let names = (try? system.list("/dev/dri")) ?? []
        let numbers = names.compactMap { Spelling.number(in: $0, after: "card") }
        return numbers.sorted().map { "/dev/dri/card\($0)" }
    }

    /// The connectors that can show something, in the card's order; writeback ones are left out, and so is one that
    /// vanished since the card was asked.
    func connectors(probing: Bool) -> [KMSConnector] {
        resources.connectors.compactMap { try? modes.connector(descriptor, $0, probing: probing) }
            .filter { !$0.isWriteback }
    }

    /// The CRTCs that show pictures by this descriptor.
    var crtcsInUse: Set<UInt32> { Set(outputsInUse.values) }

    /// Whether this program shows pictures on a connector already.
    func isInUse(_ connector: KMSConnector) -> Bool { outputsInUse[connector.id] != nil }

    /// Begins to show pictures on a CRTC. The first to do so becomes the one who may set modes, unless another is.
    func join(_ output: KMSOutput) {
        // Fails while another is master, and on kernels before 5.8 without root although we may be master already; the
        // mode set decides.
        if outputsInUse.isEmpty { _ = try? modes.setMaster(descriptor) }
        outputsInUse[output.connector.id] = output.crtc
    }

    /// Ends what `join` began.
    func leave(_ output: KMSOutput) {
        outputsInUse.removeValue(forKey: output.connector.id)
        flipping.remove(output.crtc)
    }

    /// Lets others set modes and closes the card, unless it shows pictures.
    func release() {
        guard descriptor >= 0, outputsInUse.isEmpty else { return }
        _ = try? modes.dropMaster(descriptor)
        close()
    }

    /// Closes the card, unless pictures are shown by it.
    func close() {
        guard descriptor >= 0, outputsInUse.isEmpty else { return }
        kernel.cards.remove(self)
        system.close(descriptor)
        descriptor = -1
    }

    /// The error for a call that failed, with the name of who drives the card if that is why.
    func failure(_ operation: String, _ error: Errno) -> DisplayError {
        guard error.isDenied else { return .device(operation, path, error) }
        return .system(
            operation: operation, object: path, errno: error.code,
            advice: DeviceHolder.advice(for: path, system: system))
    }

    /// Why modes cannot be set: somebody else may. Nil when this descriptor may.
    var otherMaster: DisplayError? {
        if modes.isMaster(descriptor) { return nil }
        return .system(
            operation: "set modes on", object: path, errno: EBUSY,
            advice: DeviceHolder.advice(for: path, system: system))
    }

    private static func resources(
        _ path: String, _ descriptor: Int32, _ kernel: Kernel
    ) throws(DisplayError) -> KMSResources {
        let asked = attempt { () throws(Errno) in
            try kernel.modes.capability(descriptor, UInt64(DRM_CAP_DUMB_BUFFER))
        }
        if case .failure(Errno(ENOTTY)) = asked {
            throw .unsuitable(
                object: path, reason: "it is no DRM card (ENOTTY)", advice: "use the card that the panel hangs on")
        }
        let dumb = (try? asked.get()) ?? 0
        do throws(Errno) {
            let resources = try kernel.modes.resources(descriptor)
            guard !resources.crtcs.isEmpty, !resources.connectors.isEmpty, dumb != 0 else {
                throw Errno(EOPNOTSUPP)
            }
            return resources
        } catch {
            let reason = dumb == 0 ? "it has no dumb buffers" : "it has no outputs, it only renders (\(error.name))"
            throw .unsuitable(object: path, reason: reason, advice: "use the card that the panel hangs on")
        }
    }
}

extension Errno {
    /// Whether somebody else must let go first.
    var isDenied: Bool { code == EACCES || code == EPERM }
    /// Whether the driver has no such function.
    var isMissingFunction: Bool { [ENOSYS, EINVAL, EOPNOTSUPP, ENOTTY].contains(code) }
}
