import Typeset

/// One picture of a sheet: its source, size and caption, without its drawing.
struct SheetCell: Sendable {
  /// The index of its rendering.
  let rendering: Int
  /// Which of its canvases or pages it shows, from 0.
  let canvas: Int
  /// The document, as an index into all of them.
  let document: Int
  /// The name of the document's file without its ending.
  let documentName: String
  /// The title of the document; nil if it has none.
  let documentTitle: String?
  /// How the rendering differs from the others.
  let variant: Variant
  /// The name of the rendering: `settings-ar-EG-iphone-xs-l`.
  let name: String
  /// Its content, without the drawing.
  let contents: Contents

  /// The outcome of a rendering.
  enum Contents: Sendable {
    /// A finished page, with its name, its extent in points and the guidelines that acted.
    case page(name: String, size: Size, rules: Set<Rule>)
    /// A failure, with its reason and the size of the empty picture, in points.
    case failure(String, size: Size)
  }

  /// The extent of the picture, in points.
  var size: Size {
    switch contents {
    case .page(_, let size, _), .failure(_, let size): size
    }
  }

  /// The guidelines that applied; none for a failure.
  var rules: Set<Rule> {
    if case .page(_, _, let rules) = contents { rules } else { [] }
  }

  /// The name of the canvas; nil for a failure.
  var canvasName: String? {
    if case .page(let name, _, _) = contents { name } else { nil }
  }

  /// The direction of its layout.
  var direction: Direction { variant[.direction].flatMap(Direction.init(rawValue:)) ?? .leftToRight }

  /// The value of a cell on an axis.
  enum Key: Hashable {
    /// A document or a canvas.
    case number(Int)
    /// A word of the command line; nil if the document does not have the axis.
    case word(String?)
  }

  /// The position of the cell on an axis.
  func key(_ axis: SheetAxis) -> Key {
    switch axis {
    case .document: .number(document)
    case .canvas: .number(canvas)
    case .variant(let axis): .word(variant[axis])
    }
  }
}

extension Frame {
  /// The guidelines that acted anywhere in it.
  var actingRules: Set<Rule> {
    func rules(_ items: [FrameItem], into result: inout Set<Rule>) {
      for case .group(let group) in items {
        if case .element(let element) = group.meaning { result.formUnion(element.rules) }
        rules(group.items, into: &result)
      }
    }
    var result: Set<Rule> = []
    rules(items, into: &result)
    return result
  }
}

/// The caption of a picture: its locale, other differences, and the guidelines that applied.
struct SheetCaption {
  private let type: AnnotationType
  private let colors: AnnotationColors

  /// Captions in the type of a sheet.
  init(type: AnnotationType, colors: AnnotationColors) {
    self.type = type
    self.colors = colors
  }

  /// The caption of a cell in a width, on a sheet with some `axes`.
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

  /// The caption of a mirrored panel, which names both pictures.
  func text(of left: SheetCell, under right: SheetCell, width: Double) -> SheetText {
    let names = [right, left].map { cell in
      let locale = cell.variant[.locale] ?? ""
      return left.variant[.locale] == right.variant[.locale] ? "\(locale) \(cell.direction.rawValue)" : locale
    }
    var text = SheetText(
      type.words("\(names[0]) over \(names[1])", size: 13, weight: 600, color: colors.ink, width: width))
    text.add(type.words("mirrored", size: 12, color: colors.quietInk, width: width), gap: 1)
    return text
  }

  /// Why a cell shows nothing, in a width.
  func failure(_ reason: String, width: Double) -> SheetText {
    var text = SheetText(
      type.words("Rendering failed", size: 15, weight: 600, color: colors.safeArea, width: width))
    text.add(type.words(reason, size: 12, color: colors.ink, width: width), gap: 4)
    return text
  }
}

/// A finished page in a cell, with unique names that do not collide with other renderings of the sheet.
struct CellContents {
  /// What every name of the rendering begins with: its own name, with what no `id` may hold replaced.
  let prefix: String
  /// Whether the rendering has several canvases or pages.
  let isOneOfSeveral: Bool

  /// The contents of every rendering, no two with one prefix.
  static func named(_ cells: [SheetCell]) -> [Int: CellContents] {
    var counts: [Int: Int] = [:]
    for cell in cells { counts[cell.rendering, default: 0] += 1 }
    var taken: Set<String> = []
    var result: [Int: CellContents] = [:]
    for cell in cells where result[cell.rendering] == nil {
      let plain = plain(cell.name)
      var (prefix, number) = (plain, 2)
      while !taken.insert(prefix).inserted {
        prefix = "\(plain)-\(number)"
        number += 1
      }
      result[cell.rendering] = CellContents(prefix: prefix, isOneOfSeveral: counts[cell.rendering] != 1)
    }
    return result
  }

  private static func plain(_ rendering: String) -> String {
    var name = ""
    for character in rendering.unicodeScalars {
      let isKept = character.properties.isAlphabetic || character.properties.numericType != nil || character == "-"
      name.unicodeScalars.append(isKept ? character : "_")
    }
    return name.unicodeScalars.first?.properties.isAlphabetic == true ? name : "_" + name
  }

  /// The name of the cell of a canvas.
  func name(ofCanvas canvas: Int) -> String { isOneOfSeveral ? "\(prefix)_\(canvas + 1)" : prefix }

  /// The drawing of a page with renamed elements and links to them.
  func items(of frame: Frame) -> [FrameItem] { frame.items.map(renamed) }

  private func renamed(_ item: FrameItem) -> FrameItem {
    guard case .group(var group) = item else { return item }
    if case .element(var element) = group.meaning {
      // An element without an id is identified across renderings by its place in the source.
      let place = element.position
      element.id = "\(prefix).\(element.id.isEmpty ? "\(place.line).\(place.column)" : element.id)"
      element.outlineTitle = nil
      if let link = element.link, link.utf8.first == UInt8(ascii: "#"), link.utf8.count > 1 {
        element.link = "#\(prefix).\(link.dropFirst())"
      }
      group.meaning = .element(element)
    }
    group.items = group.items.map(renamed)
    return .group(group)
  }
}
