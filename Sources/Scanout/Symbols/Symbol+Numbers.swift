import Raster

/// Numbers and letters for what encloses them.
extension Symbol {
    /// The number from 0 to 50 that a name is, as SF Symbols has them.
    static func number(_ name: String) -> Symbol? {
        guard name.utf8.count <= 2, let value = Int(name), (0...50).contains(value), name == "\(value)" else {
            return nil
        }
        let numerals = name.utf8.map { digits[Int($0) - 48] }
        if numerals.count == 1 {
            return Symbol(lines: numerals[0].placed(scale: 0.76, x: 12 - 4 * 0.76, y: 12 - 6 * 0.76))
        }
        let scale = 0.62
        // A one is narrow: it stands half a unit nearer.
        let gap = value / 10 == 1 ? 4.0 : 4.6
        return Symbol(
            lines: numerals[0].placed(scale: scale, x: 12 - gap - 1, y: 12 - 6 * scale)
                + numerals[1].placed(scale: scale, x: 12 + 0.35, y: 12 - 6 * scale))
    }

    /// The letter that a name is, of those that are drawn.
    static func letter(_ name: String) -> Symbol? {
        letters[name].map { Symbol(lines: $0.placed(scale: 0.74, x: 12 - 4 * 0.74, y: 12 - 6 * 0.74)) }
    }

    /// In boxes 8 wide and 12 high.
    private static let digits: [SymbolPath] = [
        "M4 0C6.4 0 7.4 2.4 7.4 6C7.4 9.6 6.4 12 4 12C1.6 12 0.6 9.6 0.6 6C0.6 2.4 1.6 0 4 0Z",
        "M1.6 2.4L4.6 0V12",
        "M0.8 3.2C0.8 1.2 2.2 0 4 0C5.9 0 7.2 1.3 7.2 3C7.2 4.6 6.2 5.8 4.9 7.2L0.7 12H7.5",
        """
        M0.9 2.4C1.4 0.9 2.5 0 4 0C5.9 0 7.1 1.2 7.1 2.9C7.1 4.7 5.8 5.7 3.4 5.7M3.4 5.7C6.1 5.7 7.5 6.8 7.5 8.8\
        C7.5 10.8 6 12 4 12C2.3 12 1 11.1 0.6 9.5
        """,
        "M5.8 12V0L0.4 8.8H8",
        "M7 0H1.9L1.3 5.4C2 4.8 2.9 4.5 3.9 4.5C6 4.5 7.5 6 7.5 8.2C7.5 10.4 6 12 3.9 12C2.3 12 1.1 11.2 0.6 9.7",
        six,
        "M0.6 0H7.5L3.1 12",
        """
        M4 5.6C2.3 5.6 1.1 4.4 1.1 2.8C1.1 1.2 2.3 0 4 0C5.7 0 6.9 1.2 6.9 2.8C6.9 4.4 5.7 5.6 4 5.6\
        C1.9 5.6 0.5 6.9 0.5 8.8C0.5 10.7 1.9 12 4 12C6.1 12 7.5 10.7 7.5 8.8C7.5 6.9 6.1 5.6 4 5.6Z
        """,
        SymbolPath(
            six.path.applying(AffineTransform.scale(x: -1, y: -1).concatenating(.translation(x: 8, y: 12)))),
    ]

    private static let six: SymbolPath =
        """
        M6.9 2.2C6.4 0.8 5.4 0 4.1 0C1.8 0 0.6 2.4 0.6 6.6C0.6 10.2 2 12 4.1 12C6.1 12 7.5 10.4 7.5 8.3\
        C7.5 6.2 6.1 4.7 4.2 4.7C2.3 4.7 0.8 6 0.7 7.8
        """

    private static let letters: [String: SymbolPath] = [
        "a": "M0 12L4 0L8 12M1.6 8.2H6.4",
        "b": "M1 0V12H4.4C6.6 12 7.6 10.6 7.6 8.9C7.6 7.1 6.5 5.8 4.2 5.8H1M1 0H4C6 0 7 1.2 7 2.9C7 4.6 6 5.8 4.2 5.8",
        "c": "M7.6 3C7 1.2 5.8 0 4.2 0C1.8 0 0.4 2.4 0.4 6C0.4 9.6 1.8 12 4.2 12C5.8 12 7 10.8 7.6 9",
        "e": "M7 0H1V12H7M1 5.8H6",
        "f": "M7 0H1V12M1 5.8H6",
        "h": "M0.8 0V12M7.2 0V12M0.8 6H7.2",
        "i": "M4 0V12M2 0H6M2 12H6",
        "l": "M1.4 0V12H7",
        "m": "M0 12V0L4 8L8 0V12",
        "n": "M0.8 12V0L7.2 12V0",
        "p": "M1 12V0H4.2C6.4 0 7.6 1.4 7.6 3.4C7.6 5.4 6.4 6.8 4.2 6.8H1",
        "r": "M1 12V0H4.2C6.4 0 7.6 1.3 7.6 3.3C7.6 5.2 6.4 6.4 4.2 6.4H1M4.4 6.4L7.6 12",
        "s": """
        M7.2 2.6C6.8 1 5.6 0 4 0C2.2 0 0.8 1.2 0.8 2.9C0.8 6.9 7.6 5 7.6 9C7.6 10.8 6.1 12 4 12\
        C2.2 12 0.8 11 0.4 9.2
        """,
        "t": "M0.4 0H7.6M4 0V12",
        "v": "M0 0L4 12L8 0",
        "w": "M-0.6 0L1.8 12L4 3L6.2 12L8.6 0",
        "x": "M0.6 0L7.4 12M7.4 0L0.6 12",
        "y": "M0.4 0L4 6L7.6 0M4 6V12",
        "z": "M0.8 0H7.2L0.8 12H7.2",
    ]
}

extension SymbolPath {
    /// The path scaled and moved.
    func placed(scale: Double, x: Double, y: Double) -> SymbolPath {
        SymbolPath(path.applying(AffineTransform.scale(x: scale, y: scale).concatenating(.translation(x: x, y: y))))
    }
}
