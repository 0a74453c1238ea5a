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
      bytes, name: isStandardInput ? InputFile.standardInputName : path, folder: FileSystem.folder(of: path), log: log)
    return loaded.map { VariantDocument(path: path, loaded: $0, inputs: record.paths) }
  }
}
