/// The kernel as displays meet it: files and devices, and mode setting, which goes through libdrm.
public struct Kernel {
    /// Files and devices.
    public var system: any System
    /// Mode setting on DRM cards.
    var modes: any ModeSetting

    /// The real one.
    public init() {
        system = LinuxSystem()
        modes = LibDRM()
    }

    init(system: any System, modes: any ModeSetting) {
        self.system = system
        self.modes = modes
    }
}
