import Typeset

/// The files that a run for translators writes beside its pictures.
struct ContextFiles {
  /// The folder.
  let folder: String
  /// The form of the list besides the one that is always written.
  let form: ContextForm
  /// The files that the run has read.
  let sparing: ReadFiles

  init(folder: String, form: ContextForm, sparing: ReadFiles) {
    self.folder = folder
    self.form = form
    self.sparing = sparing
  }

  /// Throws if one of the files finds no place.
  func check() throws {
    for form in forms { try OverwriteError.check(path(of: form), as: .context, sparing: sparing) }
    try OverwriteError.check(folder + "/" + ContextPaths.index, as: .page, sparing: sparing)
  }

  /// Writes the files, each complete or not at all; returns the path of the page.
  func write(_ report: ContextReport) throws -> String {
    for form in forms {
      let buffer = ByteBuffer(capacity: 1 << 16)
      form.write(report, to: JSONWriter(buffer))
      try write(buffer.bytes, to: path(of: form), as: .context)
    }
    let index = folder + "/" + ContextPaths.index
    let sink = ByteSink()
    try ContextPage.write(report, to: sink)
    try write(sink.bytes, to: index, as: .page)
    return index
  }

  private var forms: [ContextForm] { form == .json ? [.json] : [.json, form] }

  private func path(of form: ContextForm) -> String { folder + "/" + form.fileName }

  /// Writes a file, unless it is there already as it would be.
  private func write(_ bytes: [UInt8], to path: String, as kind: OutputKind) throws {
    if FileSystem.isFile(path), !FileSystem.isLink(path), let earlier = try? InputFile.read(path), earlier == bytes {
      return
    }
    try OutputFile.write(to: path, as: kind, sparing: sparing) { try $0.write(bytes) }
  }
}

extension OutputKind {
  /// Keys with their places on pictures.
  package static let context = OutputKind("context for translators written by typesetter") { bytes in
    let start = ContextForm.start.utf8
    return bytes.starts(with: start) && bytes.prefix(256).contains("\"screens\": [")
  }
}
