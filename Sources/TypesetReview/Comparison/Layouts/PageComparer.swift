import Typeset

/// Compares the layout of two pages: matches their elements, finds changes, and lists consequences under their causes.
struct PageComparer {
  /// The origin of a change.
  private enum Root: Hashable {
    case page
    case pair(Int)
    case appeared(Int)
    case vanished(Int)
  }

  private let matching: ElementMatching
  private let shifts: Shifts
  private let finder: CauseFinder
  private var page: PageFacets
  /// The facets of every pair that no change of the page explains.
  private let facets: [[Facet]]
  /// The facets of every pair that a change of the page explains.
  private let absorbed: [[Facet]]

  /// Compares two pages; `split` are the texts that flow over several pages.
  init(_ expected: ElementTree, _ actual: ElementTree, split: SplitTexts) {
    matching = ElementMatching(expected, actual)
    shifts = Shifts(matching)
    let page = PageFacets(expected.page, actual.page)
    var all = matching.pairs.map { pair -> [Facet] in
      let (was, now) = (expected.nodes[pair.expected].record, actual.nodes[pair.actual].record)
      guard was != now else { return [] }
      return Facet.all(of: was, now, whole: split[now.id])
    }
    let reasons = all.map { facets in
      Shift.Axis.allCases.filter { axis in facets.contains { $0.explainsGrowth(along: axis) } }
    }
    let hasOwnReason = { (pair: Int, axis: Shift.Axis) in reasons[pair].contains(axis) }
    let spacing = SpacingFinder(matching, shifts: shifts, hasOwnReason: hasOwnReason)
    for pair in all.indices {
      for axis in Shift.Axis.allCases {
        if let change = spacing.change(of: pair, axis) { all[pair].append(Facet(.spacing, "it \(change.words)")) }
      }
    }
    facets = all.map { $0.filter { !page.absorbed.contains($0.kind) } }
    absorbed = all.map { $0.filter { page.absorbed.contains($0.kind) } }
    self.page = page
    finder = CauseFinder(matching, shifts: shifts, hasOwnReason: hasOwnReason)
  }

  /// All changes, those that follow folded under their causes, from the top of the page.
  func changes() -> [ElementChange] {
    var changes: [Root: ElementChange] = [:]
    var consequences: [Root: [ElementChange]] = [:]
    if !page.isEmpty { changes[.page] = pageChange(page) }
    for new in matching.appeared {
      let change = newcomer(new)
      if absorbs(.appeared) {
        consequences[.page, default: []].append(change)
      } else {
        changes[.appeared(new)] = change
      }
    }
    for old in matching.vanished {
      let change = leaver(old)
      if absorbs(.vanished) {
        consequences[.page, default: []].append(change)
      } else {
        changes[.vanished(old)] = change
      }
    }
    for pair in matching.pairs.indices {
      guard let change = change(of: pair) else { continue }
      let root = root(of: pair)
      if root == .pair(pair) { changes[root] = change } else { consequences[root, default: []].append(change) }
    }
    for (root, following) in consequences { changes[root, default: pageChange(page)].consequences += following }
    let sorted = changes.values.sorted(by: Self.standsBefore)
    if sorted.isEmpty, !matching.expected.isSame(as: matching.actual) {
      var untold = page
      untold.addUntold()
      return [pageChange(untold)]
    }
    return sorted
  }

  private func absorbs(_ kind: ElementChange.Kind) -> Bool { page.absorbed.contains(kind) }

  private static func standsBefore(_ first: ElementChange, _ second: ElementChange) -> Bool {
    func key(_ change: ElementChange) -> (Int, Double, Double, String) {
      let frame = change.actualFrame ?? change.expectedFrame
      return (change.kinds.first == .page ? 0 : 1, frame?.minY ?? 0, frame?.minX ?? 0, change.id + change.element)
    }
    return key(first) < key(second)
  }
}

// MARK: - Roots

extension PageComparer {
  /// The origin of a changed pair: itself, or the cause of its movement or growth.
  private func root(of pair: Int) -> Root {
    if let control = changedControl(around: pair) { return .pair(control) }
    if !facets[pair].isEmpty { return .pair(pair) }
    var found: Root?
    for (axis, isSize) in Self.effects {
      guard let cause = isSize ? finder.causeOfSize(pair, axis) : finder.causeOfMove(pair, axis) else { continue }
      var visited: Set<[Int]> = []
      let root = resolve(cause, of: pair, axis, isSize: isSize, &visited)
      // A change of its own makes it a root, regardless of other causes.
      if root == .pair(pair) { return root }
      if found == nil { found = root }
    }
    return found ?? (absorbed[pair].isEmpty ? .pair(pair) : .page)
  }

  /// The control that contains an element, if its own drawing or accessibility information changed.
  private func changedControl(around pair: Int) -> Int? {
    guard matching.actual.nodes[matching.pairs[pair].actual].record.role == .none,
      let parent = matching.pairs[pair].parent, !facets[parent].isEmpty
    else { return nil }
    let role = matching.actual.nodes[matching.pairs[parent].actual].record.role
    return role == .control || role == .button ? parent : nil
  }

  private static let effects: [(axis: Shift.Axis, isSize: Bool)] = [
    (.block, true), (.inline, true), (.block, false), (.inline, false),
  ]

  private func resolve(
    _ cause: Cause, of pair: Int, _ axis: Shift.Axis, isSize: Bool, _ visited: inout Set<[Int]>
  ) -> Root {
    // Two that explain each other explain nothing.
    guard visited.insert([pair, axis == .block ? 0 : 1, isSize ? 1 : 0]).inserted else { return .pair(pair) }
    switch cause {
    case .own: return facets[pair].isEmpty && !absorbed[pair].isEmpty ? .page : .pair(pair)
    case .page: return page.isEmpty ? .pair(pair) : .page
    case .unknown: return absorbs(isSize ? .size : .moved) ? .page : .pair(pair)
    case .appeared(let new, _): return absorbs(.appeared) ? .page : .appeared(new)
    case .vanished(let old, _): return absorbs(.vanished) ? .page : .vanished(old)
    case .pair(let other, _):
      guard let next = finder.causeOfSize(other, axis) else { return .pair(facets[other].isEmpty ? pair : other) }
      return resolve(next, of: other, axis, isSize: true, &visited)
    case .same(let other):
      let next = other == pair ? finder.causeOfSize(other, axis) : finder.causeOfMove(other, axis)
      guard let next else { return .pair(pair) }
      return resolve(next, of: other, axis, isSize: other == pair, &visited)
    }
  }

  /// The words of a cause, from the element that first has any.
  private func words(for cause: Cause, of pair: Int, _ axis: Shift.Axis) -> String? {
    var (cause, pair) = (cause, pair)
    for _ in 0...matching.pairs.count {
      switch cause {
      case .pair(_, let words), .appeared(_, let words), .vanished(_, let words): return words
      case .page: return page.isEmpty ? nil : "because the page changed"
      case .unknown: return absorbs(.moved) ? "because the page changed" : nil
      case .own: return nil
      case .same(let other):
        if other == pair { return "because it is \(Shift.words(ofGrowth: shifts[pair, axis].size, axis))" }
        guard let next = finder.causeOfMove(other, axis) else { return nil }
        (cause, pair) = (next, other)
      }
    }
    return nil
  }
}

// MARK: - Words

extension PageComparer {
  private func change(of pair: Int) -> ElementChange? {
    let entry = matching.pairs[pair]
    let (was, now) = (matching.expected.nodes[entry.expected].record, matching.actual.nodes[entry.actual].record)
    let words = facets[pair] + absorbed[pair]
    var geometry: [(kind: ElementChange.Kind, words: String, because: String?, isUnknown: Bool)] = []
    for (axis, isSize) in Self.effects {
      guard let cause = isSize ? finder.causeOfSize(pair, axis) : finder.causeOfMove(pair, axis) else { continue }
      let shift = shifts[pair, axis]
      let change =
        isSize
        ? "is " + Shift.words(ofGrowth: shift.size, axis)
        : move(shift.start, axis, direction: matching.actual.direction(around: entry.actual))
      geometry.append(
        (isSize ? .size : .moved, change, self.words(for: cause, of: pair, axis), cause == .unknown && !absorbs(.moved))
      )
    }
    guard !words.isEmpty || !geometry.isEmpty else { return nil }
    var kinds: [ElementChange.Kind] = []
    for kind in geometry.map(\.kind) + words.map(\.kind) where !kinds.contains(kind) { kinds.append(kind) }
    var causes = words.map(\.words)
    var reasons: [String] = []
    for reason in geometry.compactMap(\.because) where !reasons.contains(reason) { reasons.append(reason) }
    if !reasons.isEmpty { causes.append(reasons.joined(separator: ", and ")) }
    if let control = changedControl(around: pair) {
      let record = matching.actual.nodes[matching.pairs[control].actual].record
      causes = ["because \(record.subject) around it changed"]
    } else if causes.isEmpty, geometry.contains(where: \.isUnknown) {
      causes.append("nothing around it explains it: its own size, spacing or padding changed")
    }
    let value = words.first { $0.expected != nil }
    return ElementChange(
      page: matching.actual.page.name, element: now.name, id: now.id, kinds: kinds,
      change: geometry.isEmpty ? "changed" : Self.sentence(of: geometry.map(\.words)),
      cause: causes.joined(separator: ", "), expected: value?.expected, actual: value?.actual,
      expectedFrame: was.frame, actualFrame: now.frame)
  }

  /// The change of an element in one sentence: `is 12 pt taller and 8 pt wider, moved up 4 pt`.
  private static func sentence(of words: [String]) -> String {
    words.reduce(into: "") { sentence, words in
      let isSecondSize = sentence.hasPrefix("is ") && words.hasPrefix("is ")
      sentence += sentence.isEmpty ? words : isSecondSize ? " and " + words.dropFirst(3) : ", " + words
    }
  }

  private func move(_ start: Double, _ axis: Shift.Axis, direction: Direction) -> String {
    switch axis {
    case .block: return "moved \(start > 0 ? "down" : "up") \(Measure.points(start.magnitude))"
    case .inline:
      let isRight = (start > 0) == (direction == .leftToRight)
      return "moved \(Measure.points(start.magnitude)) to the \(isRight ? "right" : "left")"
    }
  }

  private func newcomer(_ index: Int) -> ElementChange {
    let record = matching.actual.nodes[index].record
    return ElementChange(
      page: matching.actual.page.name, element: record.name, id: record.id, kinds: [.appeared], change: "appeared",
      cause: matching.actual.text(in: index).map { "it says \(quoted($0))" } ?? "", actualFrame: record.frame)
  }

  private func leaver(_ index: Int) -> ElementChange {
    let record = matching.expected.nodes[index].record
    return ElementChange(
      page: matching.actual.page.name, element: record.name, id: record.id, kinds: [.vanished], change: "is gone",
      cause: matching.expected.text(in: index).map { "it said \(quoted($0))" } ?? "", expectedFrame: record.frame)
  }

  private func pageChange(_ page: PageFacets) -> ElementChange {
    ElementChange(
      page: matching.actual.page.name, element: "page", id: "", kinds: [.page], change: "changed",
      cause: page.words.joined(separator: ", "), expected: page.values?.expected, actual: page.values?.actual,
      expectedFrame: matching.expected.pageFrame, actualFrame: matching.actual.pageFrame)
  }
}

extension Facet {
  /// Whether it may make an element longer along an axis.
  fileprivate func explainsGrowth(along axis: Shift.Axis) -> Bool {
    switch kind {
    case .text, .font, .lines, .truncation, .picture, .drawing, .language: true
    case .rules: axis == .inline
    default: false
    }
  }
}

extension ElementTree {
  /// The first text in an element; nil if it has none.
  fileprivate func text(in index: Int) -> String? {
    let text = nodes[index].record.wholeText
    if !text.isEmpty { return text }
    for child in nodes[index].children { if let text = self.text(in: child) { return text } }
    return nil
  }

  /// Whether another tree holds just the same.
  fileprivate func isSame(as other: ElementTree) -> Bool {
    guard nodes.count == other.nodes.count, roots == other.roots else { return false }
    return zip(nodes, other.nodes).allSatisfy { $0.record == $1.record && $0.children == $1.children }
  }
}
