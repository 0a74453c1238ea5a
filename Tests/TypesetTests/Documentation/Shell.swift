import Foundation

/// A shell of a reader, without the files that would set it up.
enum Shell: String, CaseIterable, CustomStringConvertible {
  case dash, bash, zsh

  var description: String { rawValue }

  /// Interactive, as commands are pasted: there bash expands `!`, and zsh takes `#` for a word. The first command that
  /// fails ends it.
  var arguments: [String] {
    switch self {
    case .dash: ["-i", "-s", "-e"]
    case .bash: ["--norc", "--noprofile", "-i", "-s", "-e"]
    case .zsh: ["-f", "-i", "-s", "-e"]
    }
  }
}

extension CommandRun {
  /// Types commands into a shell, in which `typesetter` is found.
  func type(_ commands: String, into shell: Shell) throws -> Result {
    // In a session of its own: an interactive shell takes the terminal from which the tests were started.
    let detach = "use POSIX; if (fork) { wait; exit($? >> 8) } setsid; exec @ARGV or exit 127"
    return try self.shell(
      "exec perl -e '\(detach)' \(shell) \(shell.arguments.joined(separator: " "))", input: commands,
      environment: ["HOME": folder.path, "HISTFILE": "", "PS1": "", "PS2": "", "ENV": ""])
  }
}
