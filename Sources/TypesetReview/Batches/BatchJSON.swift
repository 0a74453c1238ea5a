import Typeset

// How manifests and journals write what they say: one entry a line, members in a fixed order.
extension ByteBuffer {
  /// Appends what stands before the entries of a manifest, with the start of their list.
  func append(_ header: BatchHeader) {
    append("{\n\"manifest\": ")
    append(decimal: BatchHeader.currentForm)
    append(",\n\"versions\": ")
    append(header.versions)
    append(",\n\"format\": ")
    append(json: header.format)
    append(",\n\"options\": ")
    append(header.options)
    append(",\n\"fonts\": ")
    append(json: header.fonts)
    append(",\n\"settings\": ")
    append(json: header.settings)
    append(",\n\"documents\": ")
    list(header.documents, separator: ",\n") { document in
      append("{\"path\": ")
      append(json: document.path)
      append(", \"inputs\": ")
      list(document.inputs) { append(json: $0) }
      append(document.failure)
      append(", \"messages\": ")
      list(document.messages) { append($0) }
      append("}")
    }
    append(",\n\"count\": ")
    append(decimal: header.count)
    if let shard = header.shard {
      append(",\n\"shard\": ")
      append(json: shard.description)
    }
    append(",\n\"variants\": [")
  }

  /// Appends the end of a manifest, after the last entry: the digests of all inputs, by path.
  func append(inputs: [String: String]) {
    append("\n],\n\"inputs\": {")
    let paths = inputs.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (index, path) in paths.enumerated() {
      append(index == 0 ? "\n" : ",\n")
      append(json: path)
      append(": ")
      append(json: inputs[path] ?? "")
    }
    append("\n}\n}\n")
  }

  /// Appends an entry, without the end of its line.
  func append(_ entry: BatchEntry) {
    append("{\"number\": ")
    append(decimal: entry.number)
    append(", \"name\": ")
    append(json: entry.name)
    append(", \"document\": ")
    append(json: entry.document)
    append(", \"axes\": ")
    append(
      VariantAxis.allCases.compactMap { axis in
        entry.axes[axis].map { BatchHeader.Field(name: axis.rawValue, value: $0) }
      })
    append(entry.failure)
    append(", \"files\": ")
    list(entry.files) { append($0) }
    if let thumbnail = entry.thumbnail {
      append(", \"thumbnail\": ")
      append(thumbnail)
    }
    append(", \"messages\": ")
    list(entry.messages) { append($0) }
    append(", \"inputs\": ")
    list(entry.inputs) { append(json: $0) }
    append(", \"key\": ")
    append(json: entry.key)
    append("}")
  }

  private func append(_ failure: BatchFailure?) {
    guard let failure else { return append(", \"status\": \"done\"") }
    append(", \"status\": \"failed\", \"failure\": ")
    append(json: failure.rawValue)
  }

  private func append(_ file: BatchFile) {
    append("{\"path\": ")
    append(json: file.path)
    append(", \"size\": ")
    append(decimal: file.digest.size)
    append(", \"sha256\": ")
    append(json: file.digest.sha256)
    append("}")
  }

  private func append(_ message: BatchMessage) {
    append("{\"severity\": ")
    append(json: message.severity.rawValue)
    append(", \"code\": ")
    append(json: message.code)
    append(", \"message\": ")
    append(json: message.text)
    if let place = message.place {
      append(", \"file\": ")
      append(json: place.file)
      let numbers: [(StaticString, Int)] = [
        (", \"line\": ", place.start.line), (", \"column\": ", place.start.column),
        (", \"endLine\": ", place.end.line), (", \"endColumn\": ", place.end.column),
      ]
      for (name, number) in numbers {
        append(name)
        append(decimal: number)
      }
    }
    append(", \"hints\": ")
    list(message.hints) { append(json: $0) }
    append("}")
  }

  private func append(_ fields: [BatchHeader.Field]) {
    append("{")
    for (index, field) in fields.enumerated() {
      if index > 0 { append(", ") }
      append(json: field.name)
      append(": ")
      append(json: field.value)
    }
    append("}")
  }

  private func list<Value>(_ values: [Value], separator: StaticString = ", ", _ body: (Value) -> Void) {
    append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { append(separator) }
      body(value)
    }
    append("]")
  }
}
