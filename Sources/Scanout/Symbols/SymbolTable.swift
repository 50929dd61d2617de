import Synchronization

/// Keeps symbols that were made, by name and weight.
final class SymbolTable: Sendable {
    static let shared = SymbolTable()

    private struct Key: Hashable {
        var name: String
        var variants: SymbolVariants
        var weight: Int
    }

    private let symbols = Mutex<[Key: Symbol]>([:])

    /// The symbol of a name in the variants that there are of those wanted, with lines for text of a weight.
    func symbol(_ name: String, _ variants: SymbolVariants, weight: Int) -> Symbol? {
        let key = Key(name: name, variants: variants, weight: weight)
        if let known = symbols.withLock({ $0[key] }) { return known }
        let made = Symbol.$weight.withValue(Symbol.lineWidth(weight: weight)) { () -> Symbol? in
            for variant in variants.names(of: name) {
                if let symbol = Symbol.named(variant) { return symbol }
            }
            return nil
        }
        guard let made else { return nil }
        symbols.withLock {
            if $0.count >= 512 { $0.removeAll() }
            $0[key] = made
        }
        return made
    }
}
