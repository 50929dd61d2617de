import AllocationCounter
import XCTest

/// Checks that work allocates nothing once it was done a few times; says where the first allocation came from.
func assertAllocatesNothing(
    _ name: String, warmUp: Int = 3, file: StaticString = #filePath, line: UInt = #line, _ work: () -> Void
) {
    for _ in 0..<warmUp { work() }
    startCountingAllocations()
    work()
    let count = stopCountingAllocations()
    guard count > 0 else { return }
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: 24)
    firstAllocation(&addresses, 24)
    let lines = addresses.compactMap { $0 }.map { address in
        functionAround(address).map { String(cString: $0) } ?? "\(address)"
    }
    XCTFail("\(name): \(count) allocations, the first one by\n\(lines.joined(separator: "\n"))", file: file, line: line)
}
