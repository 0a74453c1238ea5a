// What is over a screen, from below: sheets, popovers and menus, questions, notices.

/// A layer has a place and a width of its own.
private let layerAttributes = Common.everywhere.union(Common.inherited).union([.dir, .background, .appearance])

/// Where a layer points to.
private let anchorAttribute = Attribute<String?>(
  .at, .reference, example: "#share", isRequired: true, "The element on the screen that it belongs to, by its `id`")

enum SheetElement {
  static let detent = Attribute<SheetDetent>(
    .detent, .detent, default: .large,
    "How high the sheet is: half of the screen, almost all of it, or a number of points")
  static let grabber = Attribute<Bool>(
    .grabber, .flag, default: false, "Whether a line at the top shows that people can drag the sheet")

  static let scroll = Attribute<Bool>(
    .scroll, .flag, default: false, "Whether people scroll the contents, which may then be cut off at the bottom")

  static let declaration = ElementDeclaration(
    .sheet, .layer(.sheet), in: .layer, holds: .blocks, dir: .layout,
    attributes: [detent.declaration, grabber.declaration, scroll.declaration],
    common: layerAttributes.union([
      .spacing, .padding, .paddingTop, .paddingBottom, .paddingStart, .paddingEnd, .material,
    ]),
    role: .group, style: ElementStyle(background: "background", spacing: 12, radius: 12),
    "A screen of its own that slides over the lower part of another, with the bars that it needs",
    example: """
      <screen device="iphone-se"><p>A lamp for ships.</p><sheet detent="medium" grabber="yes"><nav-bar><title>Share</title></nav-bar><p>Choose a friend.</p></sheet></screen>
      """)
}

enum PopoverElement {
  static let at = anchorAttribute

  static let declaration = ElementDeclaration(
    .popover, .layer(.popover), in: .layer, holds: .blocks, dir: .layout, attributes: [at.declaration],
    common: layerAttributes.union([.spacing, .width, .padding]), role: .group,
    style: ElementStyle(
      background: "secondary-grouped-background", spacing: 12,
      padding: Insets(top: 16, start: 16, bottom: 16, end: 16), radius: 13),
    "Blocks beside the element that they are about, with an arrow that points to it",
    example: """
      <screen device="iphone-se"><button id="info" kind="plain">Info</button><popover at="#info"><p>Open from 9 to 17.</p></popover></screen>
      """)
}

enum MenuElements {
  static let at = anchorAttribute

  static let menu = declaration(
    .menu, .menu, "What can be done with an element, beside it; a `menu` in it is a row that opens another")
  static let contextMenu = declaration(
    .contextMenu, .contextMenu, "What can be done with an element, which is lifted above the dimmed screen")

  fileprivate static let example = """
    <screen device="iphone-se"><button id="more" kind="plain">More</button><menu at="#more"><button icon="share">Share</button><menu title="Move to"><button>Archive</button></menu><divider/><button icon="trash" purpose="destructive">Delete</button></menu></screen>
    """
  fileprivate static let items: [ElementName] = [.button, .divider, .menu]

  private static func declaration(
    _ name: ElementName, _ kind: ElementKind.Layer, _ summary: String
  ) -> ElementDeclaration {
    ElementDeclaration(
      name, .layer(kind), in: .layer, holds: .only(items), dir: .layout, attributes: [at.declaration],
      common: layerAttributes, role: .group,
      style: ElementStyle(background: "secondary-grouped-background", radius: 13), summary,
      example: name == .menu
        ? example
        : example.replacing("<menu at", with: "<context-menu at")
          .replacing("</menu></screen>", with: "</context-menu></screen>"))
  }
}

enum SubmenuElement {
  static let title = Attribute<String?>(
    .title, .text, example: "Move to", isRequired: true, "The text of the row that opens the menu")
  static let titleKey = ScreenElement.titleKey

  static let declaration = ElementDeclaration(
    .menu, .layer(.submenu), in: .layer, holds: .only(MenuElements.items), dir: .layout,
    attributes: [title.declaration, titleKey.declaration],
    common: Common.everywhere.union([.enabled]), role: .button, traits: [.isControl, .isInteractive, .fillsWidth],
    style: ElementStyle(style: .body), "A row of a menu that opens another", example: MenuElements.example)
}

enum DialogElements {
  static let alert = ElementDeclaration(
    .alert, .layer(.alert), in: .layer, holds: .only([.title, .p, .textField, .button]), dir: .layout,
    common: layerAttributes, role: .group,
    style: ElementStyle(background: "secondary-grouped-background", radius: 14),
    "A question in the middle of the screen; buttons are side by side where two fit, with `cancel` where reading starts",
    example: """
      <screen device="iphone-se"><p>A lamp for ships.</p><alert><title>Delete the lamp?</title><p>You cannot undo this.</p><button purpose="cancel">Cancel</button><button purpose="destructive">Delete</button></alert></screen>
      """)
  static let actionSheet = ElementDeclaration(
    .actionSheet, .layer(.actionSheet), in: .layer, holds: .only([.title, .p, .button]), dir: .layout,
    common: layerAttributes.subtracting([.background]), role: .group,
    "Choices at the bottom of the screen; what destroys something is at the top, `cancel` apart at the bottom",
    example: """
      <screen device="iphone-se"><p>A lamp for ships.</p><action-sheet><p>What becomes of your changes?</p><button>Save draft</button><button purpose="destructive">Delete draft</button><button purpose="cancel">Cancel</button></action-sheet></screen>
      """)
  /// The most buttons of an alert; a longer list of choices is an action sheet.
  static let mostAlertButtons = 3
}

enum NoticeElements {
  static let banner = ElementDeclaration(
    .banner, .layer(.banner), in: .layer, holds: .only([.icon, .image, .title, .p, .time]), dir: .layout,
    common: layerAttributes, role: .group,
    style: ElementStyle(
      background: "secondary-grouped-background", padding: Insets(top: 12, start: 14, bottom: 12, end: 14), radius: 18),
    "A notification at the top of the screen, which stays in use",
    example: """
      <screen device="iphone-se"><p>A lamp for ships.</p><banner><icon name="bell" decorative="yes"/><title>Sara</title><p>See you at the tower.</p><time value="09:41"/></banner></screen>
      """)
  static let toast = ElementDeclaration(
    .toast, .layer(.toast), in: .layer, holds: .inline, dir: .text,
    common: Common.everywhere.union(Common.text).union([.background, .appearance]), role: .paragraph,
    style: ElementStyle(
      style: .subhead, background: "secondary-grouped-background",
      padding: Insets(top: 12, start: 20, bottom: 12, end: 20), radius: 22),
    "A short message above the bottom of the screen, which goes by itself",
    example: "<screen device=\"iphone-se\"><p>A lamp for ships.</p><toast>Link copied</toast></screen>")
}
