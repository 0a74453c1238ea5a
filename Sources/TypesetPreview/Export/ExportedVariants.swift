import Typeset
import TypesetReview

/// The variants of a document that an export has.
struct ExportedVariants {
  /// One of them.
  struct Variant {
    /// The name of its data file, unique among those of the document.
    let name: String
    /// What it is laid out with.
    let layout: PreviewAxes
    /// What the page calls it: the values that differ from those of the document itself.
    let axes: PreviewAxes
    /// What the document, the locale or the device decides where `axes` has no value.
    let resolved: [PreviewAxes.Axis: String]
    /// The name of the same in the other direction (R001); nil where the export does not have it.
    fileprivate(set) var mirror: String?
  }

  /// The variants that are checked: those in their own direction, unless others were asked for.
  let checked: VariantPlan
  /// The variants in the order of the plan.
  private(set) var variants: [Variant] = []
  /// The values that the variants have, by axis, each once in the order of the plan.
  private(set) var values: [PreviewAxes.Axis: [String]] = [:]

  /// The text sizes of documents that name none: the usual one, and the first of those for accessibility.
  private static let usualTextSizes = "l,ax1"
  /// The appearances of documents that name none.
  private static let usualAppearances = "light,dark"

  /// The variants with some values of the axes; of other axes those that the document names, else the usual ones.
  init(of document: PreviewDocument, _ loaded: LoadedDocument, axes: VariantAxes) throws(VariantPlanError) {
    let document = VariantDocument(path: document.path, loaded: loaded, inputs: [])
    let chosen = axes.filled(from: loaded.document.variants ?? VariantAxes()).filled(from: Self.usual(for: loaded))
    checked = try VariantPlan([document], axes: chosen, base: LayoutOptions())
    // Both directions come before those that the document names: two views compare them.
    let shown = axes.filled(from: Self.bothDirections).filled(from: chosen)
    let plan = try VariantPlan([document], axes: shown, base: LayoutOptions())
    let own = VariantPlan(document, options: LayoutOptions()).jobs.first?.variant
    var names = FileNames()
    for job in plan.jobs {
      add(job.variant, name: names.name(for: job.variant.name(of: "")), own: own, loaded)
    }
    findMirrors()
  }

  private static var bothDirections: VariantAxes {
    var axes = VariantAxes()
    try? axes.set(.direction, Direction.allCases.map(\.rawValue).joined(separator: ","))
    return axes
  }

  /// The values that are of use for every document: the locales of its catalogs and its own, two text sizes, both
  /// appearances.
  private static func usual(for loaded: LoadedDocument) -> VariantAxes {
    var axes = VariantAxes()
    let languages = [loaded.document.language] + Set(loaded.catalogs.catalogs.flatMap(\.languages)).sortedByBytes()
    let locales = languages.compactMap(VariantAxis.locale.canonical).distinct()
    if !locales.isEmpty { try? axes.set(.locale, locales.joined(separator: ",")) }
    try? axes.set(.textSize, usualTextSizes)
    try? axes.set(.appearance, usualAppearances)
    return axes
  }

  private mutating func add(
    _ variant: TypesetReview.Variant, name: String, own: TypesetReview.Variant?, _ loaded: LoadedDocument
  ) {
    var options = variant.options
    options.direction = nil
    let root = LanguageTag(loaded.document.language) ?? .undetermined
    let natural = options.layoutDirection(of: loaded.document, rootLanguage: root)
    if natural != variant.options.direction { options.direction = variant.options.direction }
    let layout = PreviewAxes(options)
    if variant[.locale] == own?[.locale] { options.locale = nil }
    if variant[.device] == own?[.device] { options.device = nil }
    if variant[.orientation] == own?[.orientation] { options.orientation = nil }
    var resolved: [PreviewAxes.Axis: String] = [:]
    resolved[.locale] = variant[.locale].flatMap { $0.isEmpty ? nil : $0 }
    resolved[.device] = variant[.device]
    resolved[.orientation] = variant[.orientation]
    resolved[.direction] = variant[.direction]
    let added = Variant(name: name, layout: layout, axes: PreviewAxes(options), resolved: resolved)
    variants.append(added)
    for axis in PreviewAxes.Axis.allCases {
      guard let value = added.axes.values[axis] ?? resolved[axis] ?? axis.defaultValue else { continue }
      if values[axis]?.contains(value) != true { values[axis, default: []].append(value) }
    }
  }

  /// Joins each variant with the one that differs in nothing but the direction.
  private mutating func findMirrors() {
    let groups = Dictionary(grouping: variants.indices) { index in
      PreviewAxes.Axis.allCases.filter { $0 != .direction }.map { variants[index].axes.values[$0] ?? "" }
    }
    for group in groups.values {
      for index in group {
        let direction = variants[index].resolved[.direction]
        let other = group.first { variants[$0].resolved[.direction] != direction }
        variants[index].mirror = other.map { variants[$0].name }
      }
    }
  }

  /// The list of the variants as JSON.
  var json: [UInt8] {
    let json = JSONWriter()
    json.list(variants) { variant in
      json.object {
        json.member("name", variant.name)
        json.key("axes")
        variant.axes.add(to: json)
        json.key("resolved")
        json.object {
          for axis in PreviewAxes.Axis.allCases {
            guard let value = variant.resolved[axis] else { continue }
            json.key(named: axis.rawValue)
            json.value(value)
          }
        }
        json.member("mirror", ifAny: variant.mirror)
      }
    }
    return json.buffer.bytes
  }
}

extension PreviewAxes.Axis {
  /// The value that says the same as none; nil where the document, the locale or the device decides.
  fileprivate var defaultValue: String? {
    switch self {
    case .split: ScreenSplit.full.rawValue
    case .textSize: TextSizeCategory.standard.rawValue
    case .appearance: "light"
    case .contrast: "normal"
    case .bold: "off"
    case .locale, .device, .orientation, .direction, .numerals, .pseudo: nil
    }
  }
}
