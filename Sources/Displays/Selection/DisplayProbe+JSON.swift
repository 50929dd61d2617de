extension DisplayProbe {
    /// The same as the description says, as JSON for scripts. Keys that have no value are there as null.
    ///
    /// - `chosen`: the device file that the automatic choice takes, null for memory.
    /// - `user`: `id` and the names of its `groups`.
    /// - `console`: `path` of the text console, `usable`, and a `problem`.
    /// - `devices`: for each `kind` (`card`, `framebuffer`), `path`, `driver`, `mode`, `madeBy`, `usable`, `chosen`,
    ///   `verdict`, `problem`, `errno`, and the card's `outputs`, each with `name`, `state`, `modes`, `millimetres` and
    ///   `dotsPerInch`.
    /// - `unseen`: what this user may not look at, each with `path`, `reason` and `advice`.
    public var json: String {
        let document = JSON.members([
            "chosen": .optional(chosen?.path), "user": user.json, "console": console.json,
            "devices": .array(devices.map(\.json)), "unseen": .array(unseen.map(\.json)),
        ])
        return document.serialized
    }
}

extension DisplayProbe.Device {
    fileprivate var json: JSON {
        .members([
            "kind": .string(kind.rawValue), "path": .string(path), "driver": .optional(driver), "mode": .optional(mode),
            "madeBy": .optional(madeBy), "usable": .bool(isUsable), "chosen": .bool(isChosen),
            "verdict": .string(verdict), "problem": .optional(problem?.description),
            "errno": .optional(problem?.errno.map { Errno($0).name }), "outputs": .array(outputs.map(\.json)),
        ])
    }
}

extension DisplayProbe.Output {
    fileprivate var json: JSON {
        .members([
            "name": .string(name), "state": .string(state), "modes": .array(modes.map { .string($0) }),
            "millimetres": .optional(millimetres), "dotsPerInch": dotsPerInch.map { .number($0) } ?? .null,
        ])
    }
}

extension DisplayProbe.User {
    fileprivate var json: JSON {
        .members(["id": .number(Double(id)), "groups": .array(groups.map { .string($0) })])
    }
}

extension DisplayProbe.Console {
    fileprivate var json: JSON {
        .members([
            "path": .optional(path), "usable": .bool(path != nil && problem == nil),
            "problem": .optional(problem?.description),
        ])
    }
}

extension DisplayProbe.Unseen {
    fileprivate var json: JSON {
        .members(["path": .string(path), "reason": .string(reason), "advice": .string(advice)])
    }
}
