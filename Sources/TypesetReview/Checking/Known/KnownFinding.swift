import Typeset

/// A finding as a line of the file of known findings has it: what it is about, and how bad it was.
struct KnownFinding: Hashable, Sendable {
  /// What makes it the same finding; the order of the parts is that of the lines.
  struct Identity: Hashable, Comparable, Sendable {
    /// The path of the document; empty for a finding of a catalog.
    var document = ""
    /// The path of the catalog; empty unless the finding is about it.
    var catalog = ""
    /// The guideline.
    var rule: Rule
    /// The `id` of the element or page, with that of a part of it; empty for what has none. Older files have paths as
    /// well.
    var element = ""
    /// The `id` of the nearest element around one that has none; empty if none has one.
    var surroundings = ""
    /// The name in the markup of an element without an `id`, with that of a part of it.
    var kind = ""
    /// What tells that element from others of its kind.
    var text = ""
    /// Its place among those of one kind and text in the same surroundings, from 1; 0 for the only one.
    var place = 0
    /// The key of the text; empty if it comes from no catalog.
    var key = ""
    /// The language whose text is wrong; empty if it is about no language, or about the only one.
    var language = ""
    /// What distinguishes findings of one rule on one element.
    var aspect = ""

    static func < (left: Identity, right: Identity) -> Bool {
      if left.files != right.files { return left.files.lexicographicallyPrecedes(right.files) }
      if left.rule != right.rule { return left.rule < right.rule }
      if left.element != right.element { return left.element < right.element }
      if left.words != right.words { return left.words.lexicographicallyPrecedes(right.words) }
      return (left.place, left.key, left.language, left.aspect) < (right.place, right.key, right.language, right.aspect)
    }

    private var files: [String] { [document, catalog] }
    private var words: [String] { [surroundings, kind, text] }
  }

  /// What makes it the same finding.
  var identity: Identity
  /// How much it matters; nil in older files.
  var level: CheckLevel?
  /// What was measured; nil for nothing, and in older files.
  var measured: String?

  /// Whether a file of an older form may have it: it has nothing but an `id` or path, and no language.
  var isOlder: Bool { level == nil }

  /// Whether what is found now is worse than what was accepted: it matters more, or its figure is worse by more than a
  /// tenth.
  func isExceeded(by fault: Fault) -> Bool {
    if let level, fault.level > level { return true }
    guard let measured, let now = fault.measured else { return false }
    return MeasuredFigure(now, required: fault.required).isWorse(than: measured)
  }
}
