/// R114: every element has a role for assistive technology, from its name in the markup and not from its appearance.
enum R114Role {
  /// The role of a block; `holdsText` says whether it holds text and no blocks, `asked` is what the author says.
  static func role(of name: ElementName, holdsText: Bool, asked: Role? = nil) -> Role {
    asked ?? (holdsText ? name.declaration.roleOfText : name.declaration.role)
  }

  /// Whether a role makes sense only in a list or a table.
  static func belongsToItsHolder(_ role: Role) -> Bool {
    switch role {
    case .listitem, .row, .columnheader, .rowheader, .cell: true
    case .document, .heading, .paragraph, .list, .link, .button, .label, .image, .table, .group, .control, .none: false
    }
  }

  /// The role of an element inside a text.
  static func role(isLink: Bool) -> Role { isLink ? .link : .none }
}

extension RoleRequest {
  /// The role that is asked for.
  var role: Role {
    switch self {
    case .button: .button
    case .link: .link
    case .heading: .heading
    case .image: .image
    case .none: .none
    }
  }
}
