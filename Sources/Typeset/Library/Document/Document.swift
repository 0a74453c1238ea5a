/// A document as read: every block knows its place in the source, nothing is decided yet.
package struct Document: Sendable {
  /// The text it was read from.
  package var source: SourceFile
  /// The `lang` of the root, a BCP 47 tag.
  package var language: String
  /// The `dir` of the root, if it has one.
  package var direction: Direction?
  /// The other attributes of the root, which its contents inherit.
  package var attributes: Attributes
  /// The title of the document, from its head.
  package var title: String?
  /// The fonts that the head declares, in order.
  package var fonts: [FontDeclaration]
  /// The key of the title in the string catalogs.
  package var titleKey: String?
  /// Byte offset of the title's start tag.
  package var titleOffset = 0
  /// The string catalogs that the head declares, in order.
  package var catalogs: [FileDeclaration] = []
  /// The folders of icons that the head declares, in order.
  package var icons: [FileDeclaration] = []
  /// The folders of assets that the head declares, in order.
  package var assets: [FileDeclaration] = []
  /// Where it uses colours that may be those of its assets, in the order of the source.
  package var colorUses: [ColorUse] = []
  /// What its renderings run through where nothing else is asked for; nil where the head does not say.
  package var variants: VariantAxes?
  /// Pages, screens and canvases in order.
  package var canvases: [Canvas]
  /// The files of its pictures and their `variant` elements, as it names them.
  package var picturePaths: [String] = []
  /// The documents of its mockups, as it names them.
  package var mockupPaths: [String] = []
  /// Whether it shows pictures of files, or screens of other documents.
  package var hasPictures: Bool { !picturePaths.isEmpty || !mockupPaths.isEmpty }
  /// Whether anything in it depends on locale, catalogs or traits, so that `DocumentResolver` has work.
  package var needsResolution = false
}

/// A file or folder that the head names.
package struct FileDeclaration: Sendable {
  /// The path as written, relative to the document.
  package var path: String
  /// The place of the attribute's value.
  package var range: SourceRange
}

/// A colour that an attribute names, in a document that has assets.
package struct ColorUse: Sendable {
  /// The name as written.
  package var name: String
  /// The bytes of the start tag.
  package var tag: Range<Int>
  /// The name of the attribute.
  package var attribute: String
}

/// A `font` element of the head.
package struct FontDeclaration: Sendable {
  /// The path as written, relative to the document.
  package var path: String
  /// The family to call it by; nil takes the name in the file.
  package var family: String?
  /// The language it is for, a BCP 47 tag; nil for any.
  package var language: String?
  /// The weight 1…1000 to file it under; nil takes the weight in the file.
  package var weight: Int?
  /// The place of the `src` attribute's value.
  package var range: SourceRange
}

/// A page, a screen or a canvas with what it holds.
package struct Canvas: Sendable {
  /// What is drawn on.
  package enum Kind: Sendable {
    /// Paper, over which blocks flow.
    case page(Paper)
    /// The screen of a device.
    case screen(Screen)
    /// A component; its extent is in the attributes `width` and `height`.
    case component
  }

  /// What is drawn on.
  package var kind: Kind
  /// Its attributes, which its contents inherit in part.
  package var attributes: Attributes
  /// Byte offset of its start tag.
  package var offset: Int
  /// Its blocks in order, running lines excluded.
  package var blocks: [Block]
  /// The `running-head` of a page.
  package var runningHead: Block?
  /// The `running-foot` of a page.
  package var runningFoot: Block?
}

/// The paper of a page, in points and in the orientation asked for.
package struct Paper: Sendable {
  /// Its extent in points.
  package var size: Size
  /// The distance of the body from every edge, in points.
  package var margin: Double
}

/// The device of a screen.
package struct Screen: Sendable {
  /// The id of a device in the table F2; nil for the default.
  package var device: String?
  /// How it is held; nil for upright.
  package var orientation: String?
  /// Its name.
  package var title: String?
  /// The entry of a catalog that its name comes from; nil where it comes from none of its own.
  package var titleOrigin: TextOrigin?
  /// Whether it grows with its contents.
  package var scrolls: Bool
}
