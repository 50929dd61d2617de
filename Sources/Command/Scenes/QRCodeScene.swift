#if !SCANOUT_EMBEDDED
import Components
import Scanout

/// An address to be read off the panel, as large as the panel allows.
struct QRCodeScene: View {
    var body: some View { QRCode("https://scanout.example/7", quietZone: 2).padding(2) }
}
#endif
