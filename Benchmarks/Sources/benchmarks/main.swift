// Runs `scanout bench` and Cairo on the same operations in turn, and prints how they compare:
//
//     benchmarks PATH-TO-SCANOUT [ROUNDS]
//
// Each round times every operation once with either renderer; of the rounds the shortest time counts, since on a busy
// machine only that says something about the renderer. The pictures are compared too: the mean difference of all
// channels.
import Glibc

let words = CommandLine.arguments
guard words.count > 1 else {
    print("usage: benchmarks PATH-TO-SCANOUT [ROUNDS]")
    exit(2)
}
let folder = "/tmp/scanout-benchmarks-\(getpid())"
mkdir(folder, 0o700)
setenv("BENCH_RAW", folder, 1)
if getenv("BENCH_MS") == nil { setenv("BENCH_MS", "100", 1) }
let milliseconds = getenv("BENCH_MS").flatMap { Double(String(cString: $0)) } ?? 100

var ours = Times()
var theirs = Times()
let cairo = CairoPanel()
for round in 1...max(1, words.count > 2 ? Int(words[2]) ?? 3 : 3) {
    for line in output(of: words[1] + " bench") { ours.take(line) }
    let stopwatch = Stopwatch(milliseconds: milliseconds)
    for (name, operation) in cairo.operations {
        cairo.clear()
        operation(cairo)
        if round == 1 { cairo.keep(name) }
        theirs.add(name, stopwatch.time { operation(cairo) }.least)
    }
}
print("operation  ours (us)  Cairo (us)  ratio  mean difference")
for name in ours.names {
    let mine = ours[name] ?? 0
    guard let other = theirs[name] else {
        print(column(name, 11) + column(tenths(mine / 1000), 11))
        continue
    }
    let difference = cairo.meanDifference(name, picture: "\(folder)/\(name).ours.raw")
    print(
        column(name, 11) + column(tenths(mine / 1000), 11) + column(tenths(other / 1000), 12)
            + column(hundredths(mine / other), 7) + (difference.map { hundredths($0) } ?? ""))
}
for name in ours.names { unlink("\(folder)/\(name).ours.raw") }
rmdir(folder)

/// The lines that a command prints.
func output(of command: String) -> [String] {
    guard let pipe = popen(command, "r") else { return [] }
    defer { pclose(pipe) }
    var text: [CChar] = []
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, 4096, pipe) != nil { text += buffer.prefix { $0 != 0 } }
    let bytes = text.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
}

func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
}

func tenths(_ value: Double) -> String {
    let whole = Int((value * 10).rounded())
    return "\(whole / 10).\(whole % 10)"
}

func hundredths(_ value: Double) -> String {
    let whole = Int((value * 100).rounded())
    return "\(whole / 100).\(whole / 10 % 10)\(whole % 10)"
}
