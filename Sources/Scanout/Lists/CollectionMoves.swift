#if !SCANOUT_EMBEDDED
// What SwiftUI adds to collections, for `onDelete` and `onMove`.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
    /// Takes away the elements at some places; places that there are not are left out.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() where offset < count { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension MutableCollection where Index == Int {
    /// Moves the elements at some places, in their order, in front of the one that is now at another place; to the end where
    /// that is the count. Places that there are not are left out.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        var moved: [Element] = []
        var before: [Element] = []
        var after: [Element] = []
        for (offset, element) in all.enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        for (index, element) in zip(indices, before + moved + after) { self[index] = element }
    }
}
#endif
