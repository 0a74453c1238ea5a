import Typeset

/// Composes a comparison sheet: arranges and positions cells, and makes the frames of the pages.
///
/// Only the sizes of the pictures matter; their drawings are requested page by page.
final class SheetComposer {
  /// A page that can be made when the drawings of its cells are available.
  struct Page {
    /// The rows; none on a page that holds the legend alone.
    fileprivate let flow: SheetFlow.Page?
    fileprivate let number: Int
    fileprivate let hasLegend: Bool
    /// The cells whose drawings it needs, as indexes.
    let cells: [Int]
  }

  /// The pages in order.
  let pages: [Page]
  private let cells: [SheetCell]
  private let request: SheetOptions
  private let arrangement: SheetArrangement
  private let blocks: [SheetBlock]
  private let names: [Int: CellContents]
  private let header: SheetHeader
  private let legend: SheetLegend
  private let namesElements: Bool
  private let type: AnnotationType
  private let colors: AnnotationColors

  /// Arranges cells, of which there is at least one, with what was found in them; `setter` sets the words of the sheet.
  ///
  /// `namesElements` is false for an output that does not name elements.
  init(
    _ cells: [SheetCell], findings: MarkedFindings? = nil, request: SheetOptions, namesElements: Bool,
    setter: TextSetter
  ) {
    let type = AnnotationType(setter: setter, appearance: .light)
    let colors = AnnotationColors(appearance: .light)
    let arrangement = SheetArrangement(of: cells, request: request, width: SheetMetrics.contentWidth)
    let grid = SheetGrid(cells, arrangement: arrangement, mirrors: request.mirrors)
    let blocks = SheetBlocks(
      cells, naming: arrangement.unnamed, aligning: arrangement.columns == .canvas ? .ofAll : .ofEqualWidths,
      type: type,
      colors: colors
    ).blocks(of: grid)
    let widest = blocks.map(\.width).max() ?? 0
    let header = SheetHeader(
      cells, request: request, varying: arrangement.varying, width: min(widest, SheetMetrics.contentWidth), type: type,
      colors: colors)
    let legend = SheetLegend(
      rules: cells.reduce(into: []) { $0.formUnion($1.rules) }, mirrors: Self.mirrors(blocks), findings: findings,
      type: type, colors: colors)
    self.cells = cells
    self.request = request
    self.arrangement = arrangement
    self.blocks = blocks
    self.header = header
    self.legend = legend
    self.namesElements = namesElements
    self.type = type
    self.colors = colors
    names = CellContents.named(cells)
    let above = SheetMetrics.margin + header.height + SheetMetrics.sectionGap
    let flow = SheetFlow(blocks).pages(height: SheetMetrics.pageHeight - above - SheetMetrics.margin)
    var pages = flow.enumerated().map { number, page in
      let cells = page.strips.flatMap(\.entries).flatMap { blocks[$0.block].rows[$0.row].cells }
      return Page(flow: page, number: number + 1, hasLegend: false, cells: Set(cells).sorted())
    }
    if let last = pages.popLast(), let flow = last.flow {
      let width = max(flow.size.width, header.width)
      let strip = legend.items(width: width)
      let height = above + flow.size.height + SheetMetrics.sectionGap + strip.height + SheetMetrics.margin
      // A page that one picture makes higher than pages are keeps its legend.
      let fits = height <= SheetMetrics.pageHeight || flow.size.height > SheetMetrics.pageHeight
      pages.append(Page(flow: flow, number: last.number, hasLegend: fits, cells: last.cells))
      if !fits { pages.append(Page(flow: nil, number: last.number + 1, hasLegend: true, cells: [])) }
    }
    self.pages = pages
  }

  /// The title of the sheet.
  var title: String { header.title }

  /// Makes a page; `frame` returns the drawing of a cell, or nil if there is none.
  func frame(of page: Page, drawing frame: (Int) -> Frame?) -> Frame {
    let width = max(page.flow?.size.width ?? Self.legendWidth, header.width)
    let corner = Point(x: SheetMetrics.margin, y: SheetMetrics.margin)
    var items = header.items(page: page.number, of: pages.count, width: width, at: corner)
    var y = corner.y + header.height + SheetMetrics.sectionGap
    if let flow = page.flow {
      let drawing = SheetDrawing(
        cells: cells, blocks: blocks, names: names, type: type, colors: colors, hasSections: blocks[0].heading != nil,
        namesElements: namesElements)
      items += drawing.items(of: flow, at: Point(x: corner.x, y: y), frame: frame)
      y += flow.size.height + SheetMetrics.sectionGap
    }
    if page.hasLegend {
      let strip = legend.items(width: width)
      items += strip.items.map { $0.moved(to: Point(x: corner.x, y: y)) }
      y += strip.height + SheetMetrics.sectionGap
    }
    return Frame(
      name: "sheet\(page.number)",
      size: Size(
        width: (width + 2 * SheetMetrics.margin).rounded(.up),
        height: (y - SheetMetrics.sectionGap + SheetMetrics.margin).rounded(.up)),
      direction: .leftToRight, locale: "en", background: colors.mat, items: items)
  }

  /// The width of the legend on a separate page, in points.
  private static let legendWidth = 1050.0

  private static func mirrors(_ blocks: [SheetBlock]) -> Bool {
    blocks.contains { block in
      block.rows.contains { row in
        row.places.contains { if case .mirrored? = $0?.contents { true } else { false } }
      }
    }
  }
}

extension FrameItem {
  /// The item with the origin of its group moved.
  func moved(to corner: Point) -> FrameItem {
    guard case .group(var group) = self else { return self }
    group.origin = group.origin + corner
    return .group(group)
  }
}
