import Foundation
import Testing

@testable import Typeset

/// The man page names every command and every option that the command has, and none that it has not.
@Suite struct ManualTests {
  private static let page: String = {
    let file = Examples.folder.deletingLastPathComponent().appendingPathComponent("Sources/typeset/Manual/typesetter.1")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// The words of a text that begin with two hyphens.
  private func options(in help: String) -> Set<String> {
    Set(help.matches(of: #/(?:^|[\s,])--([a-z][a-z-]+)/#).map { String($0.1) })
  }

  @Test func theManualKnowsAllCommandsAndOptions() throws {
    let command = try CommandRun()
    let commands = try command.commands()
    #expect(commands.count >= 10)
    var known: Set<String> = []
    for name in commands {
      #expect(Self.page.contains(".It Cm \(name)\n"), "the man page does not explain \(name)")
      let text = String(decoding: try command.run("help", name).output, as: UTF8.self)
      // Examples may show other programs; the arguments of the command follow this line.
      known.formUnion(options(in: text.components(separatedBy: "\nUSAGE: ").last ?? text))
    }
    let written = Set(Self.page.matches(of: #/(?:Fl -| , -)([a-z][a-z-]+)/#).map { String($0.1) })
    #expect(known.subtracting(written) == [] && written.subtracting(known) == [])
  }

  @Test func theManualIsWellFormed() throws {
    let command = try CommandRun()
    let lint = try command.shell("command -v mandoc >/dev/null || exit 9; mandoc -T lint -W warning", input: Self.page)
    if lint.status == 9 { return }
    #expect(lint.status == 0, "\(String(decoding: lint.output, as: UTF8.self))")
  }
}
