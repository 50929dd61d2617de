import CDRM
import Raster

/// The calls of mode setting that displays make, each with the kernel's error number, so that a test can stand in for a
/// card. `LibDRM` is the real one.
protocol ModeSetting: AnyObject {
    /// The name of the card's driver, such as `vc4`.
    func driverName(_ card: Int32) throws(Errno) -> String
    /// The value of a DRM_CAP_ number.
    func capability(_ card: Int32, _ capability: UInt64) throws(Errno) -> UInt64
    /// The connectors and CRTCs of a card; fails on one that only renders.
    func resources(_ card: Int32) throws(Errno) -> KMSResources
    /// A connector's state and modes. Probing asks the monitor, which may take some 100 ms and may flicker.
    func connector(_ card: Int32, _ id: UInt32, probing: Bool) throws(Errno) -> KMSConnector
    /// The turn that the connector's `panel orientation` property asks for; none when it has no such property.
    func panelOrientation(_ card: Int32, connector: UInt32) throws(Errno) -> Rotation
    /// An encoder's CRTC and the bits of those that it can use, in the order of the card's CRTCs.
    func encoder(_ card: Int32, _ id: UInt32) throws(Errno) -> KMSEncoder
    /// What a CRTC shows.
    func crtc(_ card: Int32, _ id: UInt32) throws(Errno) -> KMSCRTC
    /// Makes a CRTC show a frame buffer.
    func setCRTC(_ card: Int32, _ state: KMSCRTC, connector: UInt32) throws(Errno)
    /// Makes a buffer in memory that the card can show.
    func createBuffer(_ card: Int32, width: Int, height: Int, bitsPerPixel: Int) throws(Errno) -> KMSMemory
    /// The offset to map a buffer at.
    func mapOffset(_ card: Int32, handle: UInt32) throws(Errno) -> Int
    /// Gives a buffer back.
    func destroyBuffer(_ card: Int32, handle: UInt32)
    /// Makes a frame buffer of a buffer; `code` is a four-character code. Returns its id.
    func addFramebuffer(
        _ card: Int32, width: Int, height: Int, code: UInt32, memory: KMSMemory
    ) throws(Errno) -> UInt32
    /// Gives a frame buffer back; a CRTC that shows it goes dark.
    func removeFramebuffer(_ card: Int32, _ id: UInt32)
    /// Tells the driver which pixels changed.
    func markDirty(_ card: Int32, framebuffer: UInt32, _ rects: [PixelRect]) throws(Errno)
    /// Shows another frame buffer from the next vertical blank on, of which an event tells.
    func flip(_ card: Int32, crtc: UInt32, framebuffer: UInt32) throws(Errno)
    /// Turns on what the kernel does only for those who ask for it (DRM_CLIENT_CAP_...).
    func setClientCapability(_ card: Int32, _ capability: UInt64, _ value: UInt64) throws(Errno)
    /// The planes of a card, all of them for those who set modes atomically.
    func planes(_ card: Int32) throws(Errno) -> [KMSPlane]
    /// The properties of an object.
    func properties(_ card: Int32, of object: KMSObject) throws(Errno) -> [KMSProperty]
    /// Changes one property.
    func setProperty(_ card: Int32, _ change: KMSChange) throws(Errno)
    /// Hands bytes to the kernel, to be the value of a property. Returns the number that stands for them.
    func createBlob(_ card: Int32, _ bytes: [UInt8]) throws(Errno) -> UInt32
    /// Lets go of such bytes; properties that have them keep them.
    func destroyBlob(_ card: Int32, _ id: UInt32)
    /// Changes properties together or not at all; flags are DRM_MODE_ATOMIC_... and DRM_MODE_PAGE_FLIP_EVENT.
    func commit(_ card: Int32, _ changes: [KMSChange], flags: UInt32) throws(Errno)
    /// Whether this descriptor may set modes: the first who opens a card may, until he closes it or drops the right.
    func isMaster(_ card: Int32) -> Bool
    /// Becomes the one who may set modes.
    func setMaster(_ card: Int32) throws(Errno)
    /// Stops being it.
    func dropMaster(_ card: Int32) throws(Errno)
}

/// The parts of a card, by id.
struct KMSResources: Equatable {
    var connectors: [UInt32]
    var crtcs: [UInt32]
}

/// A socket that a panel hangs on.
struct KMSConnector {
    enum State: Equatable {
        case connected, disconnected, unknown
    }

    var id: UInt32
    /// DRM_MODE_CONNECTOR_...
    var type: UInt32
    /// Counts connectors of the same type from 1.
    var typeIndex: UInt32
    var state: State
    var modes: [KMSMode]
    var encoders: [UInt32]
    /// The encoder in use, 0 for none.
    var encoder: UInt32
    var size: PhysicalSize

    /// The kernel's name, such as `HDMI-A-1`.
    var name: String {
        let names = [
            "Unknown", "VGA", "DVI-I", "DVI-D", "DVI-A", "Composite", "SVIDEO", "LVDS", "Component", "DIN", "DP",
            "HDMI-A", "HDMI-B", "TV", "eDP", "Virtual", "DSI", "DPI", "Writeback", "SPI", "USB",
        ]
        return (Int(type) < names.count ? names[Int(type)] : "Unknown") + "-\(typeIndex)"
    }

    var isWriteback: Bool { type == UInt32(DRM_MODE_CONNECTOR_WRITEBACK) }

    /// Whether the pixels travel over a slow bus or through a copy, so that damage saves more than a flip.
    var sendsCopies: Bool {
        [DRM_MODE_CONNECTOR_Unknown, DRM_MODE_CONNECTOR_VIRTUAL, DRM_MODE_CONNECTOR_SPI, DRM_MODE_CONNECTOR_USB]
            .contains { UInt32($0) == type }
    }

    /// Whether what is copied is kept buffer by buffer: virtio-gpu and vmwgfx take no damage where a flip brings another
    /// buffer (since Linux 6.8, which copies all of it then), but where the one buffer is marked.
    var keepsCopiesOfBuffers: Bool { type == UInt32(DRM_MODE_CONNECTOR_VIRTUAL) }
}

/// A resolution and its timing, in the kernel's own struct.
struct KMSMode {
    var info: drmModeModeInfo

    var width: Int { Int(info.hdisplay) }
    var height: Int { Int(info.vdisplay) }
    var refresh: Int { Int(info.vrefresh) }
    var isPreferred: Bool { info.type & UInt32(DRM_MODE_TYPE_PREFERRED) != 0 }
    /// Whether a surface can have its size.
    var isUsable: Bool { (1...32_768).contains(width) && (1...32_768).contains(height) }
    /// Such as `800x480`.
    var size: String { "\(width)x\(height)" }
}

/// What sends a CRTC's picture to a connector.
struct KMSEncoder: Equatable {
    /// The CRTC in use, 0 for none.
    var crtc: UInt32
    /// One bit for each of the card's CRTCs.
    var possibleCRTCs: UInt32
}

/// What reads a frame buffer and sends it out.
struct KMSCRTC {
    var id: UInt32
    /// The frame buffer it shows, 0 for none.
    var framebuffer: UInt32
    var x: UInt32
    var y: UInt32
    /// Nil when it is off.
    var mode: KMSMode?
}

/// A buffer that a card can show.
struct KMSMemory: Equatable {
    var handle: UInt32
    var bytesPerRow: Int
    var length: Int
}

/// What has properties.
struct KMSObject: Hashable {
    var id: UInt32
    /// DRM_MODE_OBJECT_...
    var type: UInt32
}

/// A part of the picture that a CRTC shows.
struct KMSPlane: Equatable {
    var id: UInt32
    /// One bit for each of the card's CRTCs.
    var possibleCRTCs: UInt32
}

/// A named value of an object.
struct KMSProperty: Equatable {
    var id: UInt32
    var name: String
    var value: UInt64
    /// What values there are by name; of a set of bits, their places.
    var values: [String: UInt64] = [:]
}

/// A new value for a property.
struct KMSChange: Equatable {
    var object: KMSObject
    var property: UInt32
    var value: UInt64
}
