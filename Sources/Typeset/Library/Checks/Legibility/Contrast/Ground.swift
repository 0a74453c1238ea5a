/// What lies under a part of a page.
enum Ground {
  /// One colour.
  case plain(Color)
  /// Several colours, or a picture.
  case mixed
}

extension CheckedPage {
  /// What the first `count` drawings of the page leave under a rectangle.
  func ground(under rect: Rect, below count: Int) -> Ground {
    var layers: [Color] = []
    for drawing in drawings[..<count].reversed() {
      switch drawing.coverage(of: rect) {
      case .none: continue
      case .partial: return .mixed
      case .whole(let color):
        layers.append(color)
        if color.alpha == 255 { return .plain(Self.flattened(layers, over: color)) }
      }
    }
    return .plain(Self.flattened(layers, over: paper))
  }

  /// The colour of the page itself.
  var paper: Color { frame.background ?? .white }

  /// What is seen of colours that lie over each other, the uppermost first.
  private static func flattened(_ layers: [Color], over base: Color) -> Color {
    layers.reversed().reduce(base) { $1.over($0) }
  }
}
