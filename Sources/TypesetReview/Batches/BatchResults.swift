import Typeset

/// Writes what stands beside the files of a batch: the manifest and the page that shows them.
struct BatchResults {
  /// What is said of the whole batch.
  let header: BatchHeader
  /// The folder of the files.
  let folder: String
  /// How many variants there are.
  let count: Int
  /// One of them, in the order of their numbers; each is asked for more than once, and none is kept.
  let entry: (Int) throws -> BatchEntry
  /// The digest of what lies at the path of an input.
  let digest: (String) -> String

  /// Writes both files, each complete or not at all, and gives what they say in sum.
  func write() throws -> IndexSummary {
    var summary = IndexSummary(header)
    for index in 0..<count { summary.add(try entry(index)) }
    try OutputFile.write(to: folder + "/" + BatchPaths.index) { sink in
      let page = try IndexPage(summary, to: sink)
      for index in 0..<count {
        let entry = try entry(index)
        try page.add(entry, thumbnail: try entry.thumbnail.map { try InputFile.read(folder + "/" + $0.path) })
      }
      try page.finish()
    }
    try OutputFile.write(to: folder + "/" + BatchPaths.manifest) { try writeManifest(to: $0) }
    return summary
  }

  private func writeManifest(to sink: ByteSink) throws {
    let buffer = ByteBuffer(capacity: 1 << 16)
    var inputs: [String: String] = [:]
    func note(_ paths: [String]) { for path in paths where inputs[path] == nil { inputs[path] = digest(path) } }
    let json = JSONWriter(buffer)
    json.begin(header)
    for document in header.documents { note(document.inputs) }
    for index in 0..<count {
      let entry = try entry(index)
      json.next(",\n", start: "\n")
      json.value(entry)
      note(entry.inputs)
      if buffer.count > 1 << 15 { try flush(buffer, to: sink) }
    }
    json.end(inputs: inputs)
    try flush(buffer, to: sink)
  }

  private func flush(_ buffer: ByteBuffer, to sink: ByteSink) throws {
    try buffer.withBytes { try sink.write(UnsafeRawBufferPointer($0)) }
    buffer.removeAll()
  }
}
