/// Which icon is asked for, and of what it is composed.
struct IconRequest {
  /// The name of the icon proper.
  var name: String
  /// What it means, where the author says it; nil leaves it to the set.
  var meaning: IconMeaning?
  /// Whether it is to be turned round in a right-to-left layout; nil leaves it to the meaning.
  var flip: Bool?
  /// A sign at a corner.
  var badge: Badge?
  /// Whether a line crosses it out.
  var hasSlash = false
  /// The name of a tool before it.
  var tool: String?
  /// The colours of parts that have one of their own.
  var colors: [IconPartKind: Color] = [:]

  /// A sign at a corner.
  struct Badge {
    /// Its name; nil for a plain disc.
    var name: String?
    /// The corner, in words of the markup.
    var corner = "top-end"
    /// Whether it depicts a part of the interface.
    var depictsInterface = false
  }

  init(name: String) { self.name = name }

  /// What an `icon` element asks for; nil where it has no name.
  init?(_ part: Part) {
    let base = part.blocks.first { $0.name == .base }?.attributes.text(.name)
    guard let name = base ?? part.attributes.text(.name) else { return nil }
    self.init(name: name)
    meaning = part.attributes.text(.meaning).flatMap(IconMeaning.init)
    switch part.attributes.text(.flip) {
    case "yes": flip = true
    case "no": flip = false
    default: flip = nil
    }
    for block in part.blocks {
      if let kind = IconPartKind(rawValue: block.name.rawValue), let color = block.attributes.color(.color) {
        colors[kind] = part.environment.resolve(color)
      }
      switch block.name {
      case .slash: hasSlash = true
      case .tool: tool = block.attributes.text(.name)
      case .badge:
        badge = Badge(
          name: block.attributes.text(.name), corner: block.attributes.text(.at) ?? "top-end",
          depictsInterface: block.attributes.text(.depicts) == "ui")
      default: continue
      }
    }
  }
}
