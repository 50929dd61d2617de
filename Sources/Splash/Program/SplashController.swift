import Scanout

/// Turns what others ask for into what is shown and where the splash is to be.
@MainActor
final class SplashController {
    /// Where the splash is to be.
    enum Place: Equatable {
        /// On the display.
        case shown
        /// Off the display, which others may use; the splash still listens.
        case hidden
        /// Nowhere: it ends, with its picture left on the display or not.
        case ended(retainingPicture: Bool)
    }

    /// What is shown.
    let model: SplashModel
    /// Where the splash is to be.
    private(set) var place = Place.shown { didSet { if place != oldValue { onMove() } } }
    /// Called when `place` changes.
    var onMove: () -> Void = {}
    /// Called when keys are wanted or no longer.
    var onKeysWanted: (Bool) -> Void = { _ in }
    /// Called with an answer that is ready.
    var onAnswer: (PromptQueue.Answer) -> Void = { _ in }
    /// Called with the folder that the real root is below.
    var onNewRoot: (String) -> Void = { _ in }

    private let retainsPicture: Bool
    private var messages: [String] = []
    private var prompts = PromptQueue()
    private var passwords: [String] = []
    private var waitingForQuit: [Int32] = []
    private var waitingForDeactivation: [Int32] = []

    init(_ state: SplashState, retainsPicture: Bool) {
        model = SplashModel(state)
        self.retainsPicture = retainsPicture
        if !state.message.isEmpty && state.message != state.mode.message { messages = [state.message] }
    }

    /// Does what came through psplash's FIFO.
    func handle(_ command: PsplashCommand) {
        switch command {
        case .progress(let percent): show(share: Double(abs(percent)) / 100, fromRight: percent < 0)
        case .message(let text): show(message: text)
        case .quit: place = .ended(retainingPicture: retainsPicture)
        case .ignored: break
        }
    }

    /// Takes in how far systemd says that the boot is.
    func handle(managerProgress share: Double) { show(share: share, fromRight: false) }

    /// Ends for a signal or because time is up.
    func end() { place = .ended(retainingPicture: retainsPicture) }

    /// A second of the countdown is over.
    func countDown() {
        guard let seconds = model.state.countdown, seconds > 0 else { return }
        model.state.countdown = seconds - 1
    }

    /// A key was pressed.
    func press(_ key: Key) {
        finish(prompts.press(key))
        showPrompt()
    }

    /// A client of Plymouth's socket went away.
    func leave(_ client: Int32) {
        prompts.remove(client: client)
        waitingForQuit.removeAll { $0 == client }
        waitingForDeactivation.removeAll { $0 == client }
        showPrompt()
    }

    /// Clients that wait until the display has been left, and are to be told now.
    func takeWaiting() -> [Int32] {
        defer {
            waitingForQuit = []
            waitingForDeactivation = []
        }
        return waitingForQuit + waitingForDeactivation
    }

    /// Does what a client of Plymouth's socket asks for; nil where it is answered later.
    func handle(_ request: PlymouthRequest, from client: Int32) -> PlymouthReply? {
        switch request {
        case .ping, .reload, .unknown: break
        case .update(let text): update(text)
        case .changeMode(let name): change(to: name)
        case .systemUpdate(let percent): show(share: Double(percent) / 100, fromRight: false)
        case .systemInitialized: break
        case .error: show(mode: .failure)
        case .pauseProgress: model.state.isPaused = true
        case .unpauseProgress: model.state.isPaused = false
        case .newRoot(let path): onNewRoot(path)
        case .showMessage(let text): show(message: text)
        case .hideMessage(let text): hide(message: text)
        case .ignoreKeystroke(let keys):
            finish(prompts.ignore(keys))
            showPrompt()
        case .hasActiveTerminal: return place == .shown ? .acknowledged : .refused
        case .cachedPasswords: return .answers(passwords)
        default: return move(request, client)
        }
        return .acknowledged
    }

    private func move(_ request: PlymouthRequest, _ client: Int32) -> PlymouthReply? {
        switch request {
        case .showSplash, .reactivate:
            if place == .hidden { place = .shown }
            return .acknowledged
        case .hideSplash, .deactivate:
            guard place == .shown else { return .acknowledged }
            waitingForDeactivation.append(client)
            place = .hidden
        case .quit(let isRetaining):
            waitingForQuit.append(client)
            place = .ended(retainingPicture: isRetaining || retainsPicture)
        case .password(let text): ask(text.isEmpty ? "Password" : text, isSecret: true, client)
        case .question(let text): ask(text, isSecret: false, client)
        case .keystroke(let keys):
            prompts.watch(keys, for: client)
            showPrompt()
        default: return .acknowledged
        }
        return nil
    }

    private func ask(_ text: String, isSecret: Bool, _ client: Int32) {
        prompts.ask(text, isSecret: isSecret, for: client)
        if place == .hidden { place = .shown }
        showPrompt()
    }

    private func finish(_ answers: [PromptQueue.Answer]) {
        for answer in answers {
            if answer.isSecret, let text = answer.text, !passwords.contains(text) { passwords.append(text) }
            onAnswer(answer)
        }
    }

    // Only what differs is written, so that nothing is drawn again for nothing.
    private func showPrompt() {
        let prompt = prompts.current.map {
            SplashState.Prompt(text: $0.text, typed: $0.typed, isSecret: $0.isSecret)
        }
        if model.state.prompt != prompt { model.state.prompt = prompt }
        onKeysWanted(prompts.isWaiting)
    }

    private func update(_ text: String) {
        guard case .checking(let devices, let share, let said) = BootUpdate(text) else { return }
        // The last of fsckd's reports names no device.
        if devices == 0 { return show(message: "") }
        model.state.message = said.isEmpty ? "Checking disks" : said
        show(share: share, fromRight: false)
    }

    private func change(to name: String) {
        if let mode = SplashMode(plymouthName: name) { show(mode: mode) }
    }

    private func show(mode: SplashMode) {
        guard mode != model.state.mode else { return }
        model.state.mode = mode
        model.state.progress = nil
        model.state.message = messages.last ?? mode.message
    }

    private func show(message: String) {
        messages.removeAll { $0 == message }
        if message.isEmpty { messages = [] } else { messages.append(message) }
        if messages.count > 16 { messages.removeFirst() }
        showLastMessage()
    }

    private func hide(message: String) {
        messages.removeAll { $0 == message }
        showLastMessage()
    }

    private func showLastMessage() {
        let text = messages.last ?? model.state.mode.message
        if model.state.message != text { model.state.message = text }
    }

    private func show(share: Double, fromRight: Bool) {
        if model.state.progress != share { model.state.progress = share }
        if model.state.fillsFromRight != fromRight { model.state.fillsFromRight = fromRight }
    }
}
