extension Canvas {
  /// The canvas with a level for every heading whose name says none (R126).
  func levellingHeadings() -> Canvas {
    guard blocks.contains(where: \.holdsUnlevelledHeading) else { return self }
    var isTitled = false
    if case .screen(let screen) = kind { isTitled = screen.title != nil }
    var canvas = self
    var scopes = HeadingScopes(isTitled: isTitled)
    canvas.blocks = blocks.map { $0.levellingHeadings(&scopes) }
    return canvas
  }
}

extension Block {
  /// The level of a heading, by its name or by its place; nil for anything else.
  var level: Int? {
    if let role = attributes[Common.role], role != .heading { return nil }
    return R126Headings.level(of: name) ?? headingLevel
  }

  /// Whether it is a heading whose name says no level.
  private var isUnlevelledHeading: Bool {
    let role = attributes[Common.role]
    return R126Headings.level(of: name) == nil && (role == .heading || role == nil && kind == .rows(.header))
  }

  fileprivate var holdsUnlevelledHeading: Bool {
    if isUnlevelledHeading { return true }
    guard case .blocks(let blocks) = content else { return false }
    return blocks.contains(where: \.holdsUnlevelledHeading)
  }

  fileprivate func levellingHeadings(_ scopes: inout HeadingScopes) -> Block {
    var block = self
    if isUnlevelledHeading {
      block.headingLevel = scopes.nextLevel()
    } else if name != .title, let level {
      scopes.pass(level)
    }
    guard case .blocks(let blocks) = content else { return block }
    if keepsHeadings { scopes.enter() }
    block.content = .blocks(blocks.map { $0.levellingHeadings(&scopes) })
    if keepsHeadings { scopes.leave() }
    return block
  }

  /// Whether headings inside say nothing of what follows it.
  private var keepsHeadings: Bool {
    switch kind {
    case .container(let container): [.section, .figure, .emptyState].contains(container)
    case .list, .rows, .table, .text, .layer: true
    case .structure, .canvas, .running, .control, .bar, .picture, .drawing, .inline: false
    }
  }
}
