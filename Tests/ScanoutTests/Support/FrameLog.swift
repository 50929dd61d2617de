import Scanout
import ScanoutTesting

/// Where views are on the panel, as the views themselves read it.
final class FrameLog {
    private(set) var frames: [String: CGRect] = [:]

    func note(_ name: String, _ frame: CGRect) { frames[name] = frame }
}

extension View {
    /// Notes the view's global frame under a name whenever it changes.
    func logged(_ name: String, _ log: FrameLog) -> some View {
        background(
            GeometryReader { proxy in
                let _ = log.note(name, proxy.frame(in: .global))
                Color.clear
            })
    }
}

/// The global frames of the views that a root of the given size notes.
@MainActor
func frames<V: View>(
    width: Int = 100, height: Int = 100, @ViewBuilder _ content: (FrameLog) -> V
) -> [String: CGRect] {
    let log = FrameLog()
    render(content(log), on: MemoryDisplay(width: width, height: height))
    return log.frames
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// A layout that asks its view for sizes and shows nothing of it.
struct SizeQuestion: Layout {
    let proposals: [ProposedViewSize]
    let answers: Answers

    final class Answers {
        var sizes: [CGSize] = []
    }

    typealias AnimatableData = EmptyAnimatableData

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        answers.sizes = proposals.map { subviews[0].sizeThatFits($0) }
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// What a view answers to proposals.
@MainActor
func sizes<V: View>(of view: V, for proposals: [ProposedViewSize]) -> [CGSize] {
    let answers = SizeQuestion.Answers()
    render(SizeQuestion(proposals: proposals, answers: answers) { view }, on: MemoryDisplay(width: 100, height: 100))
    return answers.sizes
}
