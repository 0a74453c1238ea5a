import Foundation
import Testing

/// The command over all bombs: each ends in time, in little memory, with a status of the documentation and with a
/// message.
///
/// `Tests/Bombs/run` does the same with a command that was built for release, in 10 seconds and a gigabyte. Here they
/// have more, as the command that is built for tests is many times slower.
@Suite struct BombTests {
  /// Seconds, and kilobytes of addresses.
  private static let limits = "ulimit -c 0; ulimit -v 1000000 || true; ulimit -t 150"

  @Test(arguments: Bomb.all) func isDrawnOrRefusedWithinLimits(_ bomb: Bomb) throws {
    let run = try CommandRun()
    try bomb.write(below: run.folder)
    // The trait `timeLimit` would count from when the test begins to wait for others.
    let start = ContinuousClock.now
    let arguments = bomb.arguments.replacingOccurrences(of: "OUT", with: "../out")
    let result = try run.shell("\(Self.limits); cd \(bomb.name); exec typesetter \(arguments)")
    #expect(ContinuousClock.now - start < .seconds(600))
    let found = "\(bomb.name): status \(result.status), \(result.errors.prefix(500))"
    #expect(bomb.ending.statuses.contains(result.status), "\(found)")
    #expect(result.status == 0 || result.errors.contains(bomb.ending.words), "\(found)")
    #expect(run.files.contains { $0.hasPrefix("out.") } == (result.status == 0), "\(found)")
  }

  @Test func theNamesOfBombsAreDifferent() {
    let names = Bomb.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// Writes all bombs to the folder in the environment (see `Tests/Bombs/make`).
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TYPESET_BOMBS"] != nil))
  func bombsAreWritten() throws {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["TYPESET_BOMBS"] ?? "")
    for bomb in Bomb.all { try bomb.write(below: folder) }
  }
}
