import Typeset

/// The comparison of a document with its baseline, text against text.
struct BaselineComparison {
  /// The result.
  enum Finding {
    /// Everything is as recorded.
    case equal
    /// Something is not.
    case different(Differences)
  }

  /// The differences in the content.
  struct Differences: Sendable {
    /// What changed, element by element.
    var changes: [ElementChange]
    /// The first line that differs, if no element explains the change.
    var line: LineDifference?
    /// The line in the baseline.
    var expected: [PageRecord]
    /// The actual line.
    var actual: [PageRecord]
  }

  /// The result.
  let finding: Finding
  /// The changed versions that affect a layout besides document and fonts.
  let versions: [VersionChange]

  /// Compares the text of a baseline with the actual text; without a difference, neither is parsed.
  ///
  /// `name` is the name of the baseline in messages; elements with an ignored `id` do not count, nor do their contents.
  /// `sources` gives the places of the actual pages, which are needed only where something differs.
  init(
    expected: [UInt8], actual: ByteBuffer, name: String, ignoring ignored: Set<String>, sources: () -> SourcePlaces
  ) throws(RecordError) {
    let (hasSameHead, hasSameBody) = actual.withBytes { actual in
      Self.compare(expected.span, actual)
    }
    if hasSameHead, hasSameBody {
      finding = .equal
      versions = []
      return
    }
    let present = actual.bytes
    let presentHead = try BaselineRecord.Head(firstLineOf: present, name: name)
    let recordedHead = try BaselineRecord.Head(firstLineOf: expected, name: name)
    versions = VersionChange.changes(from: recordedHead.versions, to: presentHead.versions)
    if hasSameBody {
      finding = .equal
      return
    }
    let recorded = try BaselineRecord(expected, name: name).pages.map { $0.without(ignored) }
    var shown = try BaselineRecord(present, name: name).pages.map { $0.without(ignored) }
    for (index, page) in zip(shown.indices, recorded) {
      shown[index] = shown[index].told(by: page, inFormat: recordedHead.format)
    }
    if recorded.map(\.withoutSettings) == shown.map(\.withoutSettings) {
      finding = .equal
      return
    }
    let found = LayoutComparison(
      expected: recorded, actual: shown, ignoring: ignored, sources: sources()
    ).changes
    let decision = LibraryDecision(versions, expected: recorded, actual: shown)
    let changes = decision.map { found.map($0.named) } ?? found
    finding = .different(
      Differences(
        changes: changes, line: changes.isEmpty ? LineDifference(expected, present) : nil, expected: recorded,
        actual: shown))
  }

  /// Whether the first lines are the same, and whether all others are.
  private static func compare(_ expected: Span<UInt8>, _ actual: Span<UInt8>) -> (head: Bool, body: Bool) {
    func split(_ text: Span<UInt8>) -> Int { text.place(of: UInt8(ascii: "\n"), in: 0..<text.count) ?? text.count }
    let (first, second) = (split(expected), split(actual))
    return (
      hasSameBytes(expected.extracting(first: first), actual.extracting(first: second)),
      hasSameBytes(expected.extracting(droppingFirst: first), actual.extracting(droppingFirst: second))
    )
  }
}

/// A line of a baseline that differs.
package struct LineDifference: Hashable, Sendable {
  /// The number of the line, from 1.
  package let number: Int
  /// The line of the baseline; nil after its end.
  package let expected: String?
  /// The actual line; nil after the end.
  package let actual: String?

  /// The first line that differs in two texts, except their first line; nil if there is none.
  init?(_ expected: [UInt8], _ actual: [UInt8]) {
    let old = expected.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let new = actual.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var index = 1
    while index < old.count, index < new.count, old[index] == new[index] { index += 1 }
    guard index < old.count || index < new.count else { return nil }
    number = index + 1
    self.expected = index < old.count ? String(decoding: old[index], as: UTF8.self) : nil
    self.actual = index < new.count ? String(decoding: new[index], as: UTF8.self) : nil
  }
}

extension PageRecord {
  /// The page without the elements with some ids and their contents.
  func without(_ ids: Set<String>) -> PageRecord {
    if ids.isEmpty { return self }
    var page = self
    page.elements = elements.compactMap { $0.without(ids) }
    page.lines = lines.map { $0.without(ids) }
    return page
  }

  /// The boxes of the elements of some ids.
  func frames(of ids: Set<String>) -> [Rect] { elements.flatMap { $0.frames(of: ids) } }
}

extension ElementRecord {
  fileprivate func without(_ ids: Set<String>) -> ElementRecord? {
    if ids.contains(id) { return nil }
    var element = self
    element.children = children.compactMap { $0.without(ids) }
    element.lines = lines.map { $0.without(ids) }
    return element
  }

  fileprivate func frames(of ids: Set<String>) -> [Rect] {
    ids.contains(id) ? [frame] : children.flatMap { $0.frames(of: ids) }
  }
}

extension LineRecord {
  /// The line without what inline elements of some ids paint.
  fileprivate func without(_ ids: Set<String>) -> LineRecord {
    var line = self
    line.runs.removeAll { $0.element.map(ids.contains) == true }
    line.paints.removeAll { $0.element.map(ids.contains) == true }
    if line.runs.count < runs.count { line.text = line.runs.map(\.text).joined() }
    return line
  }
}

/// A part of the machinery that has another version now than when a baseline was recorded.
package struct VersionChange: Hashable, Sendable, CustomStringConvertible {
  /// The name of the part: `typeset`, `harfbuzz`, `freetype`, `cairo` or `icu`.
  package let name: String
  /// The recorded version; nil if there was none.
  package let recorded: String?
  /// The current version; nil if there is none.
  package let present: String?

  /// What differs, in a few words: `harfbuzz 6.0.0 → 8.3.0`.
  package var description: String { "\(name) \(recorded ?? "none") → \(present ?? "none")" }

  /// What differs between two lists of versions.
  static func changes(
    from recorded: [(name: String, number: String)], to present: [(name: String, number: String)]
  ) -> [VersionChange] {
    let names = present.map(\.name) + recorded.map(\.name).filter { name in !present.contains { $0.name == name } }
    return names.compactMap { name in
      let then = recorded.first { $0.name == name }?.number
      let now = present.first { $0.name == name }?.number
      return then == now ? nil : VersionChange(name: name, recorded: then, present: now)
    }
  }
}
