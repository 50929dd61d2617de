/// Goes on to a value in the stack around.
struct NavigationPush {
    let perform: (AnyHashable) -> Void
}

private enum NavigationPushKey: EnvironmentKey { static var defaultValue: NavigationPush? { nil } }

extension EnvironmentValues {
    /// How links go on to values; nil outside of stacks.
    var navigationPush: NavigationPush? {
        get { self[NavigationPushKey.self] }
        set { self[NavigationPushKey.self] = newValue }
    }
}
