import Foundation
import Testing

@testable import Typeset

/// What a terminal sees while something long is at work; a pipe sees nothing of it.
@Suite struct ProgressTests {
  /// A terminal without a screen: what is written to one end is read at the other.
  private struct Terminal {
    let screen: Int32
    let program: FileHandle

    init?() {
      // Glibc's module hides these four.
      func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        unsafe dlsym(dlopen(nil, RTLD_NOW), name).map { unsafe unsafeBitCast($0, to: type) }
      }
      typealias Step = @convention(c) (Int32) -> Int32
      typealias Name = @convention(c) (Int32) -> UnsafePointer<CChar>?
      guard let open = function("posix_openpt", as: Step.self), let grant = function("grantpt", as: Step.self),
        let unlock = function("unlockpt", as: Step.self), let nameOf = unsafe function("ptsname", as: Name.self)
      else { return nil }
      screen = open(O_RDWR | O_NOCTTY)
      guard screen >= 0, grant(screen) == 0, unlock(screen) == 0, let name = unsafe nameOf(screen) else { return nil }
      let file = unsafe Foundation.open(name, O_RDWR | O_NOCTTY)
      guard file >= 0 else { return nil }
      program = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    }

    /// Everything written until all writers have closed.
    func read() -> String {
      var bytes: [UInt8] = []
      var block = [UInt8](repeating: 0, count: 4096)
      while case let count = unsafe Foundation.read(screen, &block, block.count), count > 0 { bytes += block[..<count] }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Whether there are terminals: a bare root file system has none.
  private static let hasTerminals: Bool = {
    guard let terminal = Terminal() else { return false }
    close(terminal.program.fileDescriptor)
    close(terminal.screen)
    return true
  }()

  @Test(.enabled(if: hasTerminals, "no terminal can be opened here"))
  func aTerminalSeesABarWithTheRateAndTheTimeLeft() throws {
    let terminal = try #require(Terminal())
    let run = try CommandRun(BatchCommandTests.files)
    let process = try run.start(
      ["batch", "screen.xml", "--locales", "en,ar,he,de", "--text-sizes", "all", "--jobs", "1", "--out", "out"],
      errors: terminal.program)
    close(terminal.program.fileDescriptor)
    let text = terminal.read()
    close(terminal.screen)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let lines = text.split(separator: "\r").map(String.init)
    #expect(lines.contains { $0.contains("░") && $0.contains("/48  ") && $0.contains("/s  ") && $0.contains(" left") })
    #expect(lines.contains { $0.contains(" 48/48") && !$0.contains("░") && !$0.contains("left") })
    // The bar is gone at the end.
    let last = try #require(text.unicodeScalars.lastIndex(of: "█"))
    #expect(String(text.unicodeScalars[last...]).contains("\r\u{1B}[K"), "\(text.suffix(40).debugDescription)")
  }
}
