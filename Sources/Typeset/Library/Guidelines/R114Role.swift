/// What an element is to assistive technology (R114).
public enum Role: String, Sendable {
  case document, heading, paragraph, list, listitem, link, button, label, image, table, row, columnheader, cell, group
  case control, none
}

/// R114: assistive technology is told what every element is, by its name in the markup and not by its looks.
enum R114Role {
  /// The role of a block; `holdsText` says whether it holds text and no blocks, `asked` is what the author says.
  static func role(of name: ElementName, holdsText: Bool, asked: String? = nil) -> Role {
    if let asked = asked.flatMap(Role.init(rawValue:)) { return asked }
    return switch name {
    case .title, .h1, .h2, .h3, .h4: .heading
    case .p, .pre, .caption, .figcaption, .header, .footer: .paragraph
    case .blockquote: holdsText ? .paragraph : .group
    case .label, .value, .detail: .label
    case .button, .back, .next, .previous, .direction, .segment, .tab: .button
    case .toggle, .slider, .progress, .steps, .rating, .stepper, .segmented, .pager, .textField, .search, .alignPicker,
      .player:
      .control
    case .image, .icon, .clock, .chart: .image
    case .ul, .ol, .list: .list
    case .li, .item: .listitem
    case .table: .table
    case .tr: .row
    case .th: .columnheader
    case .td: .cell
    case .section, .group, .figure, .navBar, .toolbar, .tabBar: .group
    default: .none
    }
  }

  /// Whether a role makes sense only in a list or a table.
  static func belongsToItsHolder(_ role: Role) -> Bool {
    switch role {
    case .listitem, .row, .columnheader, .cell: true
    default: false
    }
  }

  /// The role of an element inside a text.
  static func role(isLink: Bool) -> Role { isLink ? .link : .none }
}
