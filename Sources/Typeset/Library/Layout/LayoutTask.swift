/// What the layout of one document needs everywhere: its source, its texts' setter, and where warnings go.
final class LayoutTask {
  /// The document.
  let document: Document
  /// What the rendering chose.
  let options: LayoutOptions
  /// Composes and shapes texts.
  let setter: TextSetter
  /// The available icons.
  let icons: IconLibrary
  /// The environment of the root.
  let environment: TextEnvironment
  /// How much larger than standard text is: the body size divided by 17.
  let textScale: Double
  /// The pictures that the document may take; nil where it has none.
  let pictures: DocumentPictures?
  /// The screens of other documents that it may show; nil where there are none.
  let mockups: (any MockupSource)?
  /// What was said about mockups: of each, and of what they show.
  var mockupRemarks = MockupRemarks()
  /// The pictures whose authors have been told what there is to know of them.
  var remarkedPictures: Set<String> = []
  /// The names of assets whose authors have been told what there is to know of them.
  var remarkedAssets: Set<String> = []
  /// The drawings of assets that are outlines alone; nil for those that are not.
  var assetArtworks: [AssetImage.Choice: IconArtwork?] = [:]
  /// Finds the texts of the catalogs.
  let translator: Translator
  private let log: DiagnosticLog
  /// Whether pages are only being counted.
  private(set) var isSilent = false

  init(
    document: Document, translator: Translator, options: LayoutOptions, setter: TextSetter, icons: IconLibrary,
    pictures: DocumentPictures? = nil, colors: AssetColors = AssetColors(), mockups: (any MockupSource)? = nil,
    log: DiagnosticLog
  ) {
    self.document = document
    self.options = options
    self.setter = setter
    self.icons = icons
    self.pictures = pictures
    self.mockups = mockups
    self.log = log
    self.translator = translator
    let language = LanguageTag(document.language) ?? .undetermined
    var environment = TextEnvironment(
      layoutDirection: options.layoutDirection(of: document, rootLanguage: language), rootLanguage: language,
      locale: options.locale ?? document.language, appearance: options.appearance, textSize: options.textSize)
    environment.formatLocale = R067IndependentTraits.formatLocale(
      asked: options.formatLocale, locale: environment.locale)
    environment.numerals = options.numerals
    environment.assetColors = colors
    environment.accessibility = options.accessibility
    environment.interfaceFamily = setter.fonts.interfaceFamily
    environment.inherit(document.attributes)
    self.environment = environment
    textScale = DynamicType.scale(at: options.textSize)
  }

  /// The environment of a canvas; `outer` is that around a sheet, which is one of its screen.
  func environment(of canvas: Canvas, in outer: TextEnvironment? = nil) -> TextEnvironment {
    var environment = (outer ?? environment).entering(canvas.elementName, canvas.attributes)
    if outer == nil, case .screen(let screen) = canvas.kind { environment.device = placement(of: screen).assetDevice }
    return environment
  }

  /// The place of a start tag.
  func position(at offset: Int) -> SourcePosition { document.source.position(at: offset) }

  /// Reports something, unless pages are only being counted.
  func report(_ diagnostic: Diagnostic) { if !isSilent { log.report(diagnostic) } }

  /// Reports something about an element, unless pages are only being counted.
  func warn(_ warning: LayoutWarning, about identity: ElementIdentity) {
    warn(warning, name: identity.name.rawValue, offset: identity.offset)
  }

  /// Reports something about what starts at a place of the source.
  func warn(_ warning: LayoutWarning, name: String, offset: Int) {
    guard !isSilent else { return }
    let end = min(offset + name.utf8.count + 1, document.source.utf8.count)
    let range = SourceRange(file: document.source, bytes: min(offset, end)..<end)
    log.report(warning.diagnostic(name: name, at: range))
  }

  /// Does something without warnings.
  func silently<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasSilent = isSilent
    isSilent = true
    defer { isSilent = wasSilent }
    return try body()
  }
}
