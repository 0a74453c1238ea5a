/// Finds states that differ only by two colours which many people confuse: blue and orange, red and green, red and
/// black, red and gray, green and gray (R149).
///
/// As for R147, elements without contents of their own are compared that have the same shape and text; here their hues
/// count.
enum R149ColorPairsCheck: PageCheck {
  static let rule = Rule(149)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for twins in page.colorTwins() {
      guard let pair = ConfusedPair(twins) else { continue }
      log.add(
        .warning, at: twins.second,
        "\(pair.words) alone tell it from \(quoted(page.words(for: twins.first)))",
        remedy: "use different shapes as well, such as a square for \(pair.first) and a circle for \(pair.second)",
        aspect: twins.aspect
      ) {
        $0.measured = "\(twins.secondColor.hex) and \(twins.firstColor.hex)"
      }
    }
  }
}

/// Two colours that many people confuse.
struct ConfusedPair {
  /// The names of both: `red` and `green`.
  let first: String, second: String
  /// Both by name: `red and green`.
  var words: String { "\(first) and \(second)" }

  /// The colours of two elements; nil if they are no such pair.
  init?(_ twins: ColorTwins) {
    let hues = [ColorHue(twins.firstColor), ColorHue(twins.secondColor)]
    guard let pair = Self.pairs.first(where: { hues == [$0.0, $0.1] || hues == [$0.1, $0.0] }) else { return nil }
    (first, second) = (pair.0.rawValue, pair.1.rawValue)
  }

  private static let pairs: [(ColorHue, ColorHue)] = [
    (.blue, .orange), (.red, .green), (.red, .black), (.red, .gray), (.green, .gray),
  ]
}

/// A colour by the name that people give it.
enum ColorHue: String {
  case red, orange, green, blue, gray, black, other

  /// The name of an opaque colour.
  init(_ color: Color) {
    let channels = [color.red, color.green, color.blue].map { Double($0) / 255 }
    let (most, least) = (channels.max() ?? 0, channels.min() ?? 0)
    let range = most - least
    guard most > 0.2 else {
      self = .black
      return
    }
    guard range / most > 0.2 else {
      self = most < 0.9 ? .gray : .other
      return
    }
    var angle: Double
    if most == channels[0] {
      angle = 60 * (channels[1] - channels[2]) / range
    } else if most == channels[1] {
      angle = 60 * (channels[2] - channels[0]) / range + 120
    } else {
      angle = 60 * (channels[0] - channels[1]) / range + 240
    }
    if angle < 0 { angle += 360 }
    switch angle {
    case ..<20, 340...: self = .red
    case 20..<45: self = .orange
    case 80..<170: self = .green
    case 190..<260: self = .blue
    default: self = .other
    }
  }
}
