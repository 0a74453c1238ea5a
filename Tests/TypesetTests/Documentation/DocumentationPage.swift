import Foundation

/// A page of the documentation with its blocks of commands: those that are fenced as `sh`.
struct DocumentationPage {
  /// A block of commands, with what the comments above it say of it.
  struct Block {
    /// The commands.
    var commands: String
    /// The line of the page with the first command.
    var line: Int
    /// The status with which the block ends: `<!-- status: 1 -->` above it says that it is not 0.
    var status: Int32 = 0
    /// Why no test runs it: `<!-- not run: … -->` above it; nil where it is run.
    var reason: String?
    /// The last heading above it.
    var heading: String
  }

  /// The path of the page from the root of the project.
  let path: String
  let blocks: [Block]

  /// The root of the project.
  static let root = Examples.folder.deletingLastPathComponent()

  init(_ path: String) throws {
    self.path = path
    let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    var blocks: [Block] = []
    var (status, reason, heading): (Int32, String?, String) = (0, nil, "")
    var block: Block?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if var open = block {
        if line == "```" {
          blocks.append(open)
          block = nil
        } else {
          open.commands += line + "\n"
          block = open
        }
      } else if line == "```sh" {
        block = Block(commands: "", line: index + 2, status: status, reason: reason, heading: heading)
        (status, reason) = (0, nil)
      } else if let said = line.wholeMatch(of: #/<!-- status: (\d+) -->/#) {
        status = Int32(said.1) ?? 0
      } else if let said = line.wholeMatch(of: #/<!-- not run: (.+) -->/#) {
        reason = String(said.1)
      } else if let said = line.wholeMatch(of: #/#+ (.+)/#) {
        heading = String(said.1)
      }
    }
    self.blocks = blocks
  }
}
