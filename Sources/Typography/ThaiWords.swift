import CThai

/// Finds the words of Thai text, which is written without spaces between them, by libthai's dictionary.
///
/// libthai is loaded with the first Thai letter; where it is not installed, lines of Thai end at spaces alone.
enum ThaiWords {
    /// Longer stretches without a space are cut into such ones.
    private static let longest = 1024

    /// Whether libthai and its dictionary are installed.
    static var isInstalled: Bool { scanout_thai_is_there() != 0 }

    /// Whether libthai knows a character.
    @inline(__always)
    static func contains(_ scalar: UInt32) -> Bool { scalar >= 0xE01 && scalar <= 0xE5B }

    /// Calls with the place of each word's first character in a stretch of Thai, but for the stretch's own first one.
    static func forEachStart(_ scalars: ArraySlice<UInt32>, _ body: (Int) -> Void) {
        var places = [Int32](repeating: 0, count: longest)
        var start = scalars.startIndex
        while start < scalars.endIndex {
            let end = min(scalars.endIndex, start + longest)
            let bytes = scalars[start..<end].map { UInt8(truncatingIfNeeded: $0 - 0xE00 + 0xA0) } + [0]
            let count = scanout_thai_words(bytes, &places, places.count)
            guard count > 0 else { return }
            for place in places.prefix(Int(count)) where place > 0 && Int(place) < end - start {
                body(start + Int(place))
            }
            start = end
        }
    }
}
