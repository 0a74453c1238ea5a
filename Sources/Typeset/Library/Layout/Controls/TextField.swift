/// A field for text: its value, or its placeholder while it is empty; a search has a magnifier at the start, and a
/// field whose author says that people can dictate has a microphone at the end (R119), and a focused one the insertion
/// point.
///
/// It has one line: a field scrolls.
struct TextField: ControlArrangement {
  private static let leastHeight = 36.0
  /// The distances at the sides and between magnifier and text, in points.
  private static let padding = (side: 12.0, icon: 8.0, gap: 6.0)
  /// The width of the insertion point, in points.
  private static let insertionPointWidth = 2.0

  let part: Part
  private let text: TextBlock?
  private let isPlaceholder: Bool
  private let bullets: PasswordBullets?
  private let magnifier: IconDrawing?
  private let microphone: IconDrawing?

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    let environment = part.environment
    let value = part.attributes[TextFieldElement.value] ?? ""
    isPlaceholder = value.isEmpty
    let color = environment.controlTextColor(isPlaceholder ? "placeholder" : "label")
    let type = part.attributes[TextFieldElement.type]
    let typeSize = DynamicType.size(of: .body, at: environment.textSize).size
    bullets = isPlaceholder || type != .password ? nil : PasswordBullets(value, size: typeSize, color: color)
    let shown =
      isPlaceholder ? part.attributes[TextFieldElement.placeholder] ?? "" : bullets == nil ? value : ""
    let given = part.attributes[Common.dir]
    let own = isPlaceholder || given != nil ? nil : Self.direction(of: value, type, part, task)
    text =
      shown.isEmpty
      ? nil
      : task.controlText(
        shown, style: .body, color: color, lines: 1,
        isCutAsAsked: !isPlaceholder, dir: given ?? own.map { DirectionRequest($0) },
        keepsOrder: own.map { R052PhoneNumber.needsOverride(value: value, in: $0) } ?? false, of: part)
    let size = typeSize * 1.1
    magnifier =
      part.block.name == .search
      ? task.iconDrawing(
        named: "search", size: size, color: environment.controlTextColor("secondary-label"), for: part,
        isOfProgram: true) : nil
    microphone =
      R119Dictation.showsMicrophone(part.attributes)
      ? task.iconDrawing(
        named: "microphone", size: size, color: environment.controlTextColor("secondary-label"), for: part,
        isOfProgram: true) : nil
  }

  private static func direction(of value: String, _ type: FieldType, _ part: Part, _ task: LayoutTask)
    -> Direction
  {
    R052PhoneNumber.direction(
      ofValue: value, type: type, firstStrong: task.setter.firstStrong(in: value),
      layoutDirection: part.environment.layoutDirection)
  }

  private var start: Double {
    magnifier.map { Self.padding.icon + $0.size.width + Self.padding.gap } ?? Self.padding.side
  }

  /// What is kept free at the end, in points.
  private var end: Double {
    microphone.map { Self.padding.icon + $0.size.width + Self.padding.gap } ?? Self.padding.side
  }

  private func textWidth(in width: Double) -> Double { max(0, width - start - end) }

  private func textHeight(in width: Double) -> Double {
    text?.extent(in: textWidth(in: width)).height ?? DynamicType.size(of: .body, at: part.environment.textSize).leading
  }

  func widths() -> Widths {
    let rest = start + end
    return Widths(
      minContent: rest + 44, maxContent: max(200, rest + (text?.widths().maxContent ?? bullets?.width ?? 0)))
  }

  func extent(in width: Double) -> Extent {
    let textHeight = textHeight(in: width)
    let height = max(Self.leastHeight, max(textHeight, (magnifier ?? microphone)?.size.height ?? 0) + 14)
    let own = text?.extent(in: textWidth(in: width))
    return Extent(height: height, firstBaseline: own?.firstBaseline.map { $0 + (height - textHeight) / 2 })
  }

  /// Its ground; nil where the author gives one, which is behind it.
  private func ground(_ color: Color) -> Color? { part.attributes.gives(Common.background) ? nil : color }

  /// The line around it; nil where the author gives one.
  private func outline(_ stroke: Stroke) -> Stroke? { part.attributes.gives(Common.border) ? nil : stroke }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    let size = parts.size
    if magnifier != nil {
      // With high contrast a line shows where the field is, and a fainter background leaves the placeholder legible
      // (R151).
      let isOutlined = environment.appearance.isHighContrast
      parts.add(
        "field", u: 0, y: 0, size: size, radius: part.block.name.declaration.style.radius,
        fill: ground(environment.controlColor(isOutlined ? "gray6" : "fill")),
        stroke: isOutlined ? outline(environment.hairline) : nil)
    } else {
      let line = environment.controlColor(environment.appearance.isHighContrast ? "gray" : "gray4")
      parts.add(
        "field", u: 0, y: 0, size: size, radius: part.block.name.declaration.style.radius,
        fill: ground(environment.controlColor("secondary-grouped-background")),
        stroke: outline(Stroke(color: line, width: 1)))
    }
    if let magnifier {
      parts.add("icon", u: Self.padding.icon, y: (size.height - magnifier.size.height) / 2, icon: magnifier)
    }
    if let microphone {
      parts.add(
        "microphone", u: size.width - Self.padding.icon - microphone.size.width,
        y: (size.height - microphone.size.height) / 2, icon: microphone, rules: [R119Dictation.rule])
    }
    if let bullets {
      let extent = Size(width: textWidth(in: size.width), height: bullets.height)
      parts.add(
        "value", u: start, y: (size.height - extent.height) / 2, size: extent,
        items: bullets.items(in: extent.width, layoutDirection: parts.layoutDirection))
    }
    if let text {
      parts.add(
        isPlaceholder ? "placeholder" : "value", u: start, y: (size.height - textHeight(in: size.width)) / 2,
        width: textWidth(in: size.width), text: text)
    }
    if part.attributes[TextFieldElement.focused] { drawInsertionPoint(&parts) }
  }

  /// Draws the insertion point: where the next character will be.
  private func drawInsertionPoint(_ parts: inout ControlParts) {
    let room = textWidth(in: parts.size.width)
    let used = isPlaceholder ? 0 : min(room, text?.usedWidth(in: room) ?? bullets?.width ?? 0)
    // A text against the layout ends where the layout begins.
    let endsAtStart = !isPlaceholder && text.map { $0.direction != parts.layoutDirection } ?? false
    let width = Self.insertionPointWidth
    let height = DynamicType.size(of: .body, at: part.environment.textSize).size * 1.25
    parts.add(
      "insertion-point", u: endsAtStart || used == 0 ? start - width - 1 : start + used,
      y: (parts.size.height - height) / 2, size: Size(width: width, height: height), radius: width / 2,
      fill: part.environment.tintColor)
  }
}
