import CLinux
import Foundation
import Raster

@testable import Displays

/// A frame buffer in memory, as a driver would report it.
final class SimulatedFramebuffer: SimulatedSystem.File {
    /// What a driver reports, as tables give it: offset and length of each channel.
    struct Report {
        var width = 640
        var height = 480
        var bits = 32
        var red = (16, 8)
        var green = (8, 8)
        var blue = (0, 8)
        var visual = FB_VISUAL_TRUECOLOR
        var grayscale = 0
        var bytesPerRow = 0
        var offsetX = 0
        var offsetY = 0
        var virtualHeight = 0
        var millimetres = (0, 0)
        var type = FB_TYPE_PACKED_PIXELS
        var identifier = "simulated"
        /// Whether the driver pans, and takes other virtual sizes.
        var pans = false
    }

    static let untouched: UInt8 = 0xA5
    var report: Report
    private(set) var memory: UnsafeMutableRawBufferPointer
    private(set) var palette: [(red: UInt16, green: UInt16, blue: UInt16)] = []

    init(_ report: Report) {
        self.report = report
        if report.bytesPerRow == 0 { self.report.bytesPerRow = (report.width * report.bits + 7) / 8 }
        let rows = max(report.virtualHeight, report.height)
        memory = .allocate(byteCount: self.report.bytesPerRow * rows, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: Self.untouched)
    }

    deinit { memory.deallocate() }

    override func map(length: Int, offset: Int) throws(Errno) -> UnsafeMutableRawPointer {
        guard length <= memory.count else { throw Errno(EINVAL) }
        return memory.baseAddress!
    }

    override func control(_ request: UInt, _ argument: UnsafeMutableRawPointer?) throws(Errno) -> Int32 {
        switch request {
        case UInt(FBIOGET_VSCREENINFO): argument!.storeBytes(of: variable, as: fb_var_screeninfo.self)
        case UInt(FBIOGET_FSCREENINFO): argument!.storeBytes(of: fixed, as: fb_fix_screeninfo.self)
        case UInt(FBIOPUT_VSCREENINFO) where report.pans:
            let wanted = argument!.load(as: fb_var_screeninfo.self)
            report.virtualHeight = min(Int(wanted.yres_virtual), memory.count / report.bytesPerRow)
            report.offsetY = Int(wanted.yoffset)
        case UInt(FBIOPAN_DISPLAY) where report.pans:
            let wanted = argument!.load(as: fb_var_screeninfo.self)
            guard Int(wanted.yoffset) + report.height <= report.virtualHeight else { throw Errno(EINVAL) }
            report.offsetY = Int(wanted.yoffset)
        case UInt(FBIOPUTCMAP): setPalette(argument!.load(as: fb_cmap.self))
        default: throw Errno(EINVAL)
        }
        return 0
    }

    /// The bytes of a row that differ from what was there before anything was drawn, by their index.
    func touched(row: Int) -> [Int] {
        let start = row * report.bytesPerRow
        return (0..<report.bytesPerRow).filter { memory[start + $0] != Self.untouched }
    }

    var variable: fb_var_screeninfo {
        var variable = fb_var_screeninfo()
        variable.xres = UInt32(report.width)
        variable.yres = UInt32(report.height)
        variable.yres_virtual = UInt32(max(report.virtualHeight, report.height))
        variable.xoffset = UInt32(report.offsetX)
        variable.yoffset = UInt32(report.offsetY)
        variable.bits_per_pixel = UInt32(report.bits)
        variable.grayscale = UInt32(report.grayscale)
        variable.red = fb_bitfield(offset: UInt32(report.red.0), length: UInt32(report.red.1), msb_right: 0)
        variable.green = fb_bitfield(offset: UInt32(report.green.0), length: UInt32(report.green.1), msb_right: 0)
        variable.blue = fb_bitfield(offset: UInt32(report.blue.0), length: UInt32(report.blue.1), msb_right: 0)
        variable.width = UInt32(bitPattern: Int32(report.millimetres.0))
        variable.height = UInt32(bitPattern: Int32(report.millimetres.1))
        return variable
    }

    var fixed: fb_fix_screeninfo {
        var fixed = fb_fix_screeninfo()
        withUnsafeMutableBytes(of: &fixed.id) { $0.copyBytes(from: report.identifier.utf8) }
        fixed.ypanstep = report.pans ? 1 : 0
        fixed.line_length = UInt32(report.bytesPerRow)
        fixed.smem_len = UInt32(memory.count)
        fixed.visual = UInt32(report.visual)
        fixed.type = UInt32(report.type)
        return fixed
    }

    private func setPalette(_ map: fb_cmap) {
        palette = (0..<Int(map.len)).map { (map.red[$0], map.green[$0], map.blue[$0]) }
    }
}
