/// What is shown from below, above what dims the rest.
struct SheetView<Content: View>: View {
    let isWhole: Bool
    let content: Content

    var body: some View {
        if isWhole {
            content.frame(maxWidth: .infinity, maxHeight: .infinity).background()
        } else {
            ZStack {
                Color.black.opacity(0.2).ignoresSafeArea()
                content.frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(in: UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10))
                    .clipShape(UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10))
                    .padding(.top, 10)
            }
        }
    }
}

/// A title, a message and buttons, in the middle or at the bottom, above what dims the rest.
struct AlertView<Actions: View, Message: View>: View {
    let title: Text?
    let isAtBottom: Bool
    let actions: Actions
    let message: Message

    var body: some View {
        ZStack(alignment: isAtBottom ? .bottom : .center) {
            Color.black.opacity(0.2).ignoresSafeArea()
            VStack(spacing: 0) {
                VStack(spacing: 4) {
                    if let title { title.font(.headline) }
                    message.font(.footnote)
                }
                .multilineTextAlignment(.center)
                .padding(16)
                Group(subviews: actions) { buttons in
                    if buttons.isEmpty {
                        Divider()
                        Button("OK") {}.frame(maxWidth: .infinity, minHeight: 44)
                    } else {
                        ForEach(buttons) { button in
                            Divider()
                            button.frame(maxWidth: .infinity, minHeight: 44)
                        }
                    }
                }
            }
            .background(in: RoundedRectangle(cornerRadius: 14))
            .frame(maxWidth: isAtBottom ? .infinity : 270)
            .padding(8)
        }
    }
}
