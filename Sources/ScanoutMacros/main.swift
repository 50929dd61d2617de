// The program that the compiler starts to expand macros. Messages come on the standard input and answers go to the
// standard output, each after its length in eight bytes, the lowest first. It ends when the compiler closes the input.

import Glibc
import MacroExpansion

/// Longer messages are taken for noise.
let maximumLength: UInt64 = 1 << 30

func readBytes(_ length: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: length)
    var done = 0
    while done < length {
        let count = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress! + done, length - done) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return nil }
        done += count
    }
    return bytes
}

func writeBytes(_ bytes: [UInt8]) -> Bool {
    var done = 0
    while done < bytes.count {
        let written = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress! + done, bytes.count - done) }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return false }
        done += written
    }
    return true
}

while let header = readBytes(8) {
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= maximumLength, let message = readBytes(Int(length)) else { break }
    let answer = MacroPlugin.answer(to: message)
    let answerLength = (0..<8).map { UInt8(truncatingIfNeeded: answer.count >> (8 * $0)) }
    guard writeBytes(answerLength + answer) else { break }
}
