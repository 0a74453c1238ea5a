@testable import Typeset

/// A run of text with the colour that is painted behind its middle.
struct TextOnBackground {
  /// The text.
  let text: String
  /// How it looks.
  let appearance: RunAppearance
  /// What is behind it: all fills under its middle, one over another.
  let background: Color
  /// Whether the element that holds it can be used.
  let isEnabled: Bool

  /// The contrast of the text on its background.
  var contrast: Double { appearance.color.contrast(on: background) }

  /// The least contrast of its size and weight (F1): bold text and text of 18 points or more needs less.
  var required: Double { appearance.size >= 18 || appearance.font.weight >= 600 ? 3 : 4.5 }

  /// All texts of a frame, except those on pictures.
  static func all(in frame: Frame) -> [TextOnBackground] {
    var painted: [Painted] = [Painted(box: Rect(origin: .zero, size: frame.size), fill: frame.background ?? .white)]
    var texts: [TextOnBackground] = []
    collect(frame.items, at: .zero, isEnabled: true, &painted, &texts)
    return texts
  }

  /// Something painted: a picture has no colour that is known.
  private struct Painted {
    var box: Rect
    var fill: Color?
  }

  private static func collect(
    _ items: [FrameItem], at origin: Point, isEnabled: Bool, _ painted: inout [Painted],
    _ texts: inout [TextOnBackground]
  ) {
    for item in items {
      switch item {
      case .group(let group):
        var isEnabled = isEnabled
        if case .element(let element) = group.meaning { isEnabled = isEnabled && element.isEnabled }
        collect(group.items, at: origin + group.origin, isEnabled: isEnabled, &painted, &texts)
      case .path(let path):
        guard let fill = path.fill else { continue }
        let points = path.path.steps.flatMap { step -> [Point] in
          switch step {
          case .move(let point), .line(let point): [point]
          case .curve(let first, let second, let end): [first, second, end]
          case .close: []
          }
        }
        guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(), let minY = points.map(\.y).min(),
          let maxY = points.map(\.y).max()
        else { continue }
        let box = Rect(x: minX + origin.x, y: minY + origin.y, width: maxX - minX, height: maxY - minY)
        painted.append(Painted(box: box, fill: fill))
      case .image(let image):
        painted.append(Painted(box: Rect(origin: origin + image.rect.origin, size: image.rect.size), fill: nil))
      case .glyphs(let run):
        let middle = origin + run.origin + Point(x: run.width / 2, y: -run.appearance.size * 0.3)
        var background: Color? = .white
        for item in painted where item.box.contains(Rect(origin: middle, size: .zero)) {
          background = item.fill.flatMap { fill in fill.alpha == 255 ? fill : background.map { fill.over($0) } }
        }
        guard let background else { continue }
        texts.append(
          TextOnBackground(
            text: run.text, appearance: run.appearance, background: background, isEnabled: isEnabled))
      }
    }
  }
}
