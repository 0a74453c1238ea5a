import Foundation
import Testing

@testable import Typeset

/// The scripts that start a Slurm of one node, run the jobs of the documentation on it, and stop it.
private enum Slurm {
  static let scripts = DocumentationPage.root.appendingPathComponent("Tests/Slurm").path

  /// Why no Slurm can run here; nil where one can.
  static let obstacle: Comment? = {
    guard let result = try? CommandRun().shell("'\(scripts)/cluster'"), result.status != 0 else { return nil }
    return Comment(rawValue: result.errors.trimmingCharacters(in: .whitespacesAndNewlines))
  }()
}

/// The job array of the documentation, on a real Slurm.
@Suite(.enabled(if: Slurm.obstacle == nil, Slurm.obstacle ?? ""))
struct SlurmTests {
  /// Four tasks, of which one is sent back in the middle of its work, and the merge as a job that depends on them.
  @Test func anArrayWithARequeuedTaskGivesTheBytesOfOneRun() throws {
    let page = try DocumentationPage("Sources/Typeset/Library/Typeset.docc/Batches.md")
    let commands = page.blocks.filter { $0.heading == "Slurm" }.map(\.commands)
    #expect(commands.count == 2)
    let run = try CommandRun(["commands": commands.joined()])
    try FileManager.default.createDirectory(atPath: run.folder.path + "/screens", withIntermediateDirectories: true)
    for name in ["settings.xml", "form.xml", "Strings"] {
      let original = Examples.folder.appendingPathComponent("Mockups/\(name)")
      try FileManager.default.copyItem(atPath: original.path, toPath: run.folder.path + "/screens/\(name)")
    }
    // The paths of its sockets have to be short.
    let folder = "/tmp/slurm-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let jobs = try run.shell("'\(Slurm.scripts)/cluster' \(folder) '\(Slurm.scripts)/array' ./commands")
    print(String(decoding: jobs.output, as: UTF8.self))
    #expect(jobs.status == 0, "\(jobs.errors)")

    let whole = try run.shell(
      """
      typesetter batch screens/*.xml --locales en,ar-EG,he,de --text-sizes all --out whole
      diff -r whole out
      """)
    #expect(whole.status == 0, "\(String(decoding: whole.output, as: UTF8.self))\(whole.errors)")
    #expect(String(decoding: whole.output, as: UTF8.self) == "drawn 96, unchanged 0, failed 0: whole/index.html\n")
  }
}
