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
  /// Whether its outlines are filled.
  var isFilled = false
  /// What encloses it; nil for nothing.
  var enclosure: IconEnclosure?
  /// Whether it belongs to the program, and not to the document: a sign of a control, or of a key.
  var isOfProgram = false
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

extension IconRequest {
  /// The request in names of icons: those of SF Symbols are understood where no icon has the name.
  ///
  /// A symbol that points to a real side keeps it, unless its author asks for something else (R022).
  func understood(by icons: IconLibrary) -> IconRequest {
    var request = self
    if let symbol = icons.symbol(named: name) {
      request.name = symbol.icon
      request.isFilled = symbol.isFilled
      request.enclosure = symbol.enclosure
      request.hasSlash = hasSlash || symbol.hasSlash
      if badge == nil, let badge = symbol.badge { request.badge = Badge(name: badge.icon) }
      if flip == nil, symbol.namesSide { request.flip = false }
    }
    if let symbol = request.badge?.name.flatMap(icons.symbol) { request.badge?.name = symbol.icon }
    if let symbol = tool.flatMap(icons.symbol) { request.tool = symbol.icon }
    return request
  }
}
