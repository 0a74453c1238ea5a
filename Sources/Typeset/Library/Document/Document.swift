/// A document as read: every block knows its place in the source, nothing is decided yet.
public struct Document: Sendable {
  /// The text it was read from.
  public var source: SourceFile
  /// The `lang` of the root, a BCP 47 tag.
  public var language: String
  /// The `dir` of the root, if it has one.
  public var direction: Direction?
  /// The other attributes of the root, which its contents inherit.
  public var attributes: Attributes
  /// The title of the document, from its head.
  public var title: String?
  /// The fonts that the head declares, in order.
  public var fonts: [FontDeclaration]
  /// The key of the title in the string catalogs.
  public var titleKey: String?
  /// Byte offset of the title's start tag.
  public var titleOffset = 0
  /// The string catalogs that the head declares, in order.
  public var catalogs: [FileDeclaration] = []
  /// The folders of icons that the head declares, in order.
  public var icons: [FileDeclaration] = []
  /// What its renderings run through where nothing else is asked for; nil where the head does not say.
  public var variants: VariantAxes?
  /// Pages, screens and canvases in order.
  public var canvases: [Canvas]
  /// Whether there are pictures in it, whose files are read while it is laid out.
  public var hasPictures = false
  /// Whether anything in it depends on locale, catalogs or traits, so that `DocumentResolver` has work.
  public var needsResolution = false
}

/// A file or folder that the head names.
public struct FileDeclaration: Sendable {
  /// The path as written, relative to the document.
  public var path: String
  /// The place of the attribute's value.
  public var range: SourceRange
}

/// A `font` element of the head.
public struct FontDeclaration: Sendable {
  /// The path as written, relative to the document.
  public var path: String
  /// The family to call it by; nil takes the name in the file.
  public var family: String?
  /// The language it is for, a BCP 47 tag; nil for any.
  public var language: String?
  /// The weight 1…1000 to file it under; nil takes the weight in the file.
  public var weight: Int?
  /// The place of the `src` attribute's value.
  public var range: SourceRange
}

/// A page, a screen or a canvas with what it holds.
public struct Canvas: Sendable {
  /// What is drawn on.
  public enum Kind: Sendable {
    /// Paper, over which blocks flow.
    case page(Paper)
    /// The screen of a device.
    case screen(Screen)
    /// A component; its extent stands in the attributes `width` and `height`.
    case component
  }

  /// What is drawn on.
  public var kind: Kind
  /// Its attributes, which its contents inherit in part.
  public var attributes: Attributes
  /// Byte offset of its start tag.
  public var offset: Int
  /// Its blocks in order, running lines excluded.
  public var blocks: [Block]
  /// The `running-head` of a page.
  public var runningHead: Block?
  /// The `running-foot` of a page.
  public var runningFoot: Block?
}

/// The paper of a page, in points and in the orientation asked for.
public struct Paper: Sendable {
  /// Its extent in points.
  public var size: Size
  /// The distance of the body from every edge, in points.
  public var margin: Double
}

/// The device of a screen.
public struct Screen: Sendable {
  /// The id of a device in the table F2; nil for the default.
  public var device: String?
  /// How it is held; nil for upright.
  public var orientation: String?
  /// Its name.
  public var title: String?
  /// Whether it grows with its contents.
  public var scrolls: Bool
}
