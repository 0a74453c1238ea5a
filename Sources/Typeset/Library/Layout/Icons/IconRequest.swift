/// Which icon is asked for, and of what it is composed.
struct IconRequest {
  /// The name of the icon proper.
  var name: String
  /// What it means, where the author says it; nil leaves it to the set.
  var meaning: IconMeaning?
  /// Whether it is mirrored in a right-to-left layout; nil leaves it to the meaning.
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
    /// The corner.
    var corner = BadgeCorner.topEnd
    /// Whether it depicts a part of the interface.
    var depictsInterface = false
  }

  init(name: String) { self.name = name }

  /// What an `icon` element asks for; nil where it has no name.
  init?(_ part: Part) {
    let base = part.blocks.first { $0.name == .base }?.attributes[IconPartElements.baseName]
    guard let name = base ?? part.attributes[IconElement.name] else { return nil }
    self.init(name: name)
    meaning = part.attributes[IconElement.meaning]
    flip =
      switch part.attributes[Common.flip] {
      case .yes: true
      case .no: false
      case .auto: nil
      }
    for block in part.blocks {
      if let kind = IconPartKind(rawValue: block.name.rawValue), let color = block.attributes[Common.color] {
        colors[kind] = part.environment.resolve(color)
      }
      guard case .drawing(let kind) = block.kind else { continue }
      switch kind {
      case .slash: hasSlash = true
      case .tool: tool = block.attributes[IconPartElements.toolName]
      case .badge:
        badge = Badge(
          name: block.attributes[IconPartElements.badgeName], corner: block.attributes[IconPartElements.at],
          depictsInterface: block.attributes[IconPartElements.depicts] == .interface)
      case .icon, .base, .clock, .chart, .map, .pin, .route, .event: continue
      }
    }
  }
}
