/// Those who want to know where boxes are, in the order in which they began to read.
struct GeometryReaders {
    private var readers: [ObjectIdentifier: (order: Int, observer: any GeometryObserver)] = [:]
    private var count = 0

    var isEmpty: Bool { readers.isEmpty }
    var inOrder: [any GeometryObserver] { readers.values.sorted { $0.order < $1.order }.map(\.observer) }

    mutating func add(_ reader: any GeometryObserver) {
        count += 1
        readers[ObjectIdentifier(reader)] = (count, reader)
    }

    mutating func remove(_ reader: any GeometryObserver) { readers.removeValue(forKey: ObjectIdentifier(reader)) }
}
