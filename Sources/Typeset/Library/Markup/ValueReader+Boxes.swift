// Values that say how boxes look: shares of a container, corners, shadows, shapes.
extension ValueReader {
  /// The greatest share of a container, in percent.
  private static let mostPercent = 1_000.0

  /// A share of a container; nil for what does not end in a percent sign.
  func share(_ text: String, _ limits: NumberLimits) -> Result? {
    guard text.hasSuffix("%"), let percent = PlainNumber.decimal(text.dropLast()) else { return nil }
    guard percent > 0 || limits.allowsZero, percent <= Self.mostPercent else {
      return .fault(
        ValueError(
          quoted(text), "a percentage is \(limits.allowsZero ? "from 0%" : "greater than 0%") and at most 1000%"))
    }
    return .value(.share(percent))
  }

  /// One radius, or four: top-start, top-end, bottom-end, bottom-start; then, perhaps, the word `continuous`.
  func corners(_ text: String, _ limits: NumberLimits) -> Result {
    var words = text.utf8.split(whereSeparator: isXMLSpace).map { String(Substring($0)) }
    if words.count > 1, words.last == CornerRadii.continuous {
      words.removeLast()
      switch corners(words.joined(separator: " "), limits) {
      case .value(.number(let radius)): return .value(.corners(CornerRadii(radius).madeContinuous))
      case .value(.corners(let radii)): return .value(.corners(radii.madeContinuous))
      case let other: return other
      }
    }
    guard words.count > 1 else { return number(text, limits, isFillAllowed: false) }
    var radii: [Double] = []
    for word in words {
      switch number(word, limits, isFillAllowed: false) {
      case .value(.number(let radius)): radii.append(radius)
      case .value: return .fault(ValueError(quoted(word)))
      case .fault(let fault): return .fault(fault)
      }
    }
    guard radii.count == 4 else {
      return .fault(
        ValueError(
          quoted(text),
          "give one radius, or four: top-start, top-end, bottom-end and bottom-start, and then continuous or nothing"))
    }
    return .value(
      .corners(CornerRadii(topStart: radii[0], topEnd: radii[1], bottomEnd: radii[2], bottomStart: radii[3])))
  }

  /// A shadow: a level, or how far it is moved along the reading direction and down, its blur and its colour.
  func shadow(_ text: String) -> Result {
    if let level = ShadowValue.Level(rawValue: text) { return .value(.shadow(.level(level))) }
    let words = text.utf8.split(whereSeparator: isXMLSpace).map { String(Substring($0)) }
    let levels = ShadowValue.Level.allCases.map(\.rawValue)
    guard words.count == 4 || words.count > 4 && takesOwnColors else {
      return .fault(
        ValueError(
          quoted(text), NearestName.of(text, among: levels).map { "did you mean \"\($0)\"?" }, Self.shadowForm))
    }
    let numbers = words.prefix(3).map { PlainNumber.signed($0) }
    guard let x = numbers[0], let y = numbers[1], let blur = numbers[2], blur >= 0 else {
      return .fault(ValueError(quoted(text), Self.shadowForm))
    }
    guard max(abs(x), abs(y), blur) <= Self.mostShadow else {
      return .fault(
        ValueError(quoted(text), "the numbers of a shadow are at most \(PlainNumber.text(Self.mostShadow))"))
    }
    let name = words.dropFirst(3).joined(separator: " ")
    switch color(name) {
    case .value(.color(let color)):
      return .value(.shadow(.measures(ShadowValue.Measures(x: x, y: y, blur: blur, color: color))))
    case .value: return .fault(ValueError(quoted(name)))
    case .fault(let fault): return .fault(fault)
    }
  }

  /// The farthest that a shadow is moved, and its greatest blur, in points.
  private static let mostShadow = 200.0
  private static let shadowForm =
    "use low, medium or high, or x, y, blur and colour, as in 0 4 12 #00000029; x follows the reading direction"

  /// The shape of a box: width and height in parts of each other.
  func aspect(_ text: String) -> Result {
    guard AspectRatio(text) != nil else {
      return .fault(
        ValueError(
          quoted(text),
          "use width and height with a colon between them, as in 16:9, neither more than 100 times the other"
        ))
    }
    return .value(.text(text))
  }
}
