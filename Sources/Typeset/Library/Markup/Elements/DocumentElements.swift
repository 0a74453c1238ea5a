// The root, the head and what a head declares.

enum DocumentElement {
  static let lang = Attribute<String?>(
    .lang, .language, example: "ar", isRequired: true, "The language of the document")
  static let localize = Attribute<LocalizationSource?>(
    .localize, "Makes the trimmed content of each text its key in the string catalogs")

  static let declaration = ElementDeclaration(
    .document, .structure(.document), in: .root, holds: .canvases, dir: .layout,
    attributes: [lang.declaration, localize.declaration], common: Common.inherited.union([.dir, .ignore, .because]),
    "The root: a head, then the pages, screens and canvases in order",
    example: #"<document lang="en"><canvas><p>One paragraph.</p></canvas></document>"#)
}

enum HeadElements {
  static let head = ElementDeclaration(
    .head, .structure(.head), in: .head, holds: .declarations, common: [],
    "What the document declares: its title, fonts, catalogs, icons, assets and variants",
    example: example)
  static let title = ElementDeclaration(
    .title, .structure(.title), in: .declaration, holds: .characters, common: [.key],
    "The title of the document", example: example)

  private static let example =
    #"<document lang="en"><head><title>Settings</title></head><canvas><p>One paragraph.</p></canvas></document>"#
}

enum FontElement {
  static let src = Attribute<String?>(
    .src, .filled, example: "Fonts/Brand.ttf", isRequired: true, "The font file, relative to the document")
  static let family = Attribute<String?>(
    .family, .filled, otherwise: "the family named in the file", example: "Brand", "The name that `font` calls it by")
  static let lang = Attribute<String?>(
    .lang, .language, otherwise: "any language", example: "ur", "The language that the font is for")
  static let weight = Attribute<Int?>(
    .weight, .weight, otherwise: "the weight named in the file", example: "bold", "The weight that it is used for")

  static let declaration = ElementDeclaration(
    .font, .structure(.font), in: .declaration, holds: .nothing,
    attributes: [src.declaration, family.declaration, lang.declaration, weight.declaration], common: [],
    "Adds a font file to the fonts of the document",
    example:
      #"<document lang="en"><head><font src="Brand.ttf" family="Brand"/></head><canvas><p font="Brand">Text</p></canvas></document>"#
  )
}

enum CatalogElement {
  static let src = Attribute<String?>(
    .src, .filled, example: "Localizable.xcstrings", isRequired: true,
    "A file of strings, such as `.xcstrings`, XLIFF, `.po` or `.json`, or a folder that contains some, relative to the document"
  )

  static let declaration = ElementDeclaration(
    .catalog, .structure(.catalog), in: .declaration, holds: .nothing, attributes: [src.declaration], common: [],
    "Names a string catalog that keys are looked up in; the first catalog that has a key wins",
    example:
      #"<document lang="en"><head><catalog src="Localizable.xcstrings"/></head><canvas><p key="greeting">Hello</p></canvas></document>"#
  )
}

enum IconsElement {
  static let src = Attribute<String?>(
    .src, .filled, example: "Icons", isRequired: true,
    "A folder of SVG icons with a manifest, relative to the document")

  static let declaration = ElementDeclaration(
    .icons, .structure(.icons), in: .declaration, holds: .nothing, attributes: [src.declaration], common: [],
    "Adds a folder of icons to the bundled ones",
    example:
      #"<document lang="en"><head><icons src="Icons"/></head><canvas><icon name="brand"/></canvas></document>"#)
}

enum AssetsElement {
  static let src = Attribute<String?>(
    .src, .filled, example: "Assets.xcassets", isRequired: true,
    "An asset catalog (`.xcassets`), Android's `res`, or a folder that contains some, relative to the document")

  static let declaration = ElementDeclaration(
    .assets, .structure(.assets), in: .declaration, holds: .nothing, attributes: [src.declaration], common: [],
    "Names the colours and pictures of an app, which the document then uses by their names",
    example:
      #"<document lang="en"><head><assets src="Assets.xcassets"/></head><canvas><p color="Brand">Text</p></canvas></document>"#
  )
}

enum VariantsElement {
  static let locales = axis(.locales, example: "en, ar-EG", "The locales that the document is rendered in")
  static let devices = axis(.devices, example: "iphone-se, ipad-9.7", "The devices of its screens")
  static let orientations = axis(
    .orientations, example: "portrait, landscape-left", "How the devices are held")
  static let splits = axis(.splits, example: "full, 1/2", "The shares of an iPad's screen that the app has")
  static let textSizes = axis(.textSizes, example: "l, ax3", "The reader's text sizes")
  static let appearances = axis(.appearances, example: "light, dark", "The appearances")
  static let contrasts = axis(.contrasts, example: "normal, high", "The contrasts")
  static let settings = axis(.settings, example: "none, bold", "The reader's settings for accessibility")
  static let directions = axis(.directions, example: "ltr, rtl", "The layout directions, whatever the locale")

  static let all = [
    locales, devices, orientations, splits, textSizes, appearances, contrasts, settings, directions,
  ]

  static let declaration = ElementDeclaration(
    .variants, .structure(.variants), in: .declaration, holds: .nothing, attributes: all.map(\.declaration),
    common: [],
    "Names the variants that `sheet`, `batch` and `verify` render where the command line names none",
    example:
      #"<document lang="en"><head><variants locales="en, ar" text-sizes="l, ax3"/></head><screen><p>Hello</p></screen></document>"#
  )

  private static func axis(_ name: AttributeName, example: String, _ summary: String) -> Attribute<String?> {
    Attribute(name, .axis(name.rawValue), example: example, summary)
  }
}
