#if SCANOUT_EMBEDDED
import Scanout

/// A QR code, which static executables cannot have.
@available(*, unavailable, message: "QR codes need libqrencode, of which Debian has no static library")
public struct QRCode: View {
    /// Nothing.
    public var body: EmptyView { EmptyView() }
}
#endif
