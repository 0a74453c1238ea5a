import Typeset

/// Findings for programs: one object with all variants.
struct VerificationJSON {
  private let out = ByteBuffer(capacity: 1 << 16)

  /// Writes a report.
  static func write(_ report: VerificationReport, to sink: ByteSink) throws {
    let writer = VerificationJSON()
    writer.add(report)
    try writer.out.withBytes { try sink.write(UnsafeRawBufferPointer($0)) }
  }

  private func add(_ report: VerificationReport) {
    let counts = report.counts
    out.append("{\"typeset\": \"verification\", \"passed\": ")
    out.append(decimal: counts.passed)
    for (name, count) in [
      ("recorded", counts.recorded), ("different", counts.different), ("missing", counts.missing),
      ("faulty", counts.faulty), ("obsolete", report.obsolete.count),
    ] {
      out.append(", \"\(name)\": ")
      out.append(decimal: count)
    }
    out.append(",\n \"variants\": [")
    addList(report.verifications, before: "\n  ", add)
    out.append("],\n \"obsoleteBaselines\": [")
    addList(report.obsolete, before: "\n  ") { baseline in
      out.append("{\"name\": ")
      out.append(json: baseline.name)
      out.append(", \"document\": ")
      out.append(json: baseline.document)
      out.append(", \"documentGone\": \(baseline.isDocumentGone), \"removed\": \(report.isPruned), \"files\": [")
      addList(baseline.files, before: "") { out.append(json: $0) }
      out.append("]}")
    }
    out.append("]}\n")
  }

  private func add(_ verification: Verification) {
    out.append("{\"name\": ")
    out.append(json: verification.name)
    add("document", verification.document)
    add("baseline", verification.baseline)
    add("status", verification.kind)
    if verification.isRecorded { out.append(", \"recorded\": true") }
    if !verification.versions.isEmpty {
      out.append(", \"versions\": [")
      addList(verification.versions, before: "") { version in
        out.append("{\"name\": ")
        out.append(json: version.name)
        add("recorded", version.recorded)
        add("present", version.present)
        out.append("}")
      }
      out.append("]")
    }
    if !verification.changes.isEmpty {
      out.append(", \"changes\": [")
      addList(verification.changes, before: "\n    ") { add($0, of: verification) }
      out.append("]")
    }
    if let line = verification.line {
      out.append(", \"firstLine\": {\"number\": ")
      out.append(decimal: line.number)
      add("expected", line.expected)
      add("actual", line.actual)
      out.append("}")
    }
    addMessages(of: verification)
    out.append("}")
  }

  private func addMessages(of verification: Verification) {
    if !verification.pictures.isEmpty {
      out.append(", \"pictures\": [")
      addList(verification.pictures, before: "") { picture in
        out.append("{\"file\": ")
        out.append(json: picture.file)
        add("message", picture.description)
        out.append("}")
      }
      out.append("]")
    }
    switch verification.outcome {
    case .unreadable, .unrendered: add("message", verification.details().joined(separator: "\n"))
    case .passed, .missing, .different: break
    }
  }

  private func add(_ change: ElementChange, of verification: Verification) {
    out.append("{\"page\": ")
    out.append(json: change.page)
    add("element", change.element)
    add("id", change.id)
    out.append(", \"kinds\": [")
    addList(change.kinds, before: "") { out.append(json: $0.rawValue) }
    out.append("]")
    add("change", change.change)
    add("cause", change.cause)
    add("expected", change.expected)
    add("actual", change.actual)
    add("expectedFrame", change.expectedFrame)
    add("actualFrame", change.actualFrame)
    if let place = verification.place(of: change.id) {
      out.append(", \"line\": ")
      out.append(decimal: place.line)
      out.append(", \"column\": ")
      out.append(decimal: place.column)
    }
    if !change.consequences.isEmpty {
      out.append(", \"consequences\": [")
      addList(change.consequences, before: "") { add($0, of: verification) }
      out.append("]")
    }
    out.append("}")
  }

  private func add(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    out.append(", \"")
    out.append(key)
    out.append("\": ")
    out.append(json: text)
  }

  private func add(_ key: StaticString, _ rect: Rect?) {
    guard let rect else { return }
    out.append(", \"")
    out.append(key)
    out.append("\": [")
    addList([rect.minX, rect.minY, rect.width, rect.height], before: "") { out.append($0) }
    out.append("]")
  }

  private func addList<Value>(_ values: [Value], before: StaticString, _ add: (Value) -> Void) {
    for (index, value) in values.enumerated() {
      if index > 0 { out.append(", ") }
      out.append(before)
      add(value)
    }
  }
}
