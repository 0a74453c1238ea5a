import Typeset

/// What an index page says in sum, and by what its variants can be filtered.
struct IndexSummary {
  /// What is said of the whole batch.
  let header: BatchHeader
  /// How many variants there are.
  private(set) var count = 0
  /// How many of them failed.
  private(set) var failures = 0
  /// How many of the others have warnings.
  private(set) var warnings = 0
  /// Why variants and documents failed, every reason once.
  private(set) var reasons: Set<BatchFailure>
  /// The values on every axis in the order of their first variants.
  private(set) var values: [VariantAxis: [String]] = [:]
  /// The documents that have variants, in order.
  private(set) var documents: [String] = []

  /// Begins with a batch of no variants.
  init(_ header: BatchHeader) {
    self.header = header
    reasons = Set(header.documents.compactMap(\.failure))
  }

  /// Counts a variant.
  mutating func add(_ entry: BatchEntry) {
    count += 1
    if let failure = entry.failure {
      failures += 1
      reasons.insert(failure)
    }
    if entry.hasWarnings { warnings += 1 }
    for (axis, value) in entry.axes where values[axis]?.contains(value) != true {
      values[axis, default: []].append(value)
    }
    if !documents.contains(entry.document) { documents.append(entry.document) }
  }

  /// The axes on which variants differ.
  var axes: [VariantAxis] { VariantAxis.allCases.filter { values[$0]?.count ?? 0 > 1 } }

  /// The name of the page.
  var title: String {
    let what = documents.count == 1 ? FileSystem.name(of: documents[0]) : "\(header.documents.count) documents"
    return header.shard.map { "\(what), shard \($0.number) of \($0.count)" } ?? what
  }

  /// A number with its noun: `1 variant`, `2 variants`.
  static func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
}
