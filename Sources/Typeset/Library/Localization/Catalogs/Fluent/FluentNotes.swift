/// What is odd in the files of a catalog: a warning for each entry that is left out, and one for each kind of thing
/// that is not shown as Fluent does.
struct FluentNotes {
  /// The warnings about entries that are left out.
  private var omissions: [Diagnostic] = []
  /// What is not supported, each once.
  private var unsupported = List()
  /// The names that no file defines, each once.
  private var unknown = List()

  /// So many entries are named one by one.
  private static let mostOmissions = 1000
  /// So many names are listed in a warning.
  private static let mostNames = 12

  /// Names in the order in which they were noted.
  private struct List {
    /// The first names.
    private(set) var names: [String] = []
    /// The place of the first.
    private(set) var place: SourceRange?
    /// All names, as far as they are counted.
    private var known: Set<String> = []

    mutating func add(_ name: String, at place: SourceRange) {
      guard known.count < FluentNotes.mostOmissions, known.insert(name).inserted else { return }
      self.place = self.place ?? place
      if names.count < FluentNotes.mostNames { names.append(name) }
    }

    /// The names in a sentence.
    var words: String {
      let more = known.count - names.count
      return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }
  }

  /// The warnings.
  var warnings: [Diagnostic] {
    var warnings = omissions
    if let place = unsupported.place {
      warnings.append(
        Diagnostic(
          .warning, code: "unsupported-message", "not shown as Fluent does: \(unsupported.words)", at: place,
          hints: ["the default of a choice is shown, and the argument of a function as the document has it"]))
    }
    if let place = unknown.place {
      warnings.append(
        Diagnostic(
          .warning, code: "unknown-reference", "texts refer to what no file defines: \(unknown.words)", at: place,
          hints: ["give the folder that has the files with these names as well"]))
    }
    return warnings
  }

  /// Notes a stretch that is no entry.
  mutating func leaveOut(_ word: String, _ fault: FluentFault, in source: SourceFile) {
    leaveOut(
      "\(quoted(word)) is not an entry of Fluent", fault.hint,
      at: SourceRange(file: source, bytes: fault.offset..<fault.offset))
  }

  /// Notes an entry that is left out.
  mutating func leaveOut(_ fault: String, _ hint: String, at place: SourceRange) {
    guard omissions.count <= Self.mostOmissions else { return }
    let message =
      omissions.count == Self.mostOmissions
      ? "more entries are left out for reasons like these" : "\(fault), and is left out"
    omissions.append(Diagnostic(.warning, code: "bad-message", message, at: place, hints: [hint]))
  }

  /// Notes a part that cannot be shown as Fluent does.
  mutating func note(unsupported part: String, at place: SourceRange) { unsupported.add(part, at: place) }

  /// Notes a name that no file defines.
  mutating func note(unknown name: String, at place: SourceRange) { unknown.add(quoted(name), at: place) }
}
