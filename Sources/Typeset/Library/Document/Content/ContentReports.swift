/// What is said about content that is left out: each thing once a file, at its first place.
struct ContentReports {
  private let source: SourceFile
  private let log: DiagnosticLog
  private var named: Set<String> = []

  /// The reports about a file.
  init(about source: SourceFile, to log: DiagnosticLog) {
    self.source = source
    self.log = log
  }

  /// Warns of an element of HTML that is left out, or whose tags are.
  mutating func leaveOut(element name: String, at offset: Int) {
    guard named.insert("<\(name)>").inserted else { return }
    warn(
      "html-left-out", "HTML is left out: <\(shortened(name))>", at: offset,
      "write it as Markdown, or as an element of the document around it")
  }

  /// Warns of an element whose contents are left out.
  mutating func leaveOutContents(of name: String, at offset: Int) {
    guard named.insert("<\(name)>").inserted else { return }
    warn(
      "html-left-out", "<\(shortened(name))> and what is in it are left out", at: offset, "write what it shows as text")
  }

  /// The address of a link in the document; nil for one that is left out with a warning.
  func target(of address: String, among names: HeadingNames, at offset: Int) -> String? {
    if let name = LinkAddress.place(of: address) {
      let id = names.targets[name]
      if id == nil { leaveOut(place: name, among: names, at: offset) }
      return id.map { "#" + $0 }
    }
    if LinkAddress.isSafe(address) { return address }
    leaveOut(address: address, at: offset)
    return nil
  }

  /// Warns of an address that no reader may follow.
  private func leaveOut(address: String, at offset: Int) {
    warn(
      "link-left-out", "the address \(quoted(address)) is left out", at: offset,
      "use an address that begins with https:, http:, mailto: or tel:, or a path")
  }

  /// Warns of a link to a place that the file does not have.
  private func leaveOut(place: String, among names: HeadingNames, at offset: Int) {
    log.report(.warning, code: "link-left-out") {
      let nearest = NearestName.of(place, among: names.targets.keys.sorted())
      return Diagnostic(
        .warning, code: "link-left-out", "no heading is called \(quoted(place))", at: range(offset),
        hints: [
          nearest.map { "did you mean \(quoted("#" + $0))?" }
            ?? "a heading is called as it is written, in lower case, with hyphens for spaces"
        ])
    }
  }

  /// Warns of a picture in a text.
  func describe(pictureInTextAt offset: Int) {
    warn(
      "picture-in-text", "a picture inside a text is shown by its description", at: offset,
      "put it in a paragraph of its own")
  }

  /// Warns of a picture that is not a file.
  func leaveOut(picture address: String, at offset: Int) {
    warn(
      "picture-elsewhere", "the picture \(quoted(address)) is not a file", at: offset,
      "nothing is fetched; name a file beside the document")
  }

  /// Warns of a list of definitions, which Markdown does not have.
  mutating func mention(definitionsAt offset: Int) {
    guard named.insert(":").inserted else { return }
    warn(
      "definition-list", "a line begins with a colon, and is text: lists of definitions are not supported", at: offset,
      "write a list whose items begin with the term in bold")
  }

  /// Warns of a cell that spans others.
  mutating func mention(spanAt offset: Int) {
    guard named.insert("span").inserted else { return }
    warn(
      "cell-span", "a cell spans others, and is a single one", at: offset,
      "write its text into each cell that it covers")
  }

  private func warn(_ code: String, _ message: String, at offset: Int, _ hint: String) {
    log.report(Diagnostic(.warning, code: code, message, at: range(offset), hints: [hint]))
  }

  private func range(_ offset: Int) -> SourceRange { SourceRange(file: source, bytes: offset..<offset) }
}
