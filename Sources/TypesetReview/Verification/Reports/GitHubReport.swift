import Typeset

/// Findings as workflow commands, which GitHub shows at the lines of the documents.
enum GitHubReport {
  /// One command per line: for each changed element, regardless of the number of variants, and for each failing baseline.
  static func text(of report: VerificationReport) -> String {
    var order: [Place] = []
    var findings: [Place: Finding] = [:]
    for verification in report.failures {
      for (place, message) in messages(of: verification) {
        if findings[place] == nil { order.append(place) }
        findings[place, default: Finding()].add(message, of: verification.name)
      }
    }
    return order.map { command(at: $0, findings[$0]!) }.joined()
  }

  /// The place of a command.
  private struct Place: Hashable {
    var file: String
    var position: SourcePosition
    /// What keeps findings of one place apart: the id of the element, or the kind of the fault.
    var subject: String
  }

  /// The message at a place, and its variants.
  private struct Finding {
    var messages: [String] = []
    var names: [String] = []

    mutating func add(_ message: String, of name: String) {
      if !messages.contains(message) { messages.append(message) }
      if names.last != name { names.append(name) }
    }
  }

  private static func messages(of verification: Verification) -> [(Place, String)] {
    let top = SourcePosition(line: 1, column: 1)
    func place(_ position: SourcePosition, _ subject: String) -> Place {
      Place(file: verification.document, position: position, subject: subject)
    }
    switch verification.outcome {
    case .passed: return []
    case .unreadable(let diagnostic):
      let start = diagnostic.range?.start ?? top
      return [(Place(file: verification.baseline, position: start, subject: diagnostic.code), diagnostic.message)]
    case .missing: return [(place(top, "missing"), "no baseline")]
    case .unrendered(let words): return [(place(top, "unrendered"), words)]
    case .different:
      let changes = verification.changes.map { change in
        (place(verification.place(of: change.id) ?? top, change.subject), change.description)
      }
      let rest = verification.details().filter { line in !verification.changes.contains { $0.description == line } }
      return changes.isEmpty || !verification.pictures.isEmpty
        ? changes + [(place(top, "text"), rest.joined(separator: "\n"))] : changes
    }
  }

  private static func command(at place: Place, _ finding: Finding) -> String {
    let names = finding.names
    let shown = names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " and \(names.count - 4) more" : "")
    let title = names.count == 1 ? names[0] : "\(names.count) variants"
    let message = finding.messages.prefix(10).joined(separator: "\n") + "\n(" + shown + ")"
    return "::error file=\(property(place.file)),line=\(place.position.line),col=\(place.position.column),"
      + "title=\(property(title))::\(data(message))\n"
  }

  /// The text after the second pair of colons.
  static func data(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "\r\n": result += "%0D%0A"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.append(character)
      }
    }
  }

  /// A value between commas.
  static func property(_ text: String) -> String {
    data(text).reduce(into: "") { result, character in
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
  }
}

extension Verification {
  /// The place of an element in the document, or of its parent if the element no longer exists.
  func place(of id: String) -> SourcePosition? {
    var id = id[...]
    while true {
      if let place = places[String(id)] { return place }
      guard let slash = id.lastIndex(of: "/") else { return nil }
      id = id[..<slash]
    }
  }
}
