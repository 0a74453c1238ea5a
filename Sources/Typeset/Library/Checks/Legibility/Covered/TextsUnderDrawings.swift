extension CheckedPage {
  /// The least part of a square of the type size that has to be hidden: a thin stroke of a letter.
  private static let leastHiddenShare = 0.05

  /// The texts of which something that is painted later hides some ink.
  func coveredTexts(among lines: [CheckedLine]) -> [CoveredText] {
    let bands = DrawingBands(drawings)
    let pixels = GroundPixels()
    var worst: [Int: CoveredText] = [:]
    for line in lines {
      for run in line.runs where run.run.appearance.color.alpha > 0 {
        guard let ink = run.ink.map({ ink in line.clip.map(ink.intersection) ?? ink }), !ink.isEmpty else { continue }
        let covers = bands.drawings(over: ink, from: run.drawingsBelow).map { drawings[$0] }.filter {
          mayCover($0, ink, of: elements[line.element])
        }
        guard let part = covers.map({ $0.bounds.intersection(ink) }).reduce(nil, { $0?.union($1) ?? $1 }),
          let hidden = pixels.hiddenInk(of: run, in: part, under: covers),
          hidden >= Self.leastHiddenShare * run.run.appearance.size * run.run.appearance.size,
          hidden > worst[line.element]?.amount ?? 0,
          let cover = covers.max(by: { $0.bounds.intersection(ink).area < $1.bounds.intersection(ink).area }),
          let element = cover.element
        else { continue }
        worst[line.element] = CoveredText(line: line, cause: .covered(by: named(element)), amount: hidden)
      }
    }
    return worst.keys.sorted().filter { !runsIntoOther($0, among: lines) }.compactMap { worst[$0] }
  }

  /// Whether a drawing may hide ink of a text without being meant to: it is no part of the text, of a bar or of the
  /// same control.
  private func mayCover(_ drawing: CheckedDrawing, _ ink: Rect, of text: CheckedElement) -> Bool {
    let shared = drawing.bounds.intersection(ink)
    guard shared.width > 1, shared.height > 1, drawing.isOpaque, let index = drawing.element,
      !(text.index..<text.end).contains(index), !(index..<elements[index].end).contains(text.index)
    else { return false }
    let cover = elements[index]
    let around = Set(ancestors(of: text).map(\.index))
    let common = ancestors(of: cover).filter { around.contains($0.index) }
    return !common.contains {
      $0.element.control != nil || $0.name?.isInfographic == true || $0.name == .icon
    }
      && bar(of: cover) == nil && bar(of: text) == nil && !isLaidOver(cover, text)
      && !(isScreen && isInTarget(cover) && isInTarget(text))
  }

  /// Whether an element is a touch target, or in one: R086 reports those on top of each other.
  private func isInTarget(_ element: CheckedElement) -> Bool {
    ([element] + ancestors(of: element)).contains { isTouched($0) && $0.name != .item }
  }

  /// An element, or what the author wrote of which it is a part.
  private func named(_ index: Int) -> CheckedElement {
    ([elements[index]] + ancestors(of: elements[index])).first { $0.name != nil } ?? elements[index]
  }
}

extension CheckedDrawing {
  /// Whether it can hide what is below.
  fileprivate var isOpaque: Bool {
    guard case .path(let item) = shape else { return true }
    return [item.fill, item.stroke?.color].compactMap(\.self).contains { $0.alpha >= Self.leastOpacity }
  }
}
