/// The board profiles there are: those in a directory that the caller names, then those built in.
public struct BoardCatalog {
    /// A directory of further profiles, `<id>.json` each, which go before the built-in ones of the same id.
    public let directory: String?
    private let system: any System

    /// Makes a catalog. Programs pass the value of `SCANOUT_BOARDS` as the directory.
    public init(directory: String? = nil, system: any System = LinuxSystem()) {
        self.directory = directory
        self.system = system
    }

    /// The ids of all profiles, sorted. A directory that cannot be read adds none.
    public var ids: [String] {
        Set(Self.embedded.map(\.id) + directoryIDs).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// All profiles, by id. Errors: the directory cannot be read; one of them is malformed.
    public func all() throws(DisplayError) -> [BoardProfile] {
        try checkDirectory()
        var profiles: [BoardProfile] = []
        for id in ids { profiles.append(try profile(id)) }
        return profiles
    }

    /// The profile with an id. Errors: the directory cannot be read; there is none, with the nearest that there are; its
    /// text is malformed; its `id` is not the name of its file.
    public func profile(_ id: String) throws(DisplayError) -> BoardProfile {
        try checkDirectory()
        let (bytes, file) = try text(of: id)
        let profile = try BoardProfile(json: bytes, file: file)
        guard profile.id == id else { throw .malformedProfile(file: file, key: "id", expected: "\"\(id)\"") }
        return profile
    }

    private func text(of id: String) throws(DisplayError) -> (bytes: [UInt8], file: String) {
        if let directory, directoryIDs.contains(id) {
            let path = "\(directory)/\(id).json"
            do throws(Errno) {
                return (try system.contents(of: path, limit: JSON.sizeLimit + 1), path)
            } catch {
                throw .system(operation: "read", object: path, errno: error.code, advice: "")
            }
        }
        if let entry = Self.embedded.first(where: { $0.id == id }) { return (entry.json(), "boards/\(id).json") }
        throw .unknown(kind: "board", name: id, nearest: Spelling.nearest(to: id, among: ids))
    }

    /// Errors: the directory of further profiles cannot be read.
    public func checkDirectory() throws(DisplayError) {
        guard let directory else { return }
        do throws(Errno) {
            _ = try system.list(directory)
        } catch {
            throw .system(
                operation: "read the folder of board profiles", object: directory, errno: error.code,
                advice: "SCANOUT_BOARDS is to name a folder that is there, or nothing")
        }
    }

    private var directoryIDs: [String] {
        guard let directory, let names = try? system.list(directory) else { return [] }
        return names.filter { $0.hasSuffix(".json") && $0 != "schema.json" }.map { String($0.dropLast(5)) }
    }
}
