import Scanout

/// Tells the service manager of a splash, whether it has a display or not.
@MainActor
final class ServiceNotifier {
    private let manager: ServiceManager
    private let poller: Poller

    init(_ poller: Poller, environment: (String) -> String?) {
        self.poller = poller
        manager = ServiceManager(environment: environment)
    }

    /// The first picture is shown. From now on the manager hears twice in each of its periods that the program is alive.
    func ready() {
        manager.tell("READY=1")
        ping()
    }

    /// The program ends.
    func stopping() { manager.tell("STOPPING=1") }

    private func ping() {
        guard let interval = manager.watchdogInterval else { return }
        manager.tell("WATCHDOG=1")
        poller.after(interval) { [weak self] in self?.ping() }
    }
}
