import Scanout

/// Labels, progress views, gauges and boxes in their styles.
struct LabelsScene: View {
    var body: some View {
        GeometryReader { panel in
            Group {
                if panel.size.height < 56 {
                    ProgressView("Network", value: 0.6).tint(.primary).font(.system(size: 11)).padding(2)
                } else if min(panel.size.width, panel.size.height) < 150 {
                    small
                } else if panel.size.width < 500 {
                    VStack(spacing: 8) { left }.font(.system(size: 13)).padding(8)
                } else {
                    HStack(alignment: .top, spacing: 24) {
                        VStack(alignment: .leading, spacing: 14) { left }
                        VStack(spacing: 14) { right }
                    }
                    .padding(16)
                }
            }
            .frame(width: panel.size.width, height: panel.size.height)
        }
    }

    private var small: some View {
        VStack(alignment: .leading, spacing: 4) {
            Label("Network", systemImage: "wifi")
            ProgressView(value: 0.6).tint(.primary)
            LabeledContent("Tank", value: "42 %")
        }
        .font(.system(size: 12))
        .padding(4)
    }

    @ViewBuilder private var left: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 16) {
                Label("Network", systemImage: "wifi")
                Label("Icon", systemImage: "bolt.fill").labelStyle(.iconOnly)
                Label("Title", systemImage: "bolt.fill").labelStyle(.titleOnly)
            }
            Label("Network", systemImage: "wifi")
        }
        LabeledContent("Address", value: "192.168.1.20")
        ProgressView("Update", value: 0.4)
        ProgressView(value: 3, total: 4) {
            Text("Copy")
        } currentValueLabel: {
            Text("3 of 4")
        }.tint(.orange)
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 16) {
                ProgressView()
                ProgressView().controlSize(.large)
                ProgressView(value: 0.7).progressViewStyle(.circular)
                gauges
            }
            HStack(spacing: 8) { gauges }
            ProgressView()
        }
    }

    @ViewBuilder private var gauges: some View {
        Gauge(value: 21.5, in: 0...40) {
            Text("°C")
        } currentValueLabel: {
            Text("21")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("40")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.7) {
            Text("Tank")
        } currentValueLabel: {
            Text("70")
        }
        .gaugeStyle(.accessoryCircularCapacity).tint(.green)
    }

    @ViewBuilder private var right: some View {
        GroupBox("Pump") {
            Gauge(value: 0.35) {
                Text("Pressure")
            } currentValueLabel: {
                Text("3.5 bar")
            }
            Gauge(value: 0.8) {
                Text("Level")
            } currentValueLabel: {
                EmptyView()
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("9")
            }
        }
        Gauge(value: 0.5) { Text("Bar") }.gaugeStyle(.accessoryLinear).tint(.red)
        Gauge(value: 0.25) {
            Text("Filled")
        } currentValueLabel: {
            Text("25 %")
        }.gaugeStyle(.accessoryLinearCapacity)
        ContentUnavailableView(
            "No signal", systemImage: "antenna.radiowaves.left.and.right.slash", description: Text("Check the cable."))
    }
}
