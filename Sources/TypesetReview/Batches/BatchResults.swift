import Typeset

/// Writes the manifest of a batch and the page that shows it.
struct BatchResults: Sendable {
  /// The header of the batch.
  let header: BatchHeader
  /// The folder of the files.
  let folder: String
  /// How many variants there are.
  let count: Int
  /// An entry by its number; entries are requested more than once, and none is kept.
  let entry: @Sendable (Int) throws -> BatchEntry
  /// The digest of an input.
  let digest: @Sendable (String) -> String

  /// Writes both files, each complete or not at all, and returns their summary.
  func write() throws -> IndexSummary {
    // Each of them reads all entries.
    try Workers.run(writePage) {
      try OutputFile.write(to: folder + "/" + BatchPaths.manifest, as: .named) { try writeManifest(to: $0) }
    }
  }

  private func writePage() throws -> IndexSummary {
    var summary = IndexSummary(header)
    for index in 0..<count { summary.add(try entry(index)) }
    try OutputFile.write(to: folder + "/" + BatchPaths.index, as: .page) { sink in
      let page = try IndexPage(summary, to: sink)
      for index in 0..<count {
        let entry = try entry(index)
        try page.add(entry, thumbnail: try entry.thumbnail.map { try InputFile.read(folder + "/" + $0.path) })
      }
      try page.finish()
    }
    return summary
  }

  private func writeManifest(to sink: ByteSink) throws {
    let buffer = ByteBuffer(capacity: 1 << 16)
    var inputs: [String: String] = [:]
    func note(_ paths: [String]) { for path in paths where inputs[path] == nil { inputs[path] = digest(path) } }
    let json = JSONWriter(buffer)
    json.begin(header)
    for document in header.documents { note(document.inputs) }
    for index in 0..<count {
      let entry = try entry(index)
      json.next(",\n", start: "\n")
      json.value(entry)
      note(entry.inputs)
      if buffer.count > 1 << 15 { try flush(buffer, to: sink) }
    }
    json.end(inputs: inputs)
    try flush(buffer, to: sink)
  }

  private func flush(_ buffer: ByteBuffer, to sink: ByteSink) throws {
    try sink.write(buffer)
    buffer.removeAll()
  }
}

/// The summary of an index page, and the values by which its variants can be filtered.
struct IndexSummary {
  /// The header of the batch.
  let header: BatchHeader
  /// How many variants there are.
  private(set) var count = 0
  /// How many of them failed.
  private(set) var failures = 0
  /// How many of the others have warnings.
  private(set) var warnings = 0
  /// How many of all have cut text or broken words.
  private(set) var losses = 0
  /// How many variants have findings of each level.
  private(set) var levels: [CheckLevel: Int] = [:]
  /// The guidelines that variants do not follow, by name.
  private(set) var rules: [Rule: String] = [:]
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
    if entry.losesText { losses += 1 }
    for level in Set(entry.findings.map(\.level)) { levels[level, default: 0] += 1 }
    for finding in entry.findings { rules[finding.rule] = finding.ruleName }
    for (axis, value) in entry.axes where values[axis]?.contains(value) != true {
      values[axis, default: []].append(value)
    }
    if !documents.contains(entry.document) { documents.append(entry.document) }
  }

  /// The axes on which variants differ.
  var axes: [VariantAxis] { VariantAxis.allCases.filter { values[$0]?.count ?? 0 > 1 } }

  /// The name of the page.
  var title: String {
    let what =
      documents.count == 1 ? FileSystem.name(of: documents[0]) : CountedNoun.document.words(header.documents.count)
    return header.shard.map { "\(what), shard \($0.number) of \($0.count)" } ?? what
  }
}
