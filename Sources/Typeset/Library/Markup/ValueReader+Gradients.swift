extension ValueReader {
  /// The most colours of a gradient.
  private static let mostStops = 32

  /// A gradient: `linear-gradient(to end, COLOUR [AT%], …)` or `radial-gradient(COLOUR [AT%], …)`.
  func gradient(_ text: String) -> Result {
    guard let (isRadial, inside) = Self.parts(of: trimmed(text[...])) else {
      return .fault(ValueError(quoted(text), Self.form))
    }
    var arguments = inside.split(separator: ",", omittingEmptySubsequences: false).map { String(trimmed($0)) }
    var shape = isRadial ? GradientValue.Shape.radial : .toBottom
    if let first = arguments.first, !isRadial, first.hasPrefix("to ") || first.hasSuffix("deg") {
      guard let found = Self.direction(first) else { return .fault(Self.directionFault(first)) }
      shape = found
      arguments.removeFirst()
    }
    var stops: [GradientValue.Stop] = []
    for argument in arguments {
      switch stop(argument) {
      case .success(let stop): stops.append(stop)
      case .failure(let fault): return .fault(fault)
      }
    }
    guard (2...Self.mostStops).contains(stops.count) else {
      return .fault(ValueError(quoted(text), "a gradient has 2 to \(Self.mostStops) colours", Self.form))
    }
    return .value(.gradient(GradientValue(shape: shape, stops: stops)))
  }

  private static let form =
    "write linear-gradient(to end, red, blue 80%) or radial-gradient(#ffffff, blue), with a colour of the palette or "
    + "#rrggbb at each place"

  private static func parts(of text: Substring) -> (isRadial: Bool, inside: Substring)? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    switch text[..<open] {
    case "linear-gradient": return (false, inside)
    case "radial-gradient": return (true, inside)
    default: return nil
    }
  }

  private static func direction(_ text: String) -> GradientValue.Shape? {
    switch text {
    case "to end": return .toEnd
    case "to start": return .toStart
    case "to top": return .toTop
    case "to bottom": return .toBottom
    default:
      guard text.hasSuffix("deg"), let degrees = PlainNumber.signed(String(text.dropLast(3))),
        abs(degrees) <= 360
      else { return nil }
      return .degrees(degrees)
    }
  }

  private static func directionFault(_ text: String) -> ValueError {
    let asksForSide = text.contains("left") || text.contains("right")
    return ValueError(
      quoted(text), asksForSide ? ValueError.sides : nil,
      "use to start, to end, to top, to bottom, or degrees from the top, such as 45deg")
  }

  private func stop(_ text: String) -> Swift.Result<GradientValue.Stop, ValueError> {
    let words = text.utf8.split(whereSeparator: isXMLSpace).map { String(Substring($0)) }
    // The names of an app's colours may have spaces.
    let hasPlace = words.count > 1 && (!takesOwnColors || words[words.count - 1].hasSuffix("%"))
    let name = (hasPlace ? words.dropLast() : words[...]).joined(separator: " ")
    guard !words.isEmpty, words.count <= 2 || takesOwnColors else {
      return .failure(ValueError(quoted(text), Self.form))
    }
    var place: Double?
    if hasPlace, let last = words.last {
      guard last.hasSuffix("%"), let share = PlainNumber.decimal(String(last.dropLast())), share <= 100 else {
        return .failure(ValueError(quoted(last), "the place of a colour is a percentage from 0% to 100%"))
      }
      place = share
    }
    switch color(name) {
    case .value(.color(let color)): return .success(GradientValue.Stop(color: color, place: place))
    case .value: return .failure(ValueError(quoted(name)))
    case .fault(let fault): return .failure(fault)
    }
  }
}
