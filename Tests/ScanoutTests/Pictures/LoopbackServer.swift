import Foundation

/// Answers HTTP requests on the machine's own address, one thread a connection.
final class LoopbackServer: @unchecked Sendable {
    /// What is answered.
    enum Answer {
        case bytes([UInt8])
        case status(Int)
        case redirection(String)
        /// Nothing, until the other side gives up.
        case silence
    }

    private let listener: Int32
    private let answers: [String: Answer]
    /// The port that it listens on.
    let port: Int
    private let lock = NSLock()
    private var requests: [String] = []
    private var givenUp = 0

    /// The paths asked for, in order.
    var paths: [String] { lock.withLock { requests } }
    /// Connections that the other side closed without an answer.
    var connectionsGivenUp: Int { lock.withLock { givenUp } }

    init?(_ answers: [String: Answer]) {
        self.answers = answers
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        port = Int(UInt16(bigEndian: address.sin_port))
        guard listener >= 0, isBound else { return nil }
        Thread.detachNewThread { [self] in
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                Thread.detachNewThread { self.serve(connection) }
            }
        }
    }

    /// Takes no more connections.
    func stop() {
        shutdown(listener, Int32(2))
        close(listener)
    }

    func url(_ path: String) -> URL? { URL(string: "http://127.0.0.1:\(port)\(path)") }

    private func serve(_ connection: Int32) {
        defer { close(connection) }
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = recv(connection, &bytes, bytes.count, 0)
        let words = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
        guard words.count > 1 else { return }
        let path = String(words[1])
        lock.withLock { requests.append(path) }
        switch answers[path] ?? .status(404) {
        case .bytes(let body): answer(connection, "200 OK", body)
        case .status(let code): answer(connection, "\(code) No", Array("not a picture".utf8))
        case .redirection(let target): answer(connection, "302 Found\r\nLocation: \(target)", [])
        case .silence:
            if recv(connection, &bytes, bytes.count, 0) <= 0 { lock.withLock { givenUp += 1 } }
        }
    }

    private func answer(_ connection: Int32, _ status: String, _ body: [UInt8]) {
        let head = "HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        let all = Array(head.utf8) + body
        // A connection that is gone is an error, not a signal: MSG_NOSIGNAL.
        var sent = 0
        while sent < all.count {
            let step = all[sent...].withUnsafeBytes {
                send(connection, $0.baseAddress, $0.count, Int32(0x4000))
            }
            guard step > 0 else { return }
            sent += step
        }
    }
}
