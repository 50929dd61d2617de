/// The node of a picture: puts it up anew once it is decoded.
final class ImageNode: _ViewNode<Image> {
    private var box: ImageBox { unsafeDowncast(boxes[0], to: ImageBox.self) }
    /// Says from the thread for decoding that the picture is there.
    private var arrival: StateLocation?

    init(_ view: Image, _ inputs: _NodeInputs) {
        super.init(inputs)
        boxes = LayoutNodeList(ImageBox(view, self))
    }

    override func update(_ new: Image) {
        if new != box.view { box.update(new) }
    }

    /// The picture is there.
    override func evaluate() {
        isDirty = false
        box.environmentDidChange()
    }

    /// What to call from another thread when the picture is decoded; the node is evaluated then.
    func whenReady() -> @Sendable () -> Void {
        let location = arrival ?? StateLocation(inbox: graph.inbox)
        if arrival == nil {
            arrival = location
            recordingReads { _ = location.noteRead() }
        }
        return { location.noteChange() }
    }

    override func willRemove() { box.didDisappear() }
    override func environmentDidChange() { box.environmentDidChange() }
    override func appendLayoutNodes(to list: inout LayoutNodeList) { list.append(boxes[0]) }
    override func forEachChild(_ body: (_Node) -> Void) {}
}
