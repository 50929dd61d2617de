/// One program that has the display to itself.
struct KioskPlan {
    /// The program's absolute path.
    let program: String
    /// Which virtual terminal it takes from the login prompt.
    let terminal: Int
    /// The user it runs as; nil for one that systemd makes up while it runs.
    let user: String?
    let board: String?

    static let splash = "/usr/lib/scanout/scanout-splash"

    var plan: InstallPlan {
        var plan = InstallPlan(name: "kiosk")
        plan.unit("scanout-kiosk.service", wantedBy: ["multi-user.target"], unit)
        // Masked: nobody can start it, by hand or by another unit.
        plan.add("/etc/systemd/system/getty@tty\(terminal).service", .link(to: "/dev/null"))
        plan.advice = ["Then: systemctl daemon-reload; systemctl start scanout-kiosk"]
        return plan
    }

    private var unit: String {
        """
        [Unit]
        Description=\(program) on the display
        After=systemd-user-sessions.service scanout-splash.service
        Before=scanout-splash-quit.service

        [Service]
        Type=notify
        # The boot screen leaves its picture until the program has drawn.
        ExecStartPre=-+\(Self.splash) quit --retain
        ExecStart=\(program)
        ExecStopPost=-+\(Self.splash) restore-console
        Restart=always
        RestartSec=1
        TimeoutStartSec=30
        WatchdogSec=30
        \(account)
        SupplementaryGroups=video input render tty
        # The terminal is the program's, so that it may put it into graphics mode without being root.
        TTYPath=/dev/tty\(terminal)
        StandardInput=tty
        StandardOutput=journal
        StandardError=journal
        UtmpIdentifier=tty\(terminal)
        Environment=SCANOUT_TAKEOVER=fade\(board.map { " SCANOUT_BOARD=\($0)" } ?? "")

        [Install]
        WantedBy=multi-user.target

        """
    }

    private var account: String {
        if let user { return "User=\(user)" }
        return "DynamicUser=yes\nStateDirectory=scanout-kiosk"
    }
}
