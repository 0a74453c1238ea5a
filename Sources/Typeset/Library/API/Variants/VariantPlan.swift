/// A document among several whose variants are rendered.
public struct VariantDocument: Sendable {
  /// The path as given; `-` is standard input.
  public let path: String
  /// The name of its renderings: that of the file without its ending.
  public let name: String
  /// The document, read once for all its variants.
  public let loaded: LoadedDocument
  /// The files that were looked for while it was read, its own first.
  public let inputs: [String]

  /// A document that was read; `inputs` are the files that were looked for meanwhile.
  public init(path: String, loaded: LoadedDocument, inputs: [String]) {
    self.path = path
    self.loaded = loaded
    self.inputs = [path] + inputs.filter { $0 != path }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lastIndex(of: ".").map { $0 > file.startIndex ? String(file[..<$0]) : file } ?? file
    name = path == "-" ? "stdin" : stem
  }
}

/// What is rendered when documents run through their variants: a list in a fixed order, every entry with a name of its own.
public struct VariantPlan: Sendable {
  /// One rendering.
  public struct Job: Sendable {
    /// The document, as an index into `documents`.
    public let document: Int
    /// What is asked of its layout.
    public let variant: Variant
    /// The name, unique in the plan also where upper and lower case are not told apart.
    public let name: String
  }

  /// The documents in the order given.
  public let documents: [VariantDocument]
  /// All renderings, document by document.
  public let jobs: [Job]
  /// What the renderings run through, as far as documents do not say it themselves.
  public let axes: VariantAxes

  /// Plans every combination of the values of `axes`; throws where two renderings would bear one name.
  public init(_ documents: [VariantDocument], axes: VariantAxes, base: LayoutOptions) throws(VariantNameError) {
    self.documents = documents
    self.axes = axes
    var jobs: [Job] = []
    var owners: [String: String] = [:]
    for (index, document) in documents.enumerated() {
      for variant in axes.variants(of: document.loaded.document, base: base) {
        let name = variant.name(of: document.name)
        if let other = owners.updateValue(document.path, forKey: name.lowercased()) {
          throw VariantNameError(name: name, paths: [other, document.path])
        }
        jobs.append(Job(document: index, variant: variant, name: name))
      }
    }
    self.jobs = jobs
  }

  /// The document of a job.
  public func document(of job: Job) -> VariantDocument { documents[job.document] }
}

/// Two renderings that would bear one name: the command ends with 64.
public struct VariantNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let name: String
  /// The documents whose renderings they are.
  public let paths: [String]

  /// What is wrong and what to do, in one line.
  public var description: String {
    "\(quoted(paths[0])) and \(quoted(paths[1])) have the same name \(quoted(name)); "
      + (paths[0] == paths[1] ? "give the document only once" : "rename one of the files")
  }
}
