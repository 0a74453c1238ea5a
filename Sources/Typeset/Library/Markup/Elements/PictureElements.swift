// Pictures from files.

enum ImageElement {
  static let src = Attribute<String?>(
    .src, .filled, example: "map.png", isRequired: true,
    "A PNG, JPEG or SVG file, relative to the document, or a name of `assets`")
  static let kind = Attribute<PictureKind?>(
    .kind, "What the picture shows, which decides whether it may be mirrored (R025)")
  static let fit = Attribute<PictureFit>(.fit, default: .fit, "How the picture fills its box (R096)")
  static let focus = Attribute<[Double]?>(
    .focus, .rectangle, example: "0.25, 0, 0.5, 0.5",
    "The part that stays in sight: x, y, width and height as shares of the picture")

  static let declaration = ElementDeclaration(
    .image, .picture(.image), holds: .variants,
    attributes: [src.declaration, kind.declaration, fit.declaration, focus.declaration],
    common: Common.everywhere.union(Common.box).union(Common.extent).union([.flip, .rotate, .translate]), role: .image,
    traits: .keepsDirection,
    "A picture from a file", example: "<image src=\"lighthouse.svg\" alt=\"A lighthouse at dusk\" width=\"120\"/>")
}

enum VariantElement {
  static let src = Attribute<String?>(
    .src, .filled, example: "map-ar.png", isRequired: true, "The picture to use instead, relative to the document")
  static let lang = Attribute<String?>(
    .lang, .language, example: "ar", "The language that it is for")
  static let dir = Attribute<DirectionRequest?>(
    .dir, .words([DirectionRequest.leftToRight, .rightToLeft].map(\.rawValue)), "The layout direction that it is for")

  static let declaration = ElementDeclaration(
    .variant, .picture(.variant), in: .variant, holds: .nothing,
    attributes: [src.declaration, lang.declaration, dir.declaration], common: [.when],
    "A version of an `image` for a language or a layout direction (R027)",
    example: """
      <image src="lighthouse.svg" alt="A lighthouse" width="120"><variant dir="rtl" src="lighthouse-rtl.svg"/></image>
      """)
}

enum VideoElement {
  static let captions = Attribute<Bool>(.captions, .flag, default: false, "Whether it has captions (R127)")
  static let subtitles = Attribute<String?>(
    .subtitles, .axis(AttributeName.locales.rawValue), example: "ar, de",
    "The languages that it has subtitles in (R158)")
  static let description = Attribute<Bool>(
    .description, .flag, default: false, "Whether a voice says what is seen, for those who do not see it (R158)")
  static let transcript = Attribute<Bool>(
    .transcript, .flag, default: false, "Whether all that is said and heard can be read (R158)")
  static let controls = Attribute<Bool>(
    .controls, .flag, default: false, "Whether people can start and stop it: a play button is drawn on it (R153)")
  static let autoplay = Attribute<Bool>(.autoplay, .flag, default: false, "Whether it starts by itself (R153)")

  static let declaration = ElementDeclaration(
    .video, .picture(.video), holds: .nothing,
    attributes: [
      ImageElement.src.declaration, ImageElement.fit.declaration, ImageElement.focus.declaration, captions.declaration,
      subtitles.declaration, description.declaration, transcript.declaration, controls.declaration,
      autoplay.declaration,
    ],
    common: Common.everywhere.union(Common.box).union(Common.extent).union([.translate]), role: .group,
    traits: .keepsDirection,
    "A video, of which the picture in `src` is shown",
    example: """
      <video src="lighthouse.svg" alt="How the lamp is lit" width="240" captions="yes" controls="yes"/>
      """)
}

enum GalleryElement {
  static let order = Attribute<PictureOrder>(
    .order, default: .meaningful, "Whether the order of the pictures means something (R028)")

  static let declaration = ElementDeclaration(
    .gallery, .picture(.gallery), holds: .blocks, attributes: [order.declaration],
    common: Common.container.subtracting([.dir]), traits: .fillsWidth, style: ElementStyle(spacing: 8),
    "Pictures side by side, in the direction of reading",
    example: """
      <gallery><image src="lighthouse.svg" alt="First" width="80"/><image src="lighthouse.svg" alt="Second" width="80"/></gallery>
      """)
}
