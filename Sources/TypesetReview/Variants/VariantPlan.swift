import Typeset

/// A document among several whose variants are rendered.
package struct VariantDocument: Sendable {
  /// The path as given; `-` is standard input.
  package let path: String
  /// The name of its renderings: that of the file without its ending.
  package internal(set) var name: String
  /// The document, read once for all its variants.
  package let loaded: LoadedDocument
  /// The files that were looked for while it was read, its own first.
  package let inputs: [String]

  /// A document that was read; `inputs` are the files that were looked for meanwhile.
  package init(path: String, loaded: LoadedDocument, inputs: [String]) {
    self.path = path
    self.loaded = loaded
    self.inputs = [path] + inputs.filter { $0 != path }
    let file = FileSystem.name(of: path)
    let stem = file.lastIndex(of: ".").map { $0 > file.startIndex ? String(file[..<$0]) : file } ?? file
    name = path == "-" ? "stdin" : stem
  }
}

/// The variants of documents in a fixed order, each with a unique name.
package struct VariantPlan: Sendable {
  /// One rendering.
  package struct Job: Sendable {
    /// The document, as an index into `documents`.
    package let document: Int
    /// Its layout options.
    package let variant: Variant
    /// The name, unique in the plan even if case is ignored.
    package let name: String
  }

  /// The documents in the order given.
  package let documents: [VariantDocument]
  /// All renderings, document by document.
  package let jobs: VariantJobs
  /// The axes, which override those of the documents.
  package let axes: VariantAxes

  /// The most combinations of a run.
  package static let mostVariants = 250_000

  /// Plans every combination of the values of `axes`; throws if two renderings would have the same name, or if there
  /// are more than `most`, before any of them takes memory.
  package init(
    _ documents: [VariantDocument], axes: VariantAxes, base: LayoutOptions, most: Int = mostVariants
  ) throws(VariantPlanError) {
    self.documents = documents
    self.axes = axes
    for document in documents {
      if let device = axes.deviceWithoutOrientation(for: document.loaded.document, base: base) {
        throw .unsupportedOrientation(device, path: document.path)
      }
    }
    let count = documents.reduce(0) { count, document in
      let (sum, overflow) = count.addingReportingOverflow(axes.count(for: document.loaded.document, base: base))
      return overflow ? .max : sum
    }
    if count > most { throw .tooMany(count, most: most) }
    jobs = VariantJobs(documents) { axes.combinations(for: $0.loaded.document, base: base) }
    var owners: [String: Int] = [:]
    for job in jobs {
      if let other = owners.updateValue(job.document, forKey: job.name.lowercased()) {
        throw .sameName(job.name, paths: [documents[other].path, documents[job.document].path])
      }
    }
  }

  /// Plans a single rendering of a document with some options, whatever variants it names.
  package init(_ document: VariantDocument, options: LayoutOptions) {
    let variant = Variant([:], base: options, document: document.loaded.document)
    self.init(document, variant: variant, name: variant.name(of: document.name))
  }

  /// A single rendering of a document.
  init(_ document: VariantDocument, variant: Variant, name: String) {
    documents = [document]
    axes = VariantAxes()
    jobs = VariantJobs(Job(document: 0, variant: variant, name: name))
  }

  /// The document of a job.
  package func document(of job: Job) -> VariantDocument { documents[job.document] }
}

/// Variants that cannot be rendered together.
package enum VariantPlanError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two renderings would have the same name; `paths` are the documents whose renderings they are.
  case sameName(String, paths: [String])
  /// There are more combinations than a run may have.
  case tooMany(Int, most: Int)
  /// The device of a document does not turn its screen upside down.
  case unsupportedOrientation(Device, path: String)

  /// The error and how to fix it, in one line.
  package var description: String {
    switch self {
    case .sameName(let name, let paths):
      "\(quoted(paths[0])) and \(quoted(paths[1])) have the same name \(quoted(name)); "
        + (paths[0] == paths[1] ? "give the document only once" : "rename one of the files")
    case .tooMany(let count, let most):
      "\(count == .max ? "countless" : "\(count)") variants are more than the limit of \(most); "
        + "use fewer values or documents, in several runs"
    case .unsupportedOrientation(let device, let path):
      "\(quoted(path)): \(device.name) has no portrait upside down; choose an iPad, or an iPhone with a home button"
    }
  }
}

extension VariantPlan {
  /// Plans the variants of documents that a Swift user has read; throws ``VariantError``.
  init(
    _ documents: [TypesetDocument], variants: [VariantAxis: [String]], options: RenderingOptions
  ) throws(VariantError) {
    let axes = try VariantAxes(variants)
    let documents = documents.map { VariantDocument(path: $0.name, loaded: $0.loaded, inputs: []) }
    do { try self.init(documents, axes: axes, base: options.layout) } catch {
      throw VariantError(description: error.description)
    }
  }
}

extension VariantAxes {
  /// Takes the values of each axis; throws ``VariantError``.
  package init(_ variants: [VariantAxis: [String]]) throws(VariantError) {
    self.init()
    for axis in VariantAxis.allCases {
      guard let values = variants[axis] else { continue }
      do { try set(axis, values.joined(separator: ",")) } catch {
        throw VariantError(description: "\(error); \(error.hint)")
      }
    }
  }
}

/// Variants that cannot be rendered: an unknown or repeated value, or two renderings of the same name.
public struct VariantError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error and how to fix it, in one line.
  public let description: String
}

extension TypesettingSession {
  /// Reads the document at a path, standard input for `-`, for rendering its variants; nil after errors, which are in
  /// `log`.
  package func variantDocument(at path: String, log: DiagnosticLog) throws(InputError) -> VariantDocument? {
    let isStandardInput = path == "-"
    let record = inputRecord()
    if !isStandardInput {
      record.add(path)
      readFiles.add(path)
    }
    let bytes = try isStandardInput ? InputFile.readStandardInput() : InputFile.readArgument(path)
    let before = inputs
    inputs = record
    defer { inputs = before }
    let loaded = read(
      bytes, name: isStandardInput ? InputFile.standardInputName : path, folder: FileSystem.folder(of: path), log: log)
    return loaded.map { VariantDocument(path: path, loaded: $0, inputs: record.paths) }
  }
}
