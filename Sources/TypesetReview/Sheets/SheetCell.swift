import Typeset

/// One picture of a sheet: what it shows, how large it is and what is to be said about it; not yet what is drawn.
struct SheetCell: Sendable {
  /// The rendering that it is taken from, as an index into all of them.
  let rendering: Int
  /// Which of its canvases or pages it shows, from 0.
  let canvas: Int
  /// The document, as an index into all of them.
  let document: Int
  /// The name of the document's file without its ending.
  let documentName: String
  /// The title of the document; nil where it has none.
  let documentTitle: String?
  /// How the rendering differs from the others.
  let variant: Variant
  /// The name of the rendering: `settings-ar-EG-iphone-xs-l`.
  let name: String
  /// What it shows, without the drawing.
  let contents: Contents

  /// What a rendering came to.
  enum Contents: Sendable {
    /// A finished page, with its name, its extent in points and the guidelines that acted.
    case page(name: String, size: Size, rules: Set<Rule>)
    /// Nothing can be shown: why not, and the extent that is left free, in points.
    case failure(String, size: Size)
  }

  /// The extent of the picture, in points.
  var size: Size {
    switch contents {
    case .page(_, let size, _), .failure(_, let size): size
    }
  }

  /// The guidelines that acted; none where nothing is shown.
  var rules: Set<Rule> {
    if case .page(_, _, let rules) = contents { rules } else { [] }
  }

  /// The name of the canvas; nil where nothing is shown.
  var canvasName: String? {
    if case .page(let name, _, _) = contents { name } else { nil }
  }

  /// The direction of its layout.
  var direction: Direction { variant[.direction].flatMap(Direction.init(rawValue:)) ?? .leftToRight }

  /// What tells cells apart along an axis.
  enum Key: Hashable {
    /// A document or a canvas.
    case number(Int)
    /// A word of the command line; nil where the document has no such axis.
    case word(String?)
  }

  /// Where the cell stands on an axis.
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
