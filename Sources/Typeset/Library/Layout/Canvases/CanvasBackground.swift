/// What a canvas paints behind everything, from edge to edge (R097).
struct CanvasBackground {
  /// The colour of the whole canvas, which a gradient covers; nil where its corners are round.
  let background: Color?
  private let decoration: BoxDecoration
  private let layoutDirection: Direction

  /// The background of a canvas; `environment` is the one inside it.
  init(_ canvas: Canvas, _ environment: TextEnvironment) {
    var decoration = BoxStyle(canvas.elementName, canvas.attributes, in: environment).decoration
    let paint = decoration.background ?? Paint(environment.resolve(.named(canvas.ownBackground)))
    let isRound = decoration.radii.greatest > 0
    background = isRound ? nil : paint.color
    decoration.background = isRound || paint.isGradient ? paint : nil
    self.decoration = decoration
    layoutDirection = environment.layoutDirection
  }

  /// What is drawn of it beside the colour.
  func items(size: Size) -> [FrameItem] {
    var items: [FrameItem] = []
    decoration.paint(size, layoutDirection: layoutDirection, into: &items)
    return items.isEmpty ? [] : [.group(FrameGroup(origin: .zero, meaning: .artifact, items: items))]
  }
}

extension Canvas {
  /// Whether it holds groups of rows, which have a background of their own.
  var holdsGroups: Bool {
    blocks.contains { $0.name == .list && RowListStyle($0.attributes).background != nil }
  }

  /// The palette name of its background when nothing is said: groups of rows have a background of their own.
  fileprivate var ownBackground: String {
    // Asked for every page: looking through a long document each time would cost as much as pages times blocks.
    guard elementName != .page else { return "background" }
    return holdsGroups ? RowListStyle.groupedBackground : "background"
  }
}
