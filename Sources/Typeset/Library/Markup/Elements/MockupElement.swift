// The screen of another document.

enum MockupElement {
  static let src = Attribute<String?>(
    .src, .filled, example: "inbox.xml", isRequired: true, "The document whose screen is shown, relative to this one")
  static let screen = Attribute<Int>(
    .screen, .integer(1...100_000), default: 1, example: "2",
    "Which of its screens, pages and canvases is shown, counted from 1; of a page, the first sheet")
  static let device = Attribute<String?>(
    .device, .listed(.devices), otherwise: "that of the rendering, or of the screen", example: "iphone-se",
    "The device of the screen")
  static let locale = Attribute<String?>(
    .locale, .language, otherwise: "the locale here", example: "ar-EG", "The locale of the screen")
  static let textSize = Attribute<TextSizeRequest?>(
    .textSize, otherwise: "that of the rendering", "The text size that its reader has chosen")
  static let frame = Attribute<Bool>(
    .frame, .flag, default: false, "Whether the device is drawn around the screen")

  static let declaration = ElementDeclaration(
    .mockup, .picture(.mockup), holds: .nothing,
    attributes: [
      src.declaration, screen.declaration, device.declaration, locale.declaration, textSize.declaration,
      frame.declaration,
    ],
    common: Common.everywhere.union(Common.box).union(Common.extent).union([.appearance, .translate]), role: .image,
    traits: .keepsDirection,
    "The screen of another document, in a `page` or a `canvas`; `alt` is by default the title of the screen",
    example: "<mockup src=\"inbox.xml\" frame=\"yes\" width=\"140\"/>")
}
