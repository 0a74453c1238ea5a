import Typeset

// How manifests and journals are written: one entry a line, members in a fixed order.
extension JSONWriter {
  /// Writes the part of a manifest before the entries, and begins their list.
  func begin(_ header: BatchHeader) {
    beginObject()
    key("manifest", start: "\n")
    value(BatchHeader.currentForm)
    key("versions", ",\n")
    value(header.versions)
    key("format", ",\n")
    value(header.format)
    key("options", ",\n")
    value(header.options)
    key("fonts", ",\n")
    value(header.fonts)
    key("settings", ",\n")
    value(header.settings)
    key("documents", ",\n")
    list(header.documents, separator: ",\n") { document in
      object {
        member("path", document.path)
        member("inputs", document.inputs)
        add(document.failure)
        add(document.messages)
      }
    }
    key("count", ",\n")
    value(header.count)
    if let shard = header.shard {
      key("shard", ",\n")
      value(shard.description)
    }
    key("variants", ",\n")
    beginList()
  }

  /// Ends the list of entries and the manifest, with the digests of all inputs by path.
  func end(inputs: [String: String]) {
    buffer.append("\n")
    endList()
    key("inputs", ",\n")
    beginObject()
    for path in inputs.keys.sortedByBytes() {
      key(named: path, ",\n", start: "\n")
      value(inputs[path] ?? "")
    }
    buffer.append("\n")
    endObject()
    buffer.append("\n")
    endObject()
    buffer.append("\n")
  }

  /// Writes an entry with its seal, without the end of its line.
  func value(_ entry: BatchEntry) {
    beginMembers(of: entry)
    member("seal", entry.seal)
    endObject()
  }

  private func beginMembers(of entry: BatchEntry) {
    beginObject()
    member("number", entry.number)
    member("name", entry.name)
    member("document", entry.document)
    key("axes")
    value(
      VariantAxis.allCases.compactMap { axis in
        entry.axes[axis].map { BatchHeader.Field(name: axis.rawValue, value: $0) }
      })
    add(entry.failure)
    key("files")
    list(entry.files) { value($0) }
    if let thumbnail = entry.thumbnail {
      key("thumbnail")
      value(thumbnail)
    }
    add(entry.messages)
    add(entry.findings)
    member("inputs", entry.inputs)
    member("key", entry.key)
  }

  /// Writes an entry without its seal.
  fileprivate func unsealed(_ entry: BatchEntry) {
    beginMembers(of: entry)
    endObject()
  }

  private func add(_ failure: BatchFailure?) {
    member("status", failure == nil ? "done" : "failed")
    if let failure { member("failure", failure) }
  }

  private func value(_ file: BatchFile) {
    object {
      member("path", file.path)
      member("size", file.digest.size)
      member("sha256", file.digest.sha256)
    }
  }

  private func add(_ messages: [BatchMessage]) {
    key("messages")
    list(messages) { message in
      object {
        member("severity", message.severity)
        member("code", message.code)
        member("message", message.text)
        if let place = message.place {
          member("file", place.file)
          member("line", place.start.line)
          member("column", place.start.column)
          member("endLine", place.end.line)
          member("endColumn", place.end.column)
        }
        member("hints", message.hints)
      }
    }
  }

  private func value(_ fields: [BatchHeader.Field]) {
    object {
      for field in fields {
        key(named: field.name)
        value(field.value)
      }
    }
  }
}

extension BatchEntry {
  /// A digest of all that the entry says: an entry that was changed since it was written is not trusted, whatever its
  /// key is.
  var seal: String {
    let text = ByteBuffer(capacity: 1024)
    JSONWriter(text).unsealed(self)
    return text.withBytes { SHA256.hex(of: $0) }
  }
}
