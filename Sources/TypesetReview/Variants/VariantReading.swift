import Typeset

extension Compositor {
  /// Reads the document at a path, standard input for `-`, for rendering its variants; nil after errors, which are in `log`.
  package func variantDocument(at path: String, log: DiagnosticLog) throws(InputError) -> VariantDocument? {
    let isStandardInput = path == "-"
    let bytes = try isStandardInput ? InputFile.readStandardInput() : InputFile.read(path)
    let before = inputs
    let record = InputRecord()
    inputs = record
    defer { inputs = before }
    let loaded = read(
      bytes, name: isStandardInput ? InputFile.standardInputName : path, folder: Self.folder(of: path), log: log)
    return loaded.map { VariantDocument(path: path, loaded: $0, inputs: record.paths) }
  }

  /// The folder from which the paths of a document count.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
