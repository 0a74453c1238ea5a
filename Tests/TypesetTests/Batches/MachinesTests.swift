import Foundation
import Testing

@testable import Typeset

/// A script that starts several machines on this one, runs commands beside them, and stops them.
private struct Machines {
  static let slurm = Machines("Slurm/cluster")
  static let network = Machines("Network/machines")

  /// The path of the script.
  let script: String
  /// Why it cannot do so here; nil where it can.
  let obstacle: Comment?

  private init(_ name: String) {
    let script = DocumentationPage.root.appendingPathComponent("Tests/\(name)").path
    self.script = script
    let result = try? CommandRun().shell("'\(script)'")
    let reason = result?.errors.trimmingCharacters(in: .whitespacesAndNewlines) ?? "there is no shell"
    obstacle = result?.status == 0 ? nil : Comment(rawValue: reason)
  }
}

/// The commands with which the documentation spreads a batch over machines give the bytes of one run.
@Suite struct MachinesTests {
  /// A folder with screens, and a file with the commands of a section of the page.
  private func run(section: String, blocks: Int) throws -> CommandRun {
    let page = try DocumentationPage("Sources/Typeset/Library/Typeset.docc/Batches.md")
    let commands = page.blocks.filter { $0.heading == section }.map(\.commands)
    #expect(commands.count == blocks)
    let run = try CommandRun(["commands": commands.joined()])
    try FileManager.default.createDirectory(atPath: run.folder.path + "/screens", withIntermediateDirectories: true)
    for name in ["settings.xml", "form.xml", "Strings"] {
      let original = Examples.folder.appendingPathComponent("Mockups/\(name)")
      try FileManager.default.copyItem(atPath: original.path, toPath: run.folder.path + "/screens/\(name)")
    }
    return run
  }

  /// Runs commands beside machines, prints what they say, and compares the folder `out` with that of one run.
  private func spread(_ run: CommandRun, over machines: Machines, _ commands: String, axes: String) throws {
    // The paths of sockets have to be short.
    let folder = "/tmp/machines-\(UUID().uuidString.prefix(8))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let jobs = try run.shell("'\(machines.script)' \(folder) \(commands)")
    print(String(decoding: jobs.output, as: UTF8.self))
    #expect(jobs.status == 0, "\(jobs.errors)")
    let whole = try run.shell("typesetter batch screens/*.xml \(axes) --out whole && diff -r whole out")
    #expect(whole.status == 0, "\(String(decoding: whole.output, as: UTF8.self))\(whole.errors)")
    #expect(String(decoding: whole.output, as: UTF8.self).hasSuffix("unchanged 0, failed 0: whole/index.html\n"))
  }

  /// Four tasks, of which one is sent back in the middle of its work, and the merge as a job that depends on them.
  @Test(.enabled(if: Machines.slurm.obstacle == nil, Machines.slurm.obstacle ?? ""))
  func anArrayOfSlurmWithARequeuedTask() throws {
    let run = try run(section: "Slurm", blocks: 2)
    let array = DocumentationPage.root.appendingPathComponent("Tests/Slurm/array").path
    try spread(
      run, over: .slurm, "'\(array)' ./commands", axes: "--locales en,ar-EG,he,de --text-sizes all")
  }

  /// Two machines with addresses of their own, which GNU parallel reaches by ssh.
  @Test(.enabled(if: Machines.network.obstacle == nil, Machines.network.obstacle ?? ""))
  func machinesThatAreReachedBySSH() throws {
    let run = try run(section: "GNU parallel", blocks: 1)
    try spread(run, over: .network, "sh -e ./commands", axes: "--locales en,ar-EG,he,de")
  }
}
