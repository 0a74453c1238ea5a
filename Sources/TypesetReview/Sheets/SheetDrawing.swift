import Typeset

/// Draws the rows of a page: heads, pictures and captions.
struct SheetDrawing {
  /// All cells of the sheet.
  let cells: [SheetCell]
  /// All blocks of the sheet.
  let blocks: [SheetBlock]
  /// The names of elements, by rendering.
  let names: [Int: CellContents]
  /// Sets words.
  let type: AnnotationType
  /// The colours of the sheet.
  let colors: AnnotationColors
  /// Whether headings of sections are above those of rows.
  let hasSections: Bool
  /// Whether the output names elements, so that no two may have one name.
  let namesElements: Bool

  /// The contents of a page, with its corner at a point; `frame` returns the drawing of a cell.
  func items(of page: SheetFlow.Page, at corner: Point, frame: (Int) -> Frame?) -> [FrameItem] {
    var items: [FrameItem] = []
    var x = corner.x
    for strip in page.strips {
      for entry in strip.entries {
        let block = blocks[entry.block]
        if let top = entry.headTop {
          items += heads(of: block, entry: entry, at: Point(x: x, y: corner.y + top))
        }
        items += row(
          block.rows[entry.row], of: block, entry: entry, at: Point(x: x, y: corner.y + entry.y), frame: frame)
      }
      x += strip.size.width + SheetMetrics.stripGap
    }
    return items
  }

  /// Headings of the section and its columns; repeated ones are not read again.
  private func heads(of block: SheetBlock, entry: SheetFlow.Entry, at corner: Point) -> [FrameItem] {
    var items: [FrameItem] = []
    let id = "sheet/section\(entry.block + 1)"
    if let heading = block.heading, entry.showsHeading {
      items.append(
        entry.isContinued
          ? heading.repeated(at: corner)
          : heading.item(.h2, id: id, role: .heading, at: corner, level: 2, outline: block.title))
    }
    for (column, head) in block.columnHeads.enumerated() {
      guard let head else { continue }
      let place = corner + Point(x: block.x(of: column), y: entry.showsHeading ? block.columnHeadTop : 0)
      items.append(
        entry.row > 0
          ? head.repeated(at: place) : head.item(.p, id: "\(id)/column\(column + 1)", role: .label, at: place))
    }
    return items
  }

  private func row(
    _ row: SheetBlock.Row, of block: SheetBlock, entry: SheetFlow.Entry, at corner: Point, frame: (Int) -> Frame?
  ) -> [FrameItem] {
    var items: [FrameItem] = []
    if let head = row.head {
      let level = hasSections ? 3 : 2
      let id = "sheet/section\(entry.block + 1)/row\(entry.row + 1)"
      items.append(
        block.isContinued
          ? head.repeated(at: corner) : head.item(.h3, id: id, role: .heading, at: corner, level: level))
    }
    for (column, place) in row.places.enumerated() {
      guard let place else { continue }
      let origin = corner + Point(x: block.x(of: column), y: 0)
      switch place.contents {
      case .cell(let index): items.append(cell(index, place, at: origin, frame: frame))
      case .mirrored(let pair): items += panel(pair, place, at: origin, frame: frame)
      }
    }
    return items
  }

  /// A picture with its caption: a unit with an accessible name.
  private func cell(_ index: Int, _ place: SheetBlock.Place, at origin: Point, frame: (Int) -> Frame?) -> FrameItem {
    let cell = cells[index]
    guard let contents = names[cell.rendering] else { preconditionFailure("every rendering has a name") }
    let id = contents.name(ofCanvas: cell.canvas)
    var element = Element(
      name: ElementName.figure.rawValue, id: id, hasOwnID: true, role: .group, size: place.whole, position: .start,
      direction: cell.direction, language: "en")
    element.label = SheetWords.spoken(cell, isOneOfSeveral: contents.isOneOfSeveral)
    element.headingLevel = hasSections ? 3 : 2
    element.outlineTitle = element.label
    let box = Rect(origin: .zero, size: place.size)
    var picture = Element(
      name: ElementName.canvas.rawValue, id: "\(id)/picture", hasOwnID: false, role: .group, size: place.size,
      position: .start, direction: cell.direction, language: cell.variant[.locale] ?? "und")
    var ground: FrameItem?
    var inside: [FrameItem] = []
    var line: FrameItem? = edge(box, colors.edge)
    if let frame = frame(index) {
      // A device has an edge of its own.
      if frame.isFramed { line = nil }
      ground = frame.background.map { .path(PathItem(path: Path(box), fill: $0)) }
      inside = namesElements ? contents.items(of: frame) : frame.items
    } else if case .failure(let reason, _) = cell.contents {
      picture.language = "en"
      let words = SheetCaption(type: type, colors: colors).failure(reason, width: max(60, box.width - 32))
      ground = .path(PathItem(path: Path(box), fill: .white))
      inside = [words.item(.p, id: "\(id)/failure", role: .paragraph, at: Point(x: 16, y: 16))]
      line = .path(PathItem(path: .dashes(around: box), stroke: Stroke(color: colors.safeArea, width: 1)))
    }
    let caption = place.caption.item(
      .figcaption, id: "\(id)/caption", role: .paragraph,
      at: Point(x: 0, y: place.size.height + SheetMetrics.captionGap))
    let items: [FrameItem] = [
      .group(.annotation([ground].compactMap(\.self))),
      .group(FrameGroup(origin: .zero, clip: box, meaning: .element(picture), items: inside)),
      .group(.annotation([line].compactMap(\.self))), caption,
    ]
    return .group(FrameGroup(origin: origin, meaning: .element(element), items: items))
  }

  private func edge(_ box: Rect, _ color: Color) -> FrameItem {
    .path(PathItem(path: Path(box.expanded(by: 0.5)), stroke: Stroke(color: color, width: 1)))
  }

  /// Two pictures over each other, and which they are.
  private func panel(
    _ pair: SheetGrid.Pair, _ place: SheetBlock.Place, at origin: Point, frame: (Int) -> Frame?
  ) -> [FrameItem] {
    guard let left = frame(pair.leftToRight), let right = frame(pair.rightToLeft) else { return [] }
    let panel = MirrorPanel(left, under: right)
    let box = Rect(origin: .zero, size: panel.size)
    let cell = cells[pair.rightToLeft]
    let id = names[cell.rendering]?.name(ofCanvas: cell.canvas) ?? ""
    return [
      .group(.annotation(at: origin, [.group(panel.group), edge(box, colors.edge)])),
      place.caption.item(
        .p, id: "\(id)/mirrored", role: .paragraph,
        at: origin + Point(x: 0, y: place.size.height + SheetMetrics.captionGap)),
    ]
  }
}
