/// Why a macro could not be expanded, for whoever wrote the code that uses it.
struct ExpansionError: Error, Equatable {
    /// What the compiler shows.
    let message: String

    init(_ message: String) { self.message = message }
}
