import Typeset

/// A line of the file of known findings that nothing matches any more: advice with a name of its own.
package struct StaleFinding: Sendable {
  /// The name by which reports know such advice, in the place of a guideline.
  package static let name = "known-stale"
  /// What it means, in a few words.
  package static let summary = "known findings are still found"
  /// What to do about it.
  package static let remedy = "update the file of known findings"

  /// The path of the file of known findings.
  let file: String
  /// The number of the line.
  let line: Int
  /// What it contains.
  private let finding: KnownFinding

  /// A line of a file.
  init(file: String, line: Int, finding: KnownFinding) {
    self.file = file
    self.line = line
    self.finding = finding
  }

  /// How much it matters.
  package var level: CheckLevel { .advice }

  /// The path of the document or catalog that it is about.
  var subjectFile: String {
    let path = finding.identity.catalog.isEmpty ? finding.identity.document : finding.identity.catalog
    let folder = FileSystem.folder(of: file)
    return path.hasPrefix("/") || path == "-" || folder == "." ? path : FileSystem.path(of: path, in: folder)
  }

  /// What is wrong with it, in a line, with that file as `name`.
  func message(in name: String) -> String {
    let words = subject.isEmpty ? "" : " at \(quoted(subject))"
    let language = finding.identity.language.isEmpty ? "" : " in \(finding.identity.language)"
    return "\(finding.identity.rule) is no longer found\(words)\(language) in \(quoted(name))"
  }

  /// What it is about.
  private var subject: String {
    let identity = finding.identity
    if !identity.element.isEmpty || identity.kind.isEmpty {
      return identity.element.isEmpty ? identity.key : identity.element
    }
    return [identity.surroundings, identity.text.isEmpty ? identity.kind : identity.text].filter { !$0.isEmpty }
      .joined(separator: ElementWords.separator)
  }
}
