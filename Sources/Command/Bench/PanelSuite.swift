import Raster

/// The operations W1 to W13 of a panel of 800 by 480 pixels: the renderer alone, then the same panel as views.
@MainActor
enum PanelSuite {
    static func run(_ report: BenchReport) {
        let workloads = PanelWorkloads()
        let pixels = UnsafeRawBufferPointer(
            start: workloads.surface.pixels, count: workloads.surface.bytesPerRow * workloads.surface.height)
        for (name, operation) in workloads.operations where report.isWanted(name) {
            workloads.clear()
            report.time(name, pixels: pixels) { operation(workloads) }
        }
        for (name, operation) in PanelViewWorkloads.operations where report.isWanted(name) {
            let views = PanelViewWorkloads()
            let surface = views.display.surface
            let shown = UnsafeRawBufferPointer(start: surface.pixels, count: surface.bytesPerRow * surface.height)
            report.time(name, pixels: shown) { operation(views) }
        }
    }
}
