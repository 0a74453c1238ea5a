extension Part {
  /// The shape behind an icon that alone makes a button, where the reader asks for shapes (R116); `icon` is the place
  /// of the icon.
  func buttonShape(behind icon: Rect) -> FrameItem? {
    guard environment.accessibility.showsButtonShapes, attributes[Common.underline] ?? true, block.isIconButton else {
      return nil
    }
    let margin = R116ButtonShapes.margin
    let size = Size(width: icon.width + 2 * margin, height: icon.height + 2 * margin)
    return identity.part(
      "shape", frame: Rect(origin: icon.origin + Point(x: -margin, y: -margin), size: size),
      rules: [R116ButtonShapes.rule],
      items: [
        .roundedBox(
          size, radius: R116ButtonShapes.radius, fill: environment.controlColor("fill"),
          stroke: environment.appearance.isHighContrast ? environment.hairline : nil)
      ])
  }
}

extension Block {
  /// Whether it is a button of nothing but an icon, and without a background.
  fileprivate var isIconButton: Bool {
    if kind == .drawing(.icon) { return attributes[Common.role] == .button }
    return !hasVisibleText && R116ButtonShapes.underlines(name, look: attributes.buttonStyle(isEnabled: true))
  }
}
