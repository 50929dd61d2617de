import Glibc
import Raster

extension DisplayProbe.Device {
    /// Looks at a card.
    init(card path: String, kernel: Kernel) {
        let name = String(path.split(separator: "/").last ?? "")
        let driver = kernel.system.lastName(ofLink: "/sys/class/drm/\(name)/device/driver")
        do throws(DisplayError) {
            let card = try KMSCard(path: path, kernel: kernel)
            defer { card.close() }
            let outputs = card.connectors(probing: true).map { DisplayProbe.Output($0) }
            self.init(
                kind: .card, path: path, driver: card.driver, mode: nil, outputs: outputs, madeBy: nil,
                problem: card.otherMaster)
        } catch {
            self.init(
                kind: .card, path: path, driver: driver, mode: nil, outputs: [], madeBy: nil, problem: error)
        }
    }

    /// Looks at a frame buffer: what sysfs tells everybody, and what the device tells those who may open it.
    init(framebuffer path: String, kernel: Kernel) {
        let name = String(path.split(separator: "/").last ?? "")
        let directory = "/sys/class/graphics/\(name)"
        let system = kernel.system
        let made = FramebufferDevice.maker(of: path, system)
        let driver = FramebufferDevice.driver(of: path, system) ?? system.text(at: directory + "/name")
        do throws(DisplayError) {
            let (mode, identifier) = try Self.open(path, system)
            self.init(
                kind: .framebuffer, path: path, driver: driver ?? identifier, mode: mode, outputs: [], madeBy: made,
                problem: FramebufferDevice.hidingMaster(of: path, kernel))
        } catch {
            self.init(
                kind: .framebuffer, path: path, driver: driver, mode: Self.mode(directory, system), outputs: [],
                madeBy: made, problem: error)
        }
    }

    // Nothing is mapped and no palette is set, unlike in FramebufferDevice.
    private static func open(
        _ path: String, _ system: any System
    ) throws(DisplayError) -> (mode: String, identifier: String) {
        let descriptor: Int32
        do throws(Errno) {
            descriptor = try system.open(path, flags: openForReadingAndWriting)
        } catch {
            throw .device("open", path, error)
        }
        defer { system.close(descriptor) }
        let screen = try FramebufferScreen(descriptor, path: path, system: system)
        let geometry = try screen.geometry(path)
        let size = "\(geometry.width)x\(geometry.height)"
        return ("\(size), \(geometry.format.name), \(geometry.bytesPerRow) bytes a row", screen.identifier)
    }

    private static func mode(_ directory: String, _ system: any System) -> String? {
        guard let size = system.text(at: directory + "/virtual_size"),
            let bits = system.text(at: directory + "/bits_per_pixel")
        else { return nil }
        return size.split(separator: ",").joined(separator: "x") + ", \(bits) bits"
    }
}

extension DisplayProbe.Output {
    init(_ connector: KMSConnector) {
        name = connector.name
        state = "\(connector.state)"
        var sizes: [String] = []
        let sorted = connector.modes.filter(\.isPreferred) + connector.modes
        for mode in sorted where !sizes.contains(mode.size) { sizes.append(mode.size) }
        modes = sizes
        let size = connector.size
        millimetres = size.width > 0 && size.height > 0 ? "\(size.width)x\(size.height) mm" : nil
        dotsPerInch = sorted.first.flatMap { size.dotsPerInch(pixelWidth: $0.width, pixelHeight: $0.height) }
    }
}
