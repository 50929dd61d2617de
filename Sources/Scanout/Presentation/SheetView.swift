/// What is shown from below, above what dims the rest; as high as its content says, or else 10 points less than the panel.
struct SheetView<Content: View>: View {
    @Environment(\.self) private var environment
    @State private var settings = SheetSettings()
    let isWhole: Bool
    let content: Content

    var body: some View {
        if isWhole {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { background }
                .onPreferenceChange(SheetSettingsKey.self) { settings = $0 }
        } else {
            GeometryReader { proxy in
                ZStack(alignment: .bottom) {
                    Color.black.opacity(0.2).ignoresSafeArea()
                    content.frame(maxWidth: .infinity, maxHeight: .infinity)
                        .background { background }
                        .clipShape(
                            UnevenRoundedRectangle(topLeadingRadius: cornerRadius, topTrailingRadius: cornerRadius)
                        )
                        .frame(height: height(in: max(0, proxy.size.height - 10)))
                }
            }
            .onPreferenceChange(SheetSettingsKey.self) { settings = $0 }
        }
    }

    private var cornerRadius: CGFloat { settings.cornerRadius ?? 10 }

    @ViewBuilder private var background: some View {
        if let own = settings.background { own.content } else { Rectangle().fill(.background) }
    }

    private func height(in room: CGFloat) -> CGFloat {
        let context = PresentationDetent.Context(maxDetentValue: room, environment: environment)
        if let selected = settings.selected, settings.detents.contains(selected) {
            return selected.height(in: context) ?? room
        }
        return settings.detents.compactMap { $0.height(in: context) }.min() ?? room
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
