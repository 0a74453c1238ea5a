/// What an element is to assistive technology (R114).
public enum Role: String, Sendable {
  case document, heading, paragraph, list, listitem, link, button, label, image, table, row, columnheader, cell, group
  case control, none
}

/// R114: assistive technology is told what every element is, by its name in the markup and not by its looks.
enum R114Role {
  static let rule = Rule(114)

  /// The role of a block; `holdsText` says whether it holds text and no blocks.
  static func role(of name: ElementName, holdsText: Bool) -> Role {
    switch name {
    case .title, .h1, .h2, .h3, .h4: .heading
    case .p, .pre, .caption: .paragraph
    case .blockquote: holdsText ? .paragraph : .group
    case .label: .label
    case .button: .button
    case .ul, .ol: .list
    case .li: .listitem
    case .section, .group: .group
    default: .none
    }
  }

  /// The role of an element inside a text.
  static func role(isLink: Bool) -> Role { isLink ? .link : .none }
}
