import Displays
import Raster
import Typography

// Displays are part of what a program names, so they come along with this module.

/// A panel in memory.
public typealias MemoryDisplay = Displays.MemoryDisplay
/// A panel that shows pictures.
public typealias Display = Displays.Display
/// Why a display could not be used.
public typealias DisplayError = Displays.DisplayError
/// How a device lays out a pixel.
public typealias PixelFormat = Raster.PixelFormat
/// Pixels in memory.
public typealias Surface = Raster.Surface
/// One pixel of a surface.
public typealias Pixel = Raster.Pixel
/// A rectangle of whole device pixels.
public typealias PixelRect = Raster.PixelRect
/// Where fonts come from.
public typealias FontSources = Typesetter.Sources
