import Displays

/// A boot screen in an initramfs and under systemd.
struct SplashPlan {
    /// The program that is installed.
    let program: String
    let board: BoardProfile?
    let theme: String

    private static let installed = "/usr/lib/scanout/scanout-splash"
    private static let settings = "/etc/scanout/splash.conf"

    var plan: InstallPlan {
        var plan = InstallPlan(name: "splash")
        plan.add(Self.installed, .program(from: program))
        plan.text(Self.settings, settingsText)
        plan.text(
            "/etc/initramfs-tools/conf.d/scanout-splash",
            "# The drivers of displays belong into the initramfs.\nFRAMEBUFFER=y\n")
        plan.script("/etc/initramfs-tools/hooks/scanout-splash", hook)
        plan.script("/etc/initramfs-tools/scripts/init-top/scanout-splash", start)
        plan.script("/etc/initramfs-tools/scripts/init-bottom/scanout-splash", newRoot)
        plan.script("/usr/lib/dracut/modules.d/90scanout-splash/module-setup.sh", dracutModule)
        plan.script("/usr/lib/dracut/modules.d/90scanout-splash/start.sh", dracutStart)
        plan.script("/usr/lib/dracut/modules.d/90scanout-splash/new-root.sh", dracutNewRoot)
        addUnits(&plan)
        plan.advice = advice
        return plan
    }

    private var options: String { (board.map { "--board \($0.id) " } ?? "") + "--theme \(theme)" }

    private var settingsText: String {
        """
        # Options of the boot screen: scanout-splash --help lists them. After a change: update-initramfs -u, or dracut --force.
        OPTIONS="\(options)"
        \(board.map { "# The same for the screen of a failure.\nSCANOUT_BOARD=\($0.id)\n" } ?? "")
        """
    }

    private var modules: String { (["evdev"] + (board?.drivers ?? [])).joined(separator: " ") }

    private var hook: String {
        """
        #!/bin/sh
        # Puts the boot screen into the initramfs.
        case "$1" in
        prereqs) exit 0 ;;
        esac
        . /usr/share/initramfs-tools/hook-functions
        copy_exec \(Self.installed)
        for file in \(Self.settings) /usr/lib/scanout/splash.png /usr/lib/scanout/splash.ttf; do
            if [ -e "$file" ]; then copy_file file "$file"; fi
        done
        for module in \(modules); do
            manual_add_modules "$module"
        done

        """
    }

    private var start: String {
        """
        #!/bin/sh
        # Shows the boot screen as soon as a display is there. Nothing waits for it.
        case "$1" in
        prereqs) echo udev; exit 0 ;;
        esac
        for word in $(cat /proc/cmdline); do
            case "$word" in
            nosplash | single | rescue | emergency) exit 0 ;;
            esac
        done
        OPTIONS=
        if [ -r \(Self.settings) ]; then . \(Self.settings); fi
        modprobe -q evdev
        \(Self.installed) --survive --wait 20 $OPTIONS </dev/null >/dev/null 2>&1 &
        exit 0

        """
    }

    private var newRoot: String {
        """
        #!/bin/sh
        # The boot screen goes on in the real root.
        case "$1" in
        prereqs) exit 0 ;;
        esac
        \(Self.installed) new-root "$rootmnt" || true

        """
    }

    private var dracutModule: String {
        """
        #!/bin/bash
        # Puts the boot screen into the initramfs.
        check() { return 0; }
        depends() { return 0; }
        installkernel() { hostonly='' instmods \(modules) '=drivers/gpu/drm' '=drivers/video/fbdev'; }
        install() {
            inst_binary \(Self.installed)
            for file in \(Self.settings) /usr/lib/scanout/splash.png /usr/lib/scanout/splash.ttf; do
                [ -e "$file" ] && inst_simple "$file"
            done
            inst_hook pre-trigger 50 "$moddir/start.sh"
            inst_hook pre-pivot 90 "$moddir/new-root.sh"
            return 0
        }

        """
    }

    private var dracutStart: String {
        """
        #!/bin/sh
        # Shows the boot screen as soon as a display is there. Nothing waits for it.
        getargbool 1 splash && ! getargbool 0 nosplash || return 0
        OPTIONS=
        [ -r \(Self.settings) ] && . \(Self.settings)
        \(Self.installed) --survive --wait 20 $OPTIONS </dev/null >/dev/null 2>&1 &

        """
    }

    private var dracutNewRoot: String {
        """
        #!/bin/sh
        # The boot screen goes on in the real root.
        \(Self.installed) new-root "$NEWROOT" || true

        """
    }
}

extension SplashPlan {
    private func addUnits(_ plan: inout InstallPlan) {
        plan.unit("scanout-splash.service", wantedBy: ["sysinit.target"], startUnit)
        plan.unit("scanout-splash-quit.service", wantedBy: ["multi-user.target"], quitUnit)
        plan.unit(
            "scanout-splash-shutdown.service", wantedBy: ["poweroff.target", "halt.target"],
            endUnit(
                "Screen while the machine stops", mode: "shutdown",
                before: "systemd-poweroff.service systemd-halt.service"))
        plan.unit(
            "scanout-splash-reboot.service", wantedBy: ["reboot.target", "kexec.target"],
            endUnit(
                "Screen while the machine restarts", mode: "reboot",
                before: "systemd-reboot.service systemd-kexec.service"))
        plan.text("/etc/systemd/system/scanout-failure@.service", failureUnit)
    }

    private var service: String {
        """
        Type=notify
        EnvironmentFile=-\(Self.settings)
        TimeoutStartSec=30
        ExecStopPost=-\(Self.installed) restore-console
        """
    }

    private var startUnit: String {
        """
        [Unit]
        Description=Boot screen
        DefaultDependencies=no
        After=systemd-udev-trigger.service systemd-vconsole-setup.service
        Wants=systemd-ask-password-plymouth.path
        ConditionKernelCommandLine=!nosplash
        Conflicts=emergency.service rescue.service shutdown.target

        [Service]
        # One from the initramfs goes on.
        ExecCondition=/bin/sh -c '! \(Self.installed) ping'
        ExecStart=\(Self.installed) --wait 20 $OPTIONS
        \(service)

        [Install]
        WantedBy=sysinit.target

        """
    }

    private var quitUnit: String {
        """
        [Unit]
        Description=End of the boot screen
        DefaultDependencies=no
        After=scanout-splash.service systemd-user-sessions.service rc-local.service
        Before=getty@tty1.service

        [Service]
        Type=oneshot
        ExecStart=-\(Self.installed) quit
        TimeoutStartSec=20

        [Install]
        WantedBy=multi-user.target

        """
    }

    private func endUnit(_ description: String, mode: String, before: String) -> String {
        """
        [Unit]
        Description=\(description)
        DefaultDependencies=no
        After=getty@tty1.service display-manager.service scanout-kiosk.service
        Before=\(before)

        [Service]
        ExecStart=\(Self.installed) --survive --mode \(mode) $OPTIONS
        \(service)

        """
    }

    private var failureUnit: String {
        """
        # A unit that names this as OnFailure=scanout-failure@%n.service has its failure shown.
        [Unit]
        Description=Message that %I failed
        DefaultDependencies=no

        [Service]
        ExecStart=\(Self.installed) say "%I failed"
        EnvironmentFile=-\(Self.settings)

        """
    }

    private var advice: [String] {
        var lines = [
            "By hand, since every machine keeps these elsewhere:",
            "  kernel command line: add  quiet loglevel=3 logo.nologo vt.global_cursor_default=0 consoleblank=0",
            "  Raspberry Pi's config.txt: add  disable_splash=1",
        ]
        if let overlay = board?.overlay { lines.append("  Raspberry Pi's config.txt: add  dtoverlay=\(overlay)") }
        lines.append("Then: update-initramfs -u (Debian), or dracut --force; systemctl daemon-reload")
        lines.append("A picture: /usr/lib/scanout/splash.png; a font: /usr/lib/scanout/splash.ttf")
        return lines
    }
}
