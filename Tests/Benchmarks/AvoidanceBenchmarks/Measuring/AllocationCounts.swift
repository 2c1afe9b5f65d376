import Foundation

/// The counts of a process that runs with the allocation counter.
struct AllocationCounts {
    private static let variable = "ALLOCATION_COUNTS"

    let allocations: Double
    let bytes: Double

    init(file path: String) throws {
        let numbers = try Data(contentsOf: URL(filePath: path)).withUnsafeBytes { bytes in
            [0, 8].map { Double(bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self)) }
        }
        (allocations, bytes) = (numbers[0], numbers[1])
    }

    private init(allocations: Double, bytes: Double) {
        self.allocations = allocations
        self.bytes = bytes
    }

    /// Of some work in this process, each time.
    init(file path: String, times: Int, _ work: () throws -> Void) throws {
        let start = try AllocationCounts(file: path)
        let reading = try AllocationCounts(file: path).since(start)
        let before = try AllocationCounts(file: path)
        for _ in 0..<times { try work() }
        let all = try AllocationCounts(file: path).since(before).since(reading)
        self = all.shared(by: Double(times))
    }

    func since(_ earlier: AllocationCounts) -> AllocationCounts {
        AllocationCounts(allocations: allocations - earlier.allocations, bytes: bytes - earlier.bytes)
    }

    func shared(by count: Double) -> AllocationCounts {
        AllocationCounts(allocations: allocations / count, bytes: bytes / count)
    }

    /// The file of this process, if it runs with the counter.
    static var ownFile: String? { ProcessInfo.processInfo.environment[variable] }

    /// What a process is started with to be counted.
    static func environment(file path: String) throws -> [String: String] {
        ["LD_PRELOAD": try BuiltProgram.allocationCounter.path(), variable: path]
    }
}
