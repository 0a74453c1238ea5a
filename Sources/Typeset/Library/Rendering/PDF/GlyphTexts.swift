/// Texts for the glyphs of a file that Cairo mapped to none.
///
/// Cairo writes the text of a cluster of several glyphs as `ActualText`, and maps its glyphs to U+FFFD unless they were
/// drawn alone elsewhere. Readers that do not know `ActualText` need a text for every glyph (ISO 32000-1, 9.10.2; ISO
/// 14289-1, 7.21.7).
struct GlyphTexts {
  /// A glyph of a font, by the number of its map and its code.
  struct Glyph: Hashable {
    /// The object with the map of codes to text, `ToUnicode`.
    var map: Int
    /// The code in page contents.
    var code: Int
  }

  /// Glyphs that were drawn together, from left to right, with their text.
  struct Cluster: Hashable {
    /// The text in reading order, UTF-16.
    var text: [UInt16]
    /// The glyphs.
    var glyphs: [Glyph]
  }

  /// What a glyph is mapped to whose cluster has no text left for it: a character that is never seen.
  private static let nothing: [UInt16] = [0x2060]

  /// The texts of glyphs, those of Cairo and those found.
  private(set) var texts: [Glyph: [UInt16]]
  private var clusters: [Cluster] = []

  /// Finds texts for all glyphs of clusters that have none; `known` are those that Cairo knew.
  init(of clusters: [Cluster], known: [Glyph: [UInt16]]) {
    texts = known
    var seen: Set<Cluster> = []
    self.clusters = clusters.filter { seen.insert($0).inserted && !missing(in: $0).isEmpty }
    while !self.clusters.isEmpty {
      if !resolveCertain() { resolveNext() }
      self.clusters = self.clusters.filter { !missing(in: $0).isEmpty }
    }
  }

  /// Gives a glyph that is the only one without a text what the others leave; false if there is none.
  private mutating func resolveCertain() -> Bool {
    var found = false
    for cluster in clusters {
      let missing = missing(in: cluster)
      guard missing.count == 1 else { continue }
      let rest = rest(of: cluster)
      texts[missing[0]] = rest.isEmpty ? Self.nothing : rest
      found = true
    }
    return found
  }

  /// Gives the glyphs of the simplest cluster a character each, in order, the last of them the others.
  private mutating func resolveNext() {
    let simplest = clusters.min { order(of: $0).lexicographicallyPrecedes(order(of: $1)) }
    guard let cluster = simplest else { return }
    let missing = missing(in: cluster)
    var rest = rest(of: cluster).span.scalars[...]
    for (index, glyph) in missing.enumerated() {
      // The last glyph may be one that only ends the cluster.
      let isLast = index == max(0, missing.count - 2)
      let part = isLast ? rest : rest.prefix(1)
      rest = rest.dropFirst(part.count)
      texts[glyph] = part.isEmpty ? Self.nothing : part.flatMap { Array(String($0).utf16) }
    }
  }

  private func order(of cluster: Cluster) -> [Int] { [missing(in: cluster).count, rest(of: cluster).count] }

  /// The glyphs of a cluster without a text, each once, in order.
  private func missing(in cluster: Cluster) -> [Glyph] {
    var missing: [Glyph] = []
    for glyph in cluster.glyphs where texts[glyph] == nil && !missing.contains(glyph) { missing.append(glyph) }
    return missing
  }

  /// The text of a cluster without the texts of its glyphs.
  private func rest(of cluster: Cluster) -> [UInt16] {
    var rest = cluster.text
    for glyph in cluster.glyphs {
      guard let text = texts[glyph], let start = rest.place(of: text) else { continue }
      rest.removeSubrange(start..<(start + text.count))
    }
    return rest
  }
}

extension [UInt16] {
  /// Where a text begins in this one; nil if it does not occur.
  fileprivate func place(of text: [UInt16]) -> Int? {
    guard !text.isEmpty, count >= text.count else { return nil }
    return (0...(count - text.count)).first { self[$0..<($0 + text.count)].elementsEqual(text) }
  }
}
