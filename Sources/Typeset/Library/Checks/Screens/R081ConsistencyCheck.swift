/// Advises on elements that look nearly like others of their role, or unlike all others (R081).
///
/// Compared are elements of one name, purpose and slot on the screens of a document that are made for one device: the
/// radius of buttons, boxes, fields and pictures; the type size of buttons, headings and captions; the height of
/// buttons and fields; the width and height of icons. Values that differ by 1 to 3 points from the usual one are found;
/// of five or more, also a single radius or type size that is farther off, and a single kind of button (one in five at
/// most). A filled or tinted button among others is emphasis. What is in bars or inside a `when` is left alone.
enum R081ConsistencyCheck: DocumentCheck {
  static let rule = Rule(81)
  static let level = CheckLevel.advice

  /// How far two values are apart that were meant to be one, in points.
  private static let nearMiss = 1.0...3.0
  /// Of how many elements one is unlike the others.
  private static let leastCount = 5

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    var groups: [ElementFunction: [SourceElement]] = [:]
    var order: [ElementFunction] = []
    for element in document.elements {
      guard let function = ElementFunction(element, in: document) else { continue }
      if groups[function] == nil { order.append(function) }
      groups[function, default: []].append(element)
    }
    for function in order {
      let elements = groups[function] ?? []
      for trait in ElementTrait.allCases { compare(elements, in: trait, &log) }
      if function.name == .button { compareKinds(of: elements, &log) }
    }
  }

  private static func compare(_ elements: [SourceElement], in trait: ElementTrait, _ log: inout FaultLog) {
    let values = elements.compactMap { element in trait.value(of: element).map { (element: element, value: $0) } }
    guard values.count > 1, let usual = mostFrequent(values.map(\.value)) else { return }
    let others = values.filter { $0.value != usual }
    for other in others {
      let distance = (abs(other.value - usual) * 100).rounded() / 100
      let isAlone = others.count * leastCount <= values.count && trait.isAlikeEverywhere
      guard nearMiss.contains(distance) || isAlone else { continue }
      log.add(
        .advice, at: other.element,
        "<\(other.element.name.rawValue)> has \(trait.words) \(PointText.text(other.value)), "
          + "others of its kind \(PointText.text(usual))",
        remedy: "give elements with one function the same look", aspect: trait.rawValue
      ) {
        $0.measured = "\(PointText.text(other.value)) pt"
        $0.required = "\(PointText.text(usual)) pt"
        $0.severity = distance
      }
    }
  }

  private static func compareKinds(of buttons: [SourceElement], _ log: inout FaultLog) {
    let kinds = buttons.map {
      R115ButtonHierarchy.kind(asked: $0[ButtonElement.kind], purpose: $0[ButtonElement.purpose])
    }
    guard let usual = mostFrequent(kinds) else { return }
    let others = kinds.indices.filter { kinds[$0] != usual }
    guard let first = others.first, others.count * leastCount <= buttons.count,
      Set(others.map { kinds[$0] }).count == 1,
      kinds[first] == .gray || kinds[first] == .plain
    else { return }
    for index in others {
      log.add(
        .advice, at: buttons[index],
        "the button is \(kinds[index].rawValue), \(buttons.count - others.count) others are \(usual.rawValue)",
        remedy: "give buttons with one function the same kind, or say in purpose what this one does", aspect: "kind")
    }
  }

  /// The value that most have, of several the first.
  private static func mostFrequent<Value: Hashable>(_ values: [Value]) -> Value? {
    var counts: [Value: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    let most = counts.values.max()
    return values.first { counts[$0] == most }
  }
}

/// What an element is there for; elements that agree in it should look alike.
private struct ElementFunction: Hashable {
  /// Its name in the markup.
  let name: ElementName
  /// What a button does; nil for others.
  let purpose: ButtonPurpose?
  /// Whether it shows text; a button of an icon alone is another thing.
  let hasText: Bool
  /// The slot, list, grid or row that it is in, the innermost one; nil for a block of its own.
  let slot: ElementName?
  /// The device of its screen; nil for the usual one.
  let device: String?

  /// The function of an element; nil if it is not on a screen, is in a bar or a `when`, or has none that is compared.
  init?(_ element: SourceElement, in document: CheckedDocument) {
    switch element.name {
    case .button, .box, .textField, .search, .image, .icon, .h1, .h2, .h3, .h4, .caption: break
    default: return nil
    }
    let around = document.ancestors(of: element)
    guard document.isOnScreen(element), element[Common.decorative] != true else { return nil }
    for outer in [element] + around {
      guard outer.name.declaration.place != .bar, !outer.gives(Common.when) else { return nil }
    }
    name = element.name
    purpose = element.name == .button ? element[ButtonElement.purpose] : nil
    hasText = !element.text.isEmpty || element.gives(Common.key)
    slot =
      around.first { outer in
        switch outer.name {
        case .leading, .trailing, .item, .grid, .row, .gallery, .box, .figure, .table: true
        default: false
        }
      }?.name
    device = around.last?[ScreenElement.device]
  }
}

/// What of the looks of an element is compared.
private enum ElementTrait: String, CaseIterable {
  case radius, size, height, width

  /// The trait in messages.
  var words: String {
    switch self {
    case .radius: "a radius of"
    case .size: "a type size of"
    case .height: "a height of"
    case .width: "a width of"
    }
  }

  /// Whether it hardly ever differs on purpose, as extents do.
  var isAlikeEverywhere: Bool { self == .radius || self == .size }

  /// The value of an element that has the trait, in points; nil if it has none.
  func value(of element: SourceElement) -> Double? {
    let style = element.name.declaration.style
    switch (self, element.name) {
    case (.radius, .button):
      let kind = R115ButtonHierarchy.kind(asked: element[ButtonElement.kind], purpose: element[ButtonElement.purpose])
      return kind == .plain ? nil : element[Common.radius].map(\.greatest) ?? style.radius
    case (.radius, .box):
      return element.gives(Common.background) || element.gives(Common.border)
        ? element[Common.radius].map(\.greatest) ?? 0 : nil
    case (.radius, .textField), (.radius, .search), (.radius, .image):
      return element[Common.radius].map(\.greatest) ?? style.radius
    case (.size, .button), (.size, .h1), (.size, .h2), (.size, .h3), (.size, .h4), (.size, .caption):
      let name = element[Common.style] ?? style.style
      return element[Common.size] ?? name.map { DynamicType.size(of: $0).size }
    case (.height, .button), (.height, .textField), (.height, .search), (.height, .icon):
      return element[Common.height]?.points
    case (.width, .icon): return element[Common.width]?.points
    default: return nil
    }
  }
}
