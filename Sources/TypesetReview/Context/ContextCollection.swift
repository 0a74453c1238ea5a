import Synchronization
import Typeset

/// The texts of all variants while they are gathered, from any thread.
final class ContextCollection: Sendable {
  private let readings: Mutex<[TextReading?]>

  /// An empty collection for a number of variants.
  init(count: Int) { readings = Mutex(Array(repeating: nil, count: count)) }

  /// Takes what was read of a variant.
  func add(_ reading: TextReading, at index: Int) { readings.withLock { $0[index] = reading } }

  /// The report; `pictures` are the paths of the pictures of each variant within the folder, page by page, and empty
  /// for one that could not be rendered. Throws an `InputError` if one of them cannot be read.
  func report(on plan: VariantPlan, folder: String, pictures: [[String]]) throws -> ContextReport {
    let readings = self.readings.withLock { $0 }
    var builder = ContextBuilder(plan)
    for index in plan.jobs.indices {
      guard let reading = readings[index], reading.pages.count == pictures[index].count, !reading.pages.isEmpty else {
        builder.unrendered.append(plan.jobs[index].name)
        continue
      }
      let sizes = try pictures[index].map { try Self.size(ofPNG: folder + "/" + $0) }
      builder.add(reading, of: plan.jobs[index], pictures: pictures[index], sizes: sizes)
    }
    return builder.report
  }

  /// The extent of a PNG, from its header.
  private static func size(ofPNG path: String) throws -> ContextScreen.PixelSize {
    let bytes = try InputFile.read(path, first: 24)
    guard bytes.count == 24 else { throw InputError(path: path, reason: "it is no picture") }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return ContextScreen.PixelSize(width: number(16), height: number(20))
  }
}

/// Puts screens and keys together, in the order of the plan.
private struct ContextBuilder {
  /// The names of the variants that could not be rendered.
  var unrendered: [String] = []
  private let plan: VariantPlan
  private var screens: [ContextScreen] = []
  private var locales: [String] = []
  private var unkeyed: Set<Unkeyed> = []
  private var keys: [Identity: Entry] = [:]

  /// What makes a key the same in all documents: two catalogs may have one of the same name.
  private struct Identity: Hashable {
    /// The file of the key; nil where no catalog has it.
    var file: String?
    /// The key.
    var key: String
  }

  /// A text without a key in a document.
  private struct Unkeyed: Hashable {
    /// The document.
    var document: Int
    /// The text.
    var identity: TextIdentity
  }

  /// What is known of a key.
  private struct Entry {
    /// The document in which it was found first.
    var document: Int
    /// Its place in a catalog.
    var catalog: CatalogPlace?
    /// What it says in the development language where it was seen first.
    var source: String?
    /// Its places by locale.
    var places: [String: [ContextPlace]] = [:]
  }

  init(_ plan: VariantPlan) { self.plan = plan }

  mutating func add(
    _ reading: TextReading, of job: VariantPlan.Job, pictures: [String], sizes: [ContextScreen.PixelSize]
  ) {
    let first = screens.count
    let document = plan.document(of: job)
    var axes: [VariantAxis: String] = [:]
    for axis in VariantAxis.allCases { axes[axis] = job.variant[axis] }
    for (index, page) in reading.pages.enumerated() {
      screens.append(
        ContextScreen(
          number: screens.count + 1, picture: pictures[index], document: document.path, page: page, pageIndex: index,
          variant: job.name, axes: axes, pixels: sizes[index]))
    }
    if !locales.contains(reading.locale) { locales.append(reading.locale) }
    for (identity, shown) in reading.screens.flatMap(\.texts) {
      guard let key = shown.key else {
        if shown.state == .unkeyed { unkeyed.insert(Unkeyed(document: job.document, identity: identity)) }
        continue
      }
      let place = ContextPlace(
        screen: first + shown.page, identity: identity, shown: shown, rank: shown.rank(in: job.variant.options))
      add(place, of: key, in: reading, document: job.document)
    }
  }

  private mutating func add(_ place: ContextPlace, of key: String, in reading: TextReading, document index: Int) {
    let loaded = plan.documents[index].loaded
    let language = loaded.document.language
    let catalog = loaded.catalogs.place(of: key, locale: language, developmentLanguage: language)
    var entry = keys[Identity(file: catalog?.file, key: key)] ?? Entry(document: index, catalog: catalog)
    if entry.source == nil, reading.isSource { entry.source = place.shown.text }
    entry.places[reading.locale, default: []].append(place)
    keys[Identity(file: catalog?.file, key: key)] = entry
  }

  var report: ContextReport {
    let sorted = keys.sorted {
      ($0.key.file ?? "", $0.key.key) < ($1.key.file ?? "", $1.key.key)
    }
    return ContextReport(
      screens: screens, keys: sorted.enumerated().map { key(number: $0 + 1, $1.key.key, $1.value) }, locales: locales,
      unrendered: unrendered, unkeyedCount: unkeyed.count)
  }

  private func key(number: Int, _ key: String, _ entry: Entry) -> ContextKey {
    let loaded = plan.documents[entry.document].loaded
    let language = loaded.document.language
    let translations = locales.compactMap { locale in
      entry.places[locale].map { places in
        ContextTranslation(
          locale: locale,
          places: places.sorted { ($0.rank, $0.screen, $0.identity) < ($1.rank, $1.screen, $1.identity) })
      }
    }
    return ContextKey(
      number: number, key: key, catalog: entry.catalog, note: loaded.catalogs.note(of: key),
      context: loaded.catalogs.context(of: key), greatestLength: loaded.catalogs.greatestLength(of: key),
      source: entry.source ?? loaded.catalogs.source(of: key, developmentLanguage: language),
      sourceLanguage: LanguageTag(language)?.tag ?? language, locales: translations)
  }
}
