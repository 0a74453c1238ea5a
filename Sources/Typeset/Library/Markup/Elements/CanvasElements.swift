// What is drawn on, and the lines that repeat on every page.

/// What a canvas of any kind hands down and has of its own.
private let canvasAttributes = Common.inherited.union(Common.box).subtracting(Common.effects).union([
  .id, .when, .lang, .dir, .spacing, .semantics, .appearance, .ignore, .because,
])

enum PageElement {
  static let size = Attribute<String>(
    .size, .paper, default: "a4", example: "a5", "The size of the paper: a name, or width and height in points")
  static let orientation = Attribute<PageOrientation?>(
    .orientation, otherwise: "as `size` gives it", "How the paper is turned")
  static let margin = Attribute<Double>(
    .margin, .number(.length), default: 54, example: "36", "The distance of the body from every edge")

  static let declaration = ElementDeclaration(
    .page, .canvas(.page), in: .canvas, holds: .blocks, dir: .layout,
    attributes: [size.declaration, orientation.declaration, margin.declaration], common: canvasAttributes,
    traits: .fillsWidth, style: .container,
    "Paper: blocks flow over as many pages as they need",
    example: #"<page size="300x200" margin="24"><h1>Lighthouses</h1><p>The tower was a lamp for ships.</p></page>"#)
}

enum ScreenElement {
  static let device = Attribute<String>(
    .device, .listed(.devices), default: "iphone-xs", example: "iphone-se", "The device, as `devices` lists it")
  static let orientation = Attribute<ScreenOrientation>(.orientation, default: .portrait, "How the device is held")
  static let title = Attribute<String?>(
    .title, .text, otherwise: "the text of its `title` element", example: "Settings", "The name of the screen")
  static let titleKey = Attribute<String?>(
    .titleKey, .filled, example: "settings.title", "The key that `title` comes from")
  static let scroll = Attribute<Bool>(
    .scroll, .flag, default: false, "Whether the screen grows with its contents instead of clipping them")

  static let declaration = ElementDeclaration(
    .screen, .canvas(.screen), in: .canvas, holds: .blocks, dir: .layout,
    attributes: [
      device.declaration, orientation.declaration, title.declaration, titleKey.declaration, scroll.declaration,
    ], common: canvasAttributes, traits: .fillsWidth, style: .container,
    "The screen of a device, with safe areas and layout margins; its bars are at the top and bottom wherever written",
    example:
      #"<screen device="iphone-se"><nav-bar><title>Inbox</title></nav-bar><p>Three new messages.</p></screen>"#)
}

enum CanvasElement {
  static let width = Attribute<Double>(
    .width, .number(.paper), default: 375, example: "320", "The width of the canvas")
  static let kind = Attribute<CanvasKind?>(
    .kind, "What of the system it is: it has its size, its corners and its padding, unless others are given")
  static let height = Attribute<Double?>(
    .height, .number(.paper), otherwise: "as high as the contents", example: "200", "The height of the canvas")

  static let declaration = ElementDeclaration(
    .canvas, .canvas(.canvas), in: .canvas, holds: .blocks, dir: .layout,
    attributes: [kind.declaration, width.declaration, height.declaration],
    common: canvasAttributes.union([.minWidth, .maxWidth, .minHeight, .maxHeight]), traits: .fillsWidth,
    style: .container,
    "A component on its own, without device or paper",
    example: #"<canvas width="240" padding="16"><button kind="filled">Continue</button></canvas>"#)
}

enum RunningElements {
  private static let attributes: AttributeNames = Common.text.union([.when, .lang]).subtracting([
    .wrap, .hyphens, .lines, .truncate, .balance, .tint,
  ])

  static let head = line(
    .runningHead, .head, "A line in the top margin of every page",
    example:
      #"<page size="300x160" margin="36"><running-head>Lighthouses</running-head><p>The tower was a lamp.</p></page>"#)
  static let foot = line(
    .runningFoot, .foot, "A line in the bottom margin of every page",
    example:
      #"<page size="300x160" margin="36"><running-foot>Page <page-number/></running-foot><p>The tower was a lamp.</p></page>"#
  )

  private static func line(
    _ name: ElementName, _ kind: ElementKind.Running, _ summary: String, example: String
  ) -> ElementDeclaration {
    ElementDeclaration(
      name, .running(kind), in: .running, holds: .inline, dir: .text, common: attributes, traits: .fillsWidth,
      style: .secondary, summary, example: example)
  }
}
