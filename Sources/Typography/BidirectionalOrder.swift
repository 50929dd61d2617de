import CFriBidi

/// The embedding levels of a paragraph's characters, by FriBidi. The paragraph's direction is that of its first letter.
struct BidirectionalOrder {
    /// The paragraph's own level: 1 from right to left.
    private(set) var paragraphLevel: UInt8 = 0
    /// Whether anything changes its order.
    private(set) var reorders = false

    private let start: Int
    private var levels: [FriBidiLevel] = []
    private var types: [FriBidiCharType] = []

    /// Finds the levels of the characters in a range.
    init(_ scalars: [UInt32], _ range: Range<Int>, _ preferred: TextOptions.Direction = .natural) {
        start = range.lowerBound
        guard range.count <= Int(Int32.max), range.contains(where: { CharacterClass.mayReorder(scalars[$0]) }) else {
            return
        }
        let count = FriBidiStrIndex(range.count)
        types = Array(repeating: FriBidiCharType(rawValue: 0), count: range.count)
        levels = Array(repeating: 0, count: range.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: range.count)
        var direction = preferred == .natural ? CFriBidiAnyDirection : CFriBidiWeakRightToLeft
        let highest = scalars.withUnsafeBufferPointer { all in
            let characters = all.baseAddress! + range.lowerBound
            fribidi_get_bidi_types(characters, count, &types)
            fribidi_get_bracket_types(characters, count, types, &brackets)
            return fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
        }
        guard highest > 0 else {
            levels = []
            return
        }
        // FriBidi hands back the direction that it resolved.
        paragraphLevel = direction.rawValue & 1 == 1 ? 1 : 0
        reorders = levels.contains { $0 != 0 }
    }

    /// The level of a character.
    func level(at index: Int) -> UInt8 { levels.isEmpty ? 0 : UInt8(clamping: levels[index - start]) }

    #if SCANOUT_EMBEDDED
    /// All characters, those of the paragraph replaced by mirrored ones and by joined Arabic presentation forms.
    func presentationForms(_ scalars: [UInt32]) -> [UInt32] {
        guard !levels.isEmpty else { return scalars }
        var forms = scalars
        let count = FriBidiStrIndex(levels.count)
        var joining = [FriBidiArabicProp](repeating: 0, count: levels.count)
        forms.withUnsafeMutableBufferPointer { all in
            let characters = all.baseAddress! + start
            fribidi_get_joining_types(characters, count, &joining)
            fribidi_join_arabic(types, count, levels, &joining)
            fribidi_shape(CFriBidiShapeFlags, levels, count, &joining, characters)
        }
        return forms
    }
    #endif
}
