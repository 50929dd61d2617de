import Raster

/// The kernel as displays meet it: files and devices, and mode setting, which goes through libdrm.
public struct Kernel {
    /// Files and devices.
    public var system: any System
    /// Mode setting on DRM cards.
    var modes: any ModeSetting
    /// What a screen shows from when it is opened until the first picture is presented, where it has the screen's size;
    /// black otherwise. Frame buffers show what they showed before.
    public var firstPicture: Surface?
    /// The cards that are open, since a second descriptor of a card may not set modes.
    let cards: KMSOpenCards
    /// The frame buffers that are open, which the kernel would let anybody open twice.
    let framebuffers: OpenFramebuffers

    nonisolated(unsafe) private static let cards = KMSOpenCards()
    nonisolated(unsafe) private static let framebuffers = OpenFramebuffers()

    /// The real one.
    public init() {
        system = LinuxSystem()
        modes = LibDRM()
        cards = Self.cards
        framebuffers = Self.framebuffers
    }

    init(system: any System, modes: any ModeSetting) {
        self.system = system
        self.modes = modes
        cards = KMSOpenCards()
        framebuffers = OpenFramebuffers()
    }
}
