import Typeset

// Changes in words.
extension PageComparer {
  /// All changes, those that follow under their causes: what has another place in its element first, then the rest,
  /// from the top of the page.
  func changes() -> [ElementChange] {
    var changes: [Root: ElementChange] = [:]
    var consequences: [Root: [ElementChange]] = [:]
    if !page.isEmpty { changes[.page] = pageChange(page) }
    for new in matching.appeared {
      if absorbs(.appeared) {
        consequences[.page, default: []].append(newcomer(new))
      } else {
        changes[.appeared(new)] = newcomer(new)
      }
    }
    for old in matching.vanished {
      if absorbs(.vanished) {
        consequences[.page, default: []].append(leaver(old))
      } else {
        changes[.vanished(old)] = leaver(old)
      }
    }
    for pair in matching.pairs.indices {
      let effects = Effect.all.filter { !Measure.isZero(shifts[pair, $0]) }
      guard !facets[pair].seen.isEmpty || !facets[pair].authored.isEmpty || !effects.isEmpty else { continue }
      guard let root = root(of: pair), root != .pair(pair) else {
        let foreign = isCause[pair] ? foreignEffects(effects, of: pair) : [:]
        changes[.pair(pair)] = change(of: pair, effects.filter { foreign[$0] == nil })
        for root in Set(foreign.values) {
          consequences[root, default: []].append(consequence(pair, effects.filter { foreign[$0] == root }))
        }
        continue
      }
      let roots = roots(of: effects, for: pair, main: root)
      consequences[root, default: []].append(consequence(pair, effects.filter { roots[$0] == root }, isWhole: true))
      for other in Set(roots.values).subtracting([root]) {
        consequences[other, default: []].append(consequence(pair, effects.filter { roots[$0] == other }))
      }
    }
    for (root, following) in consequences {
      let subject = changes[root]?.subject ?? pageChange(page).subject
      changes[root, default: pageChange(page)].consequences += following.map { $0.following(from: subject) }
    }
    // Of what is at one place and has one name, such as an element in the place of another, the origins decide.
    let sorted = changes.filter { isSeen($0.key, $0.value) }.sorted { first, second in
      Self.standsBefore(first.value, second.value)
        || !Self.standsBefore(second.value, first.value) && first.key < second.key
    }.map(\.value)
    if sorted.isEmpty, !matching.expected.isSame(as: matching.actual) {
      var untold = page
      untold.addUntold()
      return [pageChange(untold)]
    }
    return sorted
  }

  /// The movements and growths of a cause that come from another one.
  private func foreignEffects(_ effects: [Effect], of pair: Int) -> [Effect: Root] {
    var foreign: [Effect: Root] = [:]
    for effect in effects {
      if effect.isSize ? facets[pair].explainsGrowth(along: effect.axis) : facets[pair].explainsMove { continue }
      let hasGrown = !effect.isSize && effects.contains { $0.axis == effect.axis && $0.isSize }
      let root = root(of: pair, effect) ?? (hasGrown ? nil : nearestRoot(to: pair))
      if let root, root != .pair(pair) { foreign[effect] = root }
    }
    return foreign
  }

  /// Whether anything is seen of a change: a setting may have no effect.
  private func isSeen(_ root: Root, _ change: ElementChange) -> Bool {
    guard case .pair(let pair) = root, change.consequences.isEmpty, facets[pair].seen.isEmpty else { return true }
    return facets[pair].authored.contains { $0.kind != .setting }
      || Effect.all.contains { !Measure.isZero(shifts[pair, $0]) }
  }

  private static func standsBefore(_ first: ElementChange, _ second: ElementChange) -> Bool {
    func key(_ change: ElementChange) -> (Int, Double, Double, String) {
      let frame = change.actualFrame ?? change.expectedFrame
      let rank = change.kinds.first == .page ? 0 : change.kinds.contains(.order) ? 1 : 2
      return (rank, frame?.minY ?? 0, frame?.minX ?? 0, change.id + change.element)
    }
    return key(first) < key(second)
  }

  /// A change that is a cause, with what is seen of it.
  private func change(of pair: Int, _ effects: [Effect]) -> ElementChange {
    let all = facets[pair]
    let places = all.authored.filter { $0.kind == .order || $0.kind == .nesting }
    let isPlaced = !places.isEmpty
    var causes = all.authored.filter { $0.kind != .order && $0.kind != .nesting }
    // What lines and rules do follows from the rest, if there is any.
    var results = all.explained.filter(\.isResult)
    let own = all.own.filter { !$0.isResult && $0.kind != .rules && $0.kind != .side }
    causes += own
    if causes.isEmpty, !isPlaced { causes = all.own } else { results += all.own.filter(\.isResult) }
    let visible = effects.filter { !isPlaced || $0.isSize }.map { words(of: $0, for: pair) }
    let seen = visible + results.map { String($0.words.dropFirst("it ".count)) }
    var change = self.change(of: pair, kinds: effects, facets: all.authored + all.seen)
    if isPlaced {
      change.change = Self.sentence(of: places.map(\.words))
      change.cause = causes.map(\.words).joined(separator: ", ")
    } else if causes.isEmpty {
      change.change = seen.isEmpty ? "changed" : Self.sentence(of: seen)
      change.cause = "nothing in the document explains it"
    } else {
      if !seen.isEmpty { change.change = Self.sentence(of: seen) }
      change.cause = causes.map(\.words).joined(separator: ", ")
      change.tellsCauseFirst = true
    }
    let value = (places + causes).first { $0.expected != nil || $0.actual != nil }
    (change.expected, change.actual) = (value?.expected, value?.actual)
    if causes.contains(where: { $0.edit != nil }) {
      change.edit = causes.map { $0.edit ?? $0.words }.joined(separator: ", ")
    }
    change.text = (all.authored + all.own).compactMap(\.origin).first
    return change
  }

  /// A change that follows from another: movements and growths, and what else is seen if the element `isWhole`.
  private func consequence(_ pair: Int, _ effects: [Effect], isWhole: Bool = false) -> ElementChange {
    let all = isWhole ? facets[pair].seen : []
    var change = self.change(of: pair, kinds: effects, facets: all)
    let results = all.filter(\.isResult)
    let seen = effects.map { words(of: $0, for: pair) } + results.map { String($0.words.dropFirst("it ".count)) }
    if !seen.isEmpty { change.change = Self.sentence(of: seen) }
    let value = all.first { $0.expected != nil }
    (change.expected, change.actual) = (value?.expected, value?.actual)
    return change
  }

  /// A change with its kinds and boxes, not yet in words.
  private func change(of pair: Int, kinds effects: [Effect], facets: [Facet]) -> ElementChange {
    let entry = matching.pairs[pair]
    let (was, now) = (matching.expected.nodes[entry.expected].record, matching.actual.nodes[entry.actual].record)
    var kinds: [ElementChange.Kind] = []
    for kind in effects.map({ $0.isSize ? .size : .moved }) + facets.map(\.kind) where !kinds.contains(kind) {
      kinds.append(kind)
    }
    var change = ElementChange(
      page: matching.actual.page.name, element: now.name, id: now.id, kinds: kinds, change: "changed", cause: "",
      expectedFrame: was.frame, actualFrame: now.frame)
    change.name = now.commonName
    change.details = ChangeDetail.all(from: was, to: now)
    return change
  }

  /// The change of an element in one sentence: `is 12 pt taller and 8 pt wider and moved up 4 pt`.
  private static func sentence(of words: [String]) -> String {
    var parts: [String] = []
    for words in words {
      if let last = parts.last, last.hasPrefix("is "), words.hasPrefix("is ") {
        parts[parts.count - 1] = last + " and " + words.dropFirst(3)
      } else if let last = parts.last, last.hasPrefix("moved "), words.hasPrefix("moved ") {
        parts[parts.count - 1] = last + " and " + words.dropFirst(6)
      } else {
        parts.append(words)
      }
    }
    guard let last = parts.popLast() else { return "" }
    return parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
  }

  private func words(of effect: Effect, for pair: Int) -> String {
    let shift = shifts[pair, effect.axis]
    if effect.isSize { return "is " + Shift.words(ofGrowth: shift.size, effect.axis) }
    switch effect.axis {
    case .block: return "moved \(shift.start > 0 ? "down" : "up") \(Measure.points(shift.start.magnitude))"
    case .inline:
      let direction = matching.actual.direction(around: matching.pairs[pair].actual)
      let isRight = (shift.start > 0) == (direction == .leftToRight)
      return "moved \(Measure.points(shift.start.magnitude)) to the \(isRight ? "right" : "left")"
    }
  }

  private func newcomer(_ index: Int) -> ElementChange {
    let record = matching.actual.nodes[index].record
    let around = matching.actual.firstNode(in: index) { matching.pairOfActual[$0] != nil }
    let words = around.map { " around \(matching.actual.nodes[$0].record.subject)" } ?? ""
    let text = around == nil ? matching.actual.text(in: index).map(quoted) ?? "" : ""
    var change = ElementChange(
      page: matching.actual.page.name, element: record.name, id: record.id, kinds: [.appeared],
      change: "is new" + words, cause: text, actualFrame: record.frame)
    change.name = record.commonName
    return change
  }

  private func leaver(_ index: Int) -> ElementChange {
    let record = matching.expected.nodes[index].record
    let around = matching.expected.firstNode(in: index) { matching.pairOfExpected[$0] != nil }
    let words = around.map { " from around \(matching.expected.nodes[$0].record.subject)" } ?? ""
    let text = around == nil ? matching.expected.text(in: index).map(quoted) ?? "" : ""
    var change = ElementChange(
      page: matching.actual.page.name, element: record.name, id: record.id, kinds: [.vanished],
      change: "is gone" + words, cause: text, expectedFrame: record.frame)
    change.name = record.commonName
    return change
  }

  private func pageChange(_ page: PageFacets) -> ElementChange {
    var change = ElementChange(
      page: matching.actual.page.name, element: "page", id: "", kinds: [.page], change: "changed",
      cause: page.words.joined(separator: ", "), expected: page.values?.expected, actual: page.values?.actual,
      expectedFrame: matching.expected.pageFrame, actualFrame: matching.actual.pageFrame)
    change.tellsCauseFirst = true
    return change
  }
}

extension Facet {
  /// Whether it is what a change looks like rather than what was changed.
  fileprivate var isResult: Bool { kind == .lines || kind == .truncation }
}

extension ElementRecord {
  /// What people call it: its accessible name, else its text; nil where it has neither.
  fileprivate var commonName: String? {
    if let label, !label.isEmpty { return label }
    return wholeText.isEmpty ? nil : wholeText
  }
}

extension Shifts {
  /// How far a pair moved or grew.
  fileprivate subscript(pair: Int, effect: Effect) -> Double {
    effect.isSize ? self[pair, effect.axis].size : self[pair, effect.axis].start
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

  /// The first element inside another that fulfils a condition, the outermost first.
  fileprivate func firstNode(in index: Int, where isWanted: (Int) -> Bool) -> Int? {
    for child in nodes[index].children {
      if isWanted(child) { return child }
      if let found = firstNode(in: child, where: isWanted) { return found }
    }
    return nil
  }

  /// Whether another tree shows just the same.
  fileprivate func isSame(as other: ElementTree) -> Bool {
    guard nodes.count == other.nodes.count, roots == other.roots else { return false }
    return zip(nodes, other.nodes).allSatisfy {
      $0.record.withoutSettings == $1.record.withoutSettings && $0.children == $1.children
    }
  }
}
