/// Which elements and attributes there are, and how they fit into each other: questions to the declarations of the
/// elements.
enum Vocabulary {
  /// The element that the source calls by a name; nil for an unknown name.
  static func element(_ name: String) -> ElementName? { elements[name] }

  /// The attribute that the source calls by a name; nil for an unknown name.
  static func attribute(_ name: String) -> AttributeName? { attributes[name] }

  private static let elements = Dictionary(
    uniqueKeysWithValues: ElementName.allCases.map { ($0.rawValue, $0) })
  private static let attributes = Dictionary(
    uniqueKeysWithValues: AttributeName.allCases.map { ($0.rawValue, $0) })
}

// Which elements go into which.
extension Vocabulary {
  /// Whether an element is allowed in a parent, other elements aside; nil is the place of the root.
  static func allows(_ name: ElementName, in parent: ElementDeclaration?) -> Bool {
    guard let parent else { return name == .document }
    let place = name.declaration(in: parent.name).place
    switch parent.content {
    case .nothing, .characters: return false
    case .inline:
      return place == .inline || place == .argument
        || (place == .counter && (parent.place == .running || parent.place == .inline))
    case .textAndBadge: return place == .inline || place == .argument || name == .badge
    case .blocks:
      switch place {
      case .block: return true
      case .running: return parent.name == .page
      case .bar:
        return parent.name == .screen || ([.navBar, .toolbar, .tabBar].contains(name) && parent.name == .sheet)
      case .layer: return parent.name == .screen
      case .backdrop: return parent.name == .screen || parent.name == .sheet || parent.name == .box
      default: return false
      }
    case .only(let names): return names.contains(name)
    case .flow: return place == .block || place == .inline || place == .argument
    case .items: return place == .item
    case .rows: return place == .row
    case .sectionRows: return place == .row || place == .rowEdge
    case .slots: return place == .slot || place == .block
    case .tableRows: return place == .tableRow || place == .tableHead
    case .headRows: return place == .tableRow
    case .cells: return place == .cell
    case .segments: return place == .segment
    case .tabs: return place == .tab
    case .parts: return place == .part
    case .variants: return place == .variant
    case .canvases: return place == .head || place == .canvas
    case .declarations: return place == .declaration
    }
  }

  /// The elements that are allowed in a parent.
  static func children(of parent: ElementDeclaration?) -> [ElementName] {
    ElementName.allCases.filter { allows($0, in: parent) }
  }

  /// The elements in which one is allowed.
  static func parents(of name: ElementName) -> [ElementName] {
    let parents = ElementName.allCases.filter { allows(name, in: $0.declaration) }
    return allows(name, in: RowListElement.section) ? parents + [.section] : parents
  }
}

// Which attributes elements have.
extension Vocabulary {
  /// The attributes that do something on an element in a parent, in the order of their names' declaration.
  static func attributes(of element: ElementDeclaration, in parent: ElementName?) -> [AttributeDeclaration] {
    AttributeName.allCases.compactMap { element.attribute($0, in: parent) }
  }

  /// The elements that an attribute does something on.
  static func owners(of attribute: AttributeName) -> [ElementName] {
    ElementName.allCases.filter { $0.declaration.attribute(attribute, in: nil) != nil }
  }
}
