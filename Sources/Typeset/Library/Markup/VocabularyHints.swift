extension Vocabulary {
  /// The name that an author meant who wrote another one in a parent: a word of a neighbouring language, or a slip.
  static func elementMeant(by name: String, in parent: ElementDeclaration?) -> ElementName? {
    if let meant = otherElements[name.lowercased()] { return meant }
    let allowed = children(of: parent).map(\.rawValue)
    let nearest =
      NearestName.of(name, among: allowed) ?? NearestName.of(name, among: ElementName.allCases.map(\.rawValue))
    return nearest.flatMap(ElementName.init(rawValue:))
  }

  /// The attribute that an author meant who wrote another one on an element.
  static func attributeMeant(by name: String, on element: ElementDeclaration, in parent: ElementName?) -> String? {
    let allowed = attributes(of: element, in: parent).map(\.name.rawValue)
    let lower = name.lowercased()
    if let meant = otherAttributes[lower]?.rawValue, allowed.contains(meant) { return meant }
    if let side = reading(of: lower), allowed.contains(side) { return side }
    return NearestName.of(name, among: allowed)
  }

  /// A name that speaks of left or right, in the words of reading: `padding-left` is `padding-start`.
  static func reading(of name: String) -> String? {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    guard words.contains("left") || words.contains("right") else { return nil }
    return words.map { $0 == "left" ? "start" : $0 == "right" ? "end" : $0 == "margin" ? "padding" : String($0) }
      .joined(separator: "-")
  }

  /// Words of HTML and of app frameworks for what has another name here.
  private static let otherElements: [String: ElementName] = [
    "html": .document, "body": .page, "div": .column, "vstack": .column, "hstack": .row, "zstack": .overlay,
    "stack": .column, "hr": .divider, "para": .p, "paragraph": .p,
    "text": .p, "heading": .h1, "h5": .h4, "h6": .h4, "bold": .b, "italic": .i, "underline": .u, "strike": .s,
    "del": .s, "tt": .code, "kbd": .code, "link": .a, "quote": .blockquote, "tel": .phone,
    "img": .image, "picture": .image, "switch": .toggle, "input": .textField, "textfield": .textField,
    "textarea": .textArea,
    "loader": .spinner, "tag": .chip, "message": .bubble, "placeholder": .skeleton, "gauge": .ring,
    "navbar": .navBar,
    "tabbar": .tabBar, "statusbar": .statusBar, "number": .num, "currency": .money, "price": .money,
  ]

  private static let otherAttributes: [String: AttributeName] = [
    "xml:lang": .lang, "language": .lang, "direction": .dir, "text-align": .align, "gap": .spacing,
    "font-size": .size, "font-weight": .weight, "font-family": .font, "bgcolor": .background,
    "background-color": .background, "border-color": .border, "border-radius": .radius, "corner-radius": .radius,
    "src": .href, "name": .id, "checked": .on, "disabled": .enabled, "mirror": .flip,
  ]
}
