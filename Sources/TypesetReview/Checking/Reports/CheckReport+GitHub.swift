import Typeset

// A report as annotations, which GitHub shows at the lines of documents and catalogs.
extension CheckReport {
  /// One workflow command per line and finding.
  var gitHubCommands: String { (findings.map(command) + stale.map(command)).map(\.text).joined() }

  private func command(of stale: StaleFinding) -> GitHubCommand {
    GitHubCommand(
      level: stale.level.gitHubLevel, place: place(of: stale), title: StaleFinding.name,
      message: "\(message(of: stale))\n\(StaleFinding.remedy)")
  }

  private func command(of finding: Finding) -> GitHubCommand {
    let extent = extent(of: finding)
    return GitHubCommand(
      level: finding.fault.level.gitHubLevel, place: place(of: finding), title: finding.ruleName,
      message: ([finding.fault.message + (extent.isEmpty ? "" : " (\(extent))")]
        + [finding.figures, finding.fault.remedy].compactMap(\.self)).joined(separator: "\n"))
  }
}

extension CheckLevel {
  fileprivate var gitHubLevel: GitHubCommand.Level {
    switch self {
    case .error: .error
    case .warning: .warning
    case .advice: .notice
    }
  }
}
