/// Writes what `@Entry` stands for: a key beside the variable, and the variable's accessors that read and write it.
struct EntryMacro {
    /// What the variable belongs to.
    enum Owner: Equatable {
        /// Values with defaults: of the environment, of transactions, of containers.
        case valuesWithDefaults
        /// The values of what has the focus, which are optional.
        case focusedValues
    }

    static let misplaced = """
        '@Entry' belongs to variables in extensions of EnvironmentValues, Transaction, ContainerValues or FocusedValues
        """

    let declaration: VariableDeclaration
    let owner: Owner

    /// Reads a declaration.
    ///
    /// - Parameters:
    ///   - source: The declaration with its attributes.
    ///   - surroundings: What it stands in, the innermost first; nil where the compiler did not say.
    init(source: String, surroundings: [String]?) throws(ExpansionError) {
        owner = try Self.owner(in: surroundings)
        do throws(VariableDeclaration.Failure) {
            declaration = try VariableDeclaration(parsing: source)
        } catch {
            throw ExpansionError(Self.message(for: error))
        }
        try check()
    }

    private static func owner(in surroundings: [String]?) throws(ExpansionError) -> Owner {
        guard let surroundings else { return .valuesWithDefaults }
        guard let innermost = surroundings.first, let extended = extendedType(innermost) else {
            throw ExpansionError(misplaced)
        }
        switch extended {
        case "EnvironmentValues", "Transaction", "ContainerValues": return .valuesWithDefaults
        case "FocusedValues": return .focusedValues
        default: throw ExpansionError(misplaced)
        }
    }

    /// The last part of the name of the type that an extension extends.
    static func extendedType(_ source: String) -> String? {
        var scanner = SourceScanner(source)
        var name: String?
        var isExtension = false
        while let token = scanner.next() {
            let text = scanner.text(token.range)
            if isExtension, token.kind == .bracketed || text == ":" || text == "where" { break }
            if isExtension, token.kind == .word { name = text }
            if text == "extension" { isExtension = true }
        }
        return name
    }

    private static func message(for failure: VariableDeclaration.Failure) -> String {
        switch failure {
        case .notAVariable: "'@Entry' belongs to a variable, declared with 'var'"
        case .computed: "'@Entry' belongs to a variable without accessors of its own"
        case .severalNames: "'@Entry' belongs to a variable that is declared alone"
        }
    }

    private func check() throws(ExpansionError) {
        let name = declaration.name
        switch owner {
        case .focusedValues:
            guard declaration.wrappedType != nil else {
                throw ExpansionError("'\(name)' of FocusedValues needs an optional type, such as 'Int?'")
            }
            guard declaration.initialValue == nil || declaration.initialValue == "nil" else {
                throw ExpansionError("'\(name)' of FocusedValues is nil at first and takes no default value")
            }
        case .valuesWithDefaults:
            guard declaration.initialValue != nil || declaration.wrappedType != nil else {
                throw ExpansionError("'\(name)' needs a default value: write 'var \(name): Type = value'")
            }
        }
    }

    private var keyName: String { "__Key_" + declaration.name }

    /// The declaration of the key.
    var peer: String {
        switch owner {
        case .focusedValues:
            """
            private struct \(keyName): Scanout.FocusedValueKey {
                typealias Value = \(declaration.wrappedType ?? "Never")
            }
            """
        case .valuesWithDefaults:
            """
            private struct \(keyName): Scanout._Entry {
                static let _default = Scanout._EntryDefault\(typeArgument)(
                    \(declaration.initialValue ?? "nil")
                )
            }
            """
        }
    }

    private var typeArgument: String {
        guard let type = declaration.type else { return "" }
        // A type that unwraps itself is none that can be an argument.
        return type.utf8.last == UInt8(ascii: "!") ? "<\(type.dropLast())?>" : "<\(type)>"
    }

    /// The accessors, in their brackets.
    var accessors: String {
        let key = owner == .focusedValues ? keyName : "Scanout._EntryKey<\(keyName)>"
        return """
            {
                get { self[\(key).self] }
                set { self[\(key).self] = newValue }
            }
            """
    }
}
