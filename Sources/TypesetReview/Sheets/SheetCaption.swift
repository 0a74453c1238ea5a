import Typeset

/// The words below a picture: its locale, what else tells it from the others, and the guidelines that acted.
struct SheetCaption {
  private let type: AnnotationType
  private let colors: AnnotationColors

  /// Captions in the type of a sheet.
  init(type: AnnotationType, colors: AnnotationColors) {
    self.type = type
    self.colors = colors
  }

  /// The caption of a cell in a width; `axes` tells what the sheet runs through.
  func text(of cell: SheetCell, naming axes: Set<SheetAxis>, width: Double) -> SheetText {
    var text = SheetText()
    if let locale = cell.variant[.locale] {
      text.add(type.words(SheetWords.locale(locale), size: 13, weight: 600, color: colors.ink, width: width))
    }
    let details = SheetWords.details(of: cell, naming: axes).joined(separator: " · ")
    if !details.isEmpty { text.add(type.words(details, size: 12, color: colors.quietInk, width: width), gap: 1) }
    let rules = cell.rules.sorted().map(\.description).joined(separator: "  ")
    if !rules.isEmpty { text.add(type.words(rules, size: 11, color: colors.text, width: width), gap: 2) }
    return text
  }

  /// The caption of a mirrored panel: which picture lies over which.
  func text(of left: SheetCell, under right: SheetCell, width: Double) -> SheetText {
    let names = [right, left].map { cell in
      let locale = cell.variant[.locale] ?? ""
      return left.variant[.locale] == right.variant[.locale] ? "\(locale) \(cell.direction.rawValue)" : locale
    }
    var text = SheetText(
      type.words("\(names[0]) over \(names[1])", size: 13, weight: 600, color: colors.ink, width: width))
    text.add(type.words("mirrored back", size: 12, color: colors.quietInk, width: width), gap: 1)
    return text
  }

  /// Why a cell shows nothing, in a width.
  func failure(_ reason: String, width: Double) -> SheetText {
    var text = SheetText(
      type.words("Could not be drawn", size: 15, weight: 600, color: colors.safeArea, width: width))
    text.add(type.words(reason, size: 12, color: colors.ink, width: width), gap: 4)
    return text
  }
}
