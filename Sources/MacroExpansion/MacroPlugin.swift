/// Answers a compiler that asks for expansions of this package's macros.
///
/// What enters are the messages that the compiler sends to a program named by `-load-plugin-executable`, JSON objects
/// with one member whose name says what is asked; what leaves are the answers to them. Reading just the declarations
/// that these few macros stand at takes a small scanner, so that the program is built in seconds and starts in
/// milliseconds, and no package needs to be fetched for it.
public enum MacroPlugin {
    /// The version of the messages: the first one whose requests tell what a declaration stands in.
    static let protocolVersion = 7

    /// The answer to a message.
    ///
    /// - Parameter message: The message's bytes, JSON in UTF-8.
    /// - Returns: The answer's bytes. A message that is not understood is answered by an expansion that failed.
    public static func answer(to message: [UInt8]) -> [UInt8] {
        Array(answer(to: JSONReader.value(of: message)).text.utf8)
    }

    static func answer(to message: JSONValue?) -> JSONValue {
        guard case .object(let members)? = message, let request = members.first else {
            return failure("the compiler's message to the macros of Scanout cannot be read", at: .null)
        }
        switch request.name {
        case "getCapability":
            let capability = JSONValue.object([("protocolVersion", .number(protocolVersion)), ("features", .array([]))])
            return .object([("getCapabilityResult", .object([("capability", capability)]))])
        case "expandFreestandingMacro": return expandFreestanding(request.value)
        case "expandAttachedMacro": return expandAttached(request.value)
        case "loadPluginLibrary":
            let result = JSONValue.object([("loaded", .bool(false)), ("diagnostics", .array([]))])
            return .object([("loadPluginLibraryResult", result)])
        default: return failure("the macros of Scanout do not know the request '\(request.name)'", at: .null)
        }
    }

    private static func expandFreestanding(_ request: JSONValue) -> JSONValue {
        let name = request["macro"]["typeName"].string ?? ""
        let location = request["syntax"]["location"]
        guard name == "PreviewMacro" else { return failure("Scanout has no macro '\(name)'", at: location) }
        // The compiler has checked the views by then. Nothing shows them, so nothing is left of them.
        return expansion("")
    }

    private static func expandAttached(_ request: JSONValue) -> JSONValue {
        let name = request["macro"]["typeName"].string ?? ""
        let location = request["declSyntax"]["location"]
        switch name {
        case "PreviewableMacro": return expansion("")
        case "EntryMacro": return expandEntry(request, at: location)
        default: return failure("Scanout has no macro '\(name)'", at: location)
        }
    }

    private static func expandEntry(_ request: JSONValue, at location: JSONValue) -> JSONValue {
        let isPeer = request["macroRole"].string == "peer"
        var surroundings: [String]?
        if case .array(let contexts) = request["lexicalContext"] {
            surroundings = contexts.compactMap { $0["source"].string }
        }
        do throws(ExpansionError) {
            let entry = try EntryMacro(
                source: request["declSyntax"]["source"].string ?? "", surroundings: surroundings)
            return expansion(isPeer ? entry.peer : entry.accessors)
        } catch {
            // Both roles fail alike; one of them says it.
            return isPeer ? failure(error.message, at: location) : result(.null, diagnostics: [])
        }
    }

    private static func expansion(_ source: String) -> JSONValue { result(.string(source), diagnostics: []) }

    private static func result(_ source: JSONValue, diagnostics: [JSONValue]) -> JSONValue {
        let members = JSONValue.object([("expandedSource", source), ("diagnostics", .array(diagnostics))])
        return .object([("expandMacroResult", members)])
    }

    /// An expansion that failed, with an error for the compiler to show.
    private static func failure(_ message: String, at location: JSONValue) -> JSONValue {
        let position = JSONValue.object([
            ("fileName", .string(location["fileName"].string ?? "")),
            ("offset", .number(location["offset"].number ?? 0)),
        ])
        let diagnostic = JSONValue.object([
            ("message", .string(message)), ("severity", .string("error")), ("position", position),
            ("highlights", .array([])), ("notes", .array([])), ("fixIts", .array([])),
        ])
        return result(.null, diagnostics: [diagnostic])
    }
}
