import Typeset

/// Compares the layout of two pages: matches their elements, finds what changed by itself, and lists what followed
/// under it.
///
/// What authors did is known from the settings in the records: attributes, keys and the order of elements. What is seen
/// and not explained by them, such as another text, is a cause of its own. Everything else, such as a movement, follows
/// from one of these: geometry tells from which, and if it cannot, the nearest one is taken. Nothing is explained by
/// something that is itself a consequence, so there are no circles.
struct PageComparer {
  /// The origin of a change.
  enum Root: Hashable, Comparable {
    case page
    case pair(Int)
    case appeared(Int)
    case vanished(Int)
  }

  let matching: ElementMatching
  let shifts: Shifts
  let page: PageFacets
  /// What is different about each pair by itself.
  private(set) var facets: [PairFacets]
  /// For each pair the origin of what it inherits; nil if it inherits nothing.
  private var heritage: [Root?]
  /// For each pair whether it is a cause.
  private(set) var isCause: [Bool]
  private let finder: CauseFinder
  private let nearest: NearestCause

  /// Compares two pages; `split` are the texts that flow over several pages, `origins` the catalog entries of actual
  /// texts by `id`.
  init(
    _ expected: ElementTree, _ actual: ElementTree, split: SplitTexts, origins: [String: [TextOrigin]] = [:]
  ) {
    let matching = ElementMatching(expected, actual)
    let shifts = Shifts(matching)
    let page = PageFacets(expected.page, actual.page)
    let order = OrderChanges(matching)
    var facets = matching.pairs.enumerated().map { index, pair -> PairFacets in
      let (was, now) = (expected.nodes[pair.expected].record, actual.nodes[pair.actual].record)
      let move = order.words[index]
      guard was != now || move != nil else { return PairFacets() }
      var found = PairFacets(was, now, whole: split[now.id], texts: origins[now.id] ?? [], move: move)
      if order.ends.contains(index) { found.own.removeAll { $0.kind == .drawing } }
      return found
    }
    heritage = Self.inherit(&facets, matching, page)
    let arrived = page.absorbed.contains(.appeared) ? [] : matching.appeared
    let left = page.absorbed.contains(.vanished) ? [] : matching.vanished
    isCause = facets.map { !$0.authored.isEmpty || !$0.own.allSatisfy(\.mayFollow) }
    let isKnown = isCause.contains(true) || !arrived.isEmpty || !left.isEmpty || !page.isEmpty
    let texts = zip(facets, isCause).filter(\.1).flatMap { $0.0.seen.filter { $0.kind == .text } }
    for pair in facets.indices where !isCause[pair] && !facets[pair].own.isEmpty {
      isCause[pair] = !isKnown || !Self.follows(facets[pair].own, pair, shifts, from: texts)
    }
    if !isKnown { Self.addSpacing(to: &facets, &isCause, matching, shifts) }
    (self.matching, self.shifts, self.page, self.facets) = (matching, shifts, page, facets)
    let causes = isCause
    finder = CauseFinder(
      matching, shifts: shifts,
      hasOwnReason: { pair, axis in causes[pair] && facets[pair].explainsGrowth(along: axis) },
      reflows: { pair in
        facets[pair].seen.contains { $0.kind == .lines } && !Measure.isZero(shifts[pair, .inline].size)
      })
    nearest = NearestCause(matching, causes: causes, appeared: arrived, vanished: left)
  }

  /// Whether the page explains a kind of change.
  func absorbs(_ kind: ElementChange.Kind) -> Bool { page.absorbed.contains(kind) }

  /// Hands down what elements around or the page explain; gives the origin for each pair that inherits something.
  private static func inherit(
    _ facets: inout [PairFacets], _ matching: ElementMatching, _ page: PageFacets
  ) -> [Root?] {
    var heritage = [Root?](repeating: nil, count: facets.count)
    // The settings that hold inside each pair, with the pair that has them.
    var holding: [[(setting: String, owner: Int)]] = []
    for (index, pair) in matching.pairs.enumerated() {
      let around = pair.parent.map { holding[$0] } ?? []
      let own = facets[index].authored.flatMap(\.settings)
      holding.append(around + own.map { ($0, index) })
      guard !facets[index].own.isEmpty else { continue }
      for entry in around.reversed() {
        if facets[index].inherit({ SettingChanges.reachesInside(entry.setting, $0) }), heritage[index] == nil {
          heritage[index] = .pair(entry.owner)
        }
      }
      if facets[index].inherit(page.absorbed.contains), heritage[index] == nil { heritage[index] = .page }
    }
    return heritage
  }

  /// Whether changes that nothing explains by itself follow from others: lines from the width, rules from lines, names
  /// from texts.
  private static func follows(_ own: [Facet], _ pair: Int, _ shifts: Shifts, from texts: [Facet]) -> Bool {
    let isResized = Shift.Axis.allCases.contains { !Measure.isZero(shifts[pair, $0].size) }
    return own.allSatisfy { facet in
      switch facet.kind {
      case .rules, .side: true
      case .lines, .truncation: !Measure.isZero(shifts[pair, .inline].size)
      case .drawing: isResized
      case .spoken:
        texts.contains { text in
          guard let old = text.expected, let new = text.actual else { return false }
          return facet.expected?.contains(old) == true && facet.actual?.contains(new) == true
        }
      default: false
      }
    }
  }

  /// Adds equal distances that changed, where there is no other cause.
  private static func addSpacing(
    to facets: inout [PairFacets], _ isCause: inout [Bool], _ matching: ElementMatching, _ shifts: Shifts
  ) {
    let finder = SpacingFinder(matching, shifts: shifts) { _, _ in false }
    for pair in facets.indices {
      for axis in Shift.Axis.allCases {
        guard let change = finder.change(of: pair, axis) else { continue }
        facets[pair].own.append(Facet(.spacing, change.words))
        isCause[pair] = true
      }
    }
  }
}

// Origins.
extension PageComparer {
  /// The origin of a change of a pair as a whole: itself, or what it follows from; nil if nothing is known about it.
  func root(of pair: Int) -> Root? {
    if let control = changedControl(around: pair) { return .pair(control) }
    if isCause[pair] { return .pair(pair) }
    if let root = heritage[pair] { return root }
    for effect in Effect.all {
      if let root = root(of: pair, effect), root != .pair(pair) { return root }
    }
    if !facets[pair].inherited.isEmpty { return .page }
    return nearest.cause(of: pair) ?? (page.isEmpty ? nil : .page)
  }

  /// The origins of the movements and growths of a pair that is no cause; `main` is that of the pair as a whole.
  func roots(of effects: [Effect], for pair: Int, main: Root) -> [Effect: Root] {
    guard heritage[pair] == nil, changedControl(around: pair) == nil else {
      return Dictionary(uniqueKeysWithValues: effects.map { ($0, main) })
    }
    return Dictionary(uniqueKeysWithValues: effects.map { ($0, root(of: pair, $0) ?? main) })
  }

  /// The origin of a movement or growth, by geometry; nil if it is unknown or there is none.
  func root(of pair: Int, _ effect: Effect) -> Root? {
    guard let cause = cause(of: pair, effect) else { return nil }
    var visited: Set<Step> = []
    return resolve(cause, of: pair, effect, &visited)
  }

  /// The control that contains an element, if it is a cause.
  func changedControl(around pair: Int) -> Int? {
    let entry = matching.pairs[pair]
    guard matching.actual.nodes[entry.actual].record.role == .none, let parent = entry.parent, isCause[parent] else {
      return nil
    }
    let role = matching.actual.nodes[matching.pairs[parent].actual].record.role
    return role == .control || role == .button ? parent : nil
  }

  private struct Step: Hashable {
    var pair: Int
    var effect: Effect
  }

  private func cause(of pair: Int, _ effect: Effect) -> Cause? {
    effect.isSize ? finder.causeOfSize(pair, effect.axis) : finder.causeOfMove(pair, effect.axis)
  }

  /// Follows a cause step by step to an origin; nil where the steps end or return.
  private func resolve(_ cause: Cause, of pair: Int, _ effect: Effect, _ visited: inout Set<Step>) -> Root? {
    guard visited.insert(Step(pair: pair, effect: effect)).inserted else { return nil }
    var (next, nextEffect) = (pair, Effect(axis: effect.axis, isSize: true))
    switch cause {
    case .own: return isCause[pair] ? .pair(pair) : nil
    case .page: return page.isEmpty ? nil : .page
    case .unknown: return absorbs(effect.isSize ? .size : .moved) ? .page : nil
    case .appeared(let new): return absorbs(.appeared) ? .page : .appeared(new)
    case .vanished(let old): return absorbs(.vanished) ? .page : .vanished(old)
    case .width: nextEffect.axis = .inline
    case .pair(let other):
      if isCause[other], facets[other].explainsGrowth(along: effect.axis) { return .pair(other) }
      next = other
    case .same(let other):
      next = other
      nextEffect.isSize = other == pair
    }
    guard let step = self.cause(of: next, nextEffect) else { return isCause[next] ? .pair(next) : nil }
    return resolve(step, of: next, nextEffect, &visited)
  }

  /// The cause nearest to a pair that is none itself, or that moved for another reason.
  func nearestRoot(to pair: Int) -> Root? { nearest.cause(of: pair) ?? (page.isEmpty ? nil : .page) }
}

/// A movement or a growth along an axis.
struct Effect: Hashable {
  var axis: Shift.Axis
  /// Whether it is a growth.
  var isSize: Bool

  /// All effects, in the order of a sentence.
  static let all = [
    Effect(axis: .block, isSize: true), Effect(axis: .inline, isSize: true), Effect(axis: .block, isSize: false),
    Effect(axis: .inline, isSize: false),
  ]
}

extension Facet {
  /// Whether it may follow from a change of other elements.
  fileprivate var mayFollow: Bool {
    switch kind {
    case .rules, .side, .lines, .truncation, .drawing, .spoken: true
    default: false
    }
  }
}
