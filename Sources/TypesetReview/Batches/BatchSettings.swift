import Typeset

/// What all variants of a batch have in common, as manifests keep it.
struct BatchSettings: Sendable {
  /// What a manifest says of the batch, without its documents.
  let header: BatchHeader
  /// The form of what is drawn beside the files; counted up when the small pictures change.
  private static let form = 1

  /// The settings of a batch that renders with a typesetter.
  init(_ typesetter: Typesetter, format: OutputFormat) {
    let versions = Versions.all.map { BatchHeader.Field(name: $0.name, value: $0.number) }
    var options = typesetter.options
    // The layout's options are the variant's; these two change no file.
    options.layout = LayoutOptions()
    options.isVerbose = false
    options.reservedPaths = []
    let library = typesetter.fonts.fonts
    // A font keeps its checksum: what is asked for on all processors here is there for the next line.
    Workers.forEach(below: library.count, makeState: {}) { _, index in _ = library[index].checksum }
    let fonts = SHA256.hex(
      of: library.map { "\($0.checksum) \($0.faceIndex)\n" }.joined()
        + (typesetter.fonts.system?.identity ?? ""))
    // Every option that there is, also one that is added later, stands in the description of the value.
    let text =
      "\(Self.form)\n" + versions.map { "\($0.name) \($0.value)\n" }.joined() + format.rawValue + "\n\(options)\n"
      + fonts
    header = BatchHeader(
      versions: versions, format: format.rawValue, options: Self.fields(of: typesetter.options), fonts: fonts,
      settings: SHA256.hex(of: text), documents: [], count: 0)
  }

  /// A digest of everything that the files of a variant depend on; `inputs` are the paths that were looked for.
  func key(of layout: LayoutOptions, inputs: [String], digests: InputDigests) -> String {
    SHA256.hex(of: header.settings + "\n\(layout)\n" + inputs.map { "\($0)\0\(digests[$0])\n" }.joined())
  }

  /// What was chosen and is no axis, by the names of the command line.
  private static func fields(of options: TypesetterOptions) -> [BatchHeader.Field] {
    let (layout, usual) = (options.layout, LayoutOptions())
    let values: [(String, String?)] = [
      ("scale", options.scale.map { "\($0)" }), ("format-locale", layout.formatLocale), ("numerals", layout.numerals),
      ("pseudo", layout.pseudolanguage?.rawValue),
      ("split", layout.split == usual.split ? nil : layout.split.rawValue),
      ("bold", word(layout.accessibility.isBold)), ("invert", word(layout.accessibility.invertsColors)),
      ("reduce-transparency", word(layout.accessibility.reducesTransparency)),
      ("button-shapes", word(layout.accessibility.showsButtonShapes)),
      ("on-off-labels", word(layout.accessibility.showsOnOffLabels)), ("annotate", word(layout.annotates)),
      ("strict", word(options.isStrict)), ("strings", list(options.stringPaths)), ("root", list(options.roots)),
      ("date", options.creationDate == TypesetterOptions().creationDate ? nil : options.creationDate),
    ]
    return values.compactMap { name, value in value.map { BatchHeader.Field(name: name, value: $0) } }
  }

  private static func word(_ isOn: Bool) -> String? { isOn ? "yes" : nil }

  private static func list(_ paths: [String]) -> String? { paths.isEmpty ? nil : paths.joined(separator: ", ") }
}
