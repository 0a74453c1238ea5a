extension PageReceiver {
  /// Whether a text contains nodes: inline elements, other languages, blocks.
  func isMixed(_ items: [FrameItem], language: String) -> Bool {
    items.contains { item in
      switch item {
      case .group(let group):
        guard case .line = group.meaning else { return true }
        return group.items.contains { inner in
          switch inner {
          case .glyphs(let run): run.appearance.language != language
          case .path: false
          case .image, .group: true
          }
        }
      case .glyphs, .image: return true
      case .path: return false
      }
    }
  }

  /// Draws the lines of a block, and the blocks after them.
  ///
  /// Text that cannot be derived from glyphs goes in a separate span, never in the block's own content, since the block
  /// may continue on another page with other glyphs or elements.
  func drawLines(_ items: [FrameItem], at origin: Point, isMixed: Bool) throws {
    guard !isMixed, let text = replacement(for: items) else {
      return try drawLinesAsTheyAre(items, at: origin, isMixed: isMixed)
    }
    try inside(Level(tag: .span, language: level.language)) {
      pages.tree.add(text: text[...], to: node(), order: 0, isReplaced: true)
      try insideReplaced(language: level.language) { try drawLinesAsTheyAre(items, at: origin, isMixed: false) }
    }
  }

  private func drawLinesAsTheyAre(_ items: [FrameItem], at origin: Point, isMixed: Bool) throws {
    var number: Int64 = 0
    for item in items {
      guard case .group(let group) = item, case .line = group.meaning else {
        try drawBlocks([item], at: origin)
        continue
      }
      let order = number << 32
      try pages.inside(group, at: origin) { place in
        try isMixed
          ? drawLine(group.items, at: place, order: order) : drawPlainLine(group.items, at: place, order: order)
      }
      number += 1
    }
    pages.endContent()
  }

  /// The UTF-16 text of lines if it cannot be derived from their glyphs; otherwise nil.
  private func replacement(for items: [FrameItem]) -> [UInt16]? {
    guard !areSpelledOut(lines: items) else { return nil }
    var text: [UInt16] = []
    var end: Int?
    items.forEachLine { line, _ in
      if let end, line.range.lowerBound > end { text.append(0x0A) }
      end = line.range.upperBound
      text += line.paragraph[line.range.clamped(to: line.paragraph.indices)]
    }
    return text
  }

  /// Whether lines give their text by their glyphs alone. A forced break is not part of any line.
  private func areSpelledOut(lines items: [FrameItem]) -> Bool {
    var areSpelledOut = true
    var end: Int?
    items.forEachLine { line, items in
      areSpelledOut = areSpelledOut && line.range.lowerBound <= end ?? .max && items.isSpelledOut
      end = line.range.upperBound
    }
    return areSpelledOut
  }

  private func drawPlainLine(_ items: [FrameItem], at origin: Point, order: Int64) throws {
    for item in items {
      switch item {
      case .glyphs(let run):
        try pages.content(of: node(), order: order) { try pages.painter.draw(run, at: origin) }
      default: try drawDecoration(item, at: origin)
      }
    }
  }

  private func drawDecoration(_ item: FrameItem, at origin: Point) throws {
    try pages.artifact { try pages.painter.draw([item], at: origin) }
  }

  /// Draws the items of a line from left to right: neighbours that read on are one span.
  private func drawLine(_ items: [FrameItem], at origin: Point, order: Int64) throws {
    var index = 0
    while index < items.count {
      switch items[index] {
      case .glyphs(let run):
        let end = items.endOfSpan(from: index)
        let runs = items[index..<end].compactMap { item -> GlyphRun? in
          if case .glyphs(let run) = item { run } else { nil }
        }
        try drawSpan(runs, language: run.appearance.language, at: origin, order: order)
        index = end
      case .group(let group):
        try pages.inside(group, at: origin) { try drawInline(group, at: $0, order: order) }
        index += 1
      default:
        try drawDecoration(items[index], at: origin)
        index += 1
      }
    }
  }

  /// Draws runs of one language whose text is one piece of the paragraph.
  private func drawSpan(_ runs: [GlyphRun], language: String, at origin: Point, order: Int64) throws {
    let first = runs.map(\.range.lowerBound).min() ?? 0
    let end = runs.map(\.range.upperBound).max() ?? first
    let place = order + Int64(first)
    let isSpelledOut = runs.allSatisfy(\.isSpelledOut)
    func draw() throws {
      // Contents keep their text by position, so pieces do not run together.
      pages.endContent()
      try pages.content(of: node(), order: place) { for run in runs { try pages.painter.draw(run, at: origin) } }
    }
    // Text that reads as drawn needs no separate element.
    if language == level.language, isSpelledOut { return try draw() }
    try inside(Level(tag: .span, language: language, order: place)) {
      guard !isSpelledOut, let paragraph = runs.first?.paragraph else { return try draw() }
      pages.tree.add(
        text: paragraph[(first..<end).clamped(to: paragraph.indices)], to: node(), order: place, isReplaced: true)
      try insideReplaced(language: language, draw)
    }
  }

  /// Calls `body` with an element open inside one whose text replaces that of its glyphs.
  ///
  /// MuPDF writes such a text once more for every content of the element, but looks no further out.
  func insideReplaced(language: String, _ body: () throws -> Void) rethrows {
    try inside(Level(tag: .span, language: language), body)
  }

  /// Draws a run outside any line.
  func draw(_ run: GlyphRun, at origin: Point, order: Int64) throws {
    try drawSpan([run], language: run.appearance.language, at: origin, order: order)
  }

  private func drawInline(_ group: FrameGroup, at place: Point, order line: Int64) throws {
    guard case .element(let element) = group.meaning else {
      return try pages.artifact { try pages.painter.draw(group.items, at: place) }
    }
    note(element, at: place)
    let order = line + Int64(group.items.firstOffset)
    let tag = StructureTag.inline(element)
    try inside(Level(tag: tag, language: element.language, element: element, place: place, order: order)) {
      try drawLine(group.items, at: place, order: line)
      if tag == .link, !group.items.isEmpty, let target = element.link.flatMap(LinkTarget.init) {
        addLink(to: target, group.items, frame: Rect(origin: place, size: element.size), order: order)
      }
    }
  }

  /// Adds a part of a link with its words, which its annotation says too (ISO 14289-1, 7.18.5).
  private func addLink(to target: LinkTarget, _ items: [FrameItem], frame: Rect, order: Int64) {
    let node = node()
    for run in items.runs.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let part = run.range.clamped(to: run.paragraph.indices)
      pages.tree.add(text: run.paragraph[part], to: node, order: order, isReplaced: false)
    }
    pages.tree.addLink(target, to: node, frame: frame, order: order)
  }
}

extension GlyphRun {
  /// Whether its glyphs, read from left to right, give its text.
  var isSpelledOut: Bool { direction == .leftToRight }
}

extension [FrameItem] {
  /// The end of the span that begins with a run: each run begins where the previous one ends, or ends where it begins.
  fileprivate func endOfSpan(from start: Int) -> Int {
    guard case .glyphs(let first) = self[start] else { return start }
    var range = first.range
    var end = start + 1
    while end < count, case .glyphs(let run) = self[end], run.appearance.language == first.appearance.language,
      run.range.lowerBound == range.upperBound || run.range.upperBound == range.lowerBound
    {
      range = Swift.min(range.lowerBound, run.range.lowerBound)..<Swift.max(range.upperBound, run.range.upperBound)
      end += 1
    }
    return end
  }

  /// The lowest paragraph offset among inline items.
  fileprivate var firstOffset: Int {
    var result = Int(Int32.max)
    for item in self {
      switch item {
      case .glyphs(let run): result = Swift.min(result, run.range.lowerBound)
      case .group(let group): result = Swift.min(result, group.items.firstOffset)
      case .path, .image: continue
      }
    }
    return result
  }
}
