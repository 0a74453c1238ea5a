import Typeset

/// Findings for programs: one object with all variants.
struct VerificationJSON {
  private let json = JSONWriter(ByteBuffer(capacity: 1 << 16))

  /// Writes a report.
  static func write(_ report: VerificationReport, to sink: ByteSink) throws {
    let writer = VerificationJSON()
    writer.add(report)
    try writer.json.buffer.withBytes { try sink.write(UnsafeRawBufferPointer($0)) }
  }

  private func add(_ report: VerificationReport) {
    let counts = report.counts
    json.beginObject()
    json.member("typeset", "verification")
    json.member("passed", counts.passed)
    json.member("recorded", counts.recorded)
    json.member("different", counts.different)
    json.member("missing", counts.missing)
    json.member("faulty", counts.faulty)
    json.member("obsolete", report.obsolete.count)
    json.key("variants", ",\n ")
    json.list(report.verifications, separator: ", \n  ", start: "\n  ") { add($0) }
    json.key("obsoleteBaselines", ",\n ")
    json.list(report.obsolete, separator: ", \n  ", start: "\n  ") { baseline in
      json.object {
        json.member("name", baseline.name)
        json.member("document", baseline.document)
        json.member("documentGone", baseline.isDocumentGone)
        json.member("removed", report.isPruned)
        json.member("files", baseline.files)
      }
    }
    json.endObject()
    json.buffer.append("\n")
  }

  private func add(_ verification: Verification) {
    json.beginObject()
    json.member("name", verification.name)
    json.member("document", verification.document)
    json.member("baseline", verification.baseline)
    json.member("status", verification.kind)
    if verification.isRecorded { json.member("recorded", true) }
    if !verification.versions.isEmpty {
      json.key("versions")
      json.list(verification.versions) { version in
        json.object {
          json.member("name", version.name)
          json.member("recorded", ifAny: version.recorded)
          json.member("present", ifAny: version.present)
        }
      }
    }
    if !verification.changes.isEmpty {
      json.key("changes")
      json.list(verification.changes, separator: ", \n    ", start: "\n    ") { add($0, of: verification) }
    }
    if let line = verification.line {
      json.key("firstLine")
      json.object {
        json.member("number", line.number)
        json.member("expected", ifAny: line.expected)
        json.member("actual", ifAny: line.actual)
      }
    }
    addMessages(of: verification)
    json.endObject()
  }

  private func addMessages(of verification: Verification) {
    if !verification.pictures.isEmpty {
      json.key("pictures")
      json.list(verification.pictures) { picture in
        json.object {
          json.member("file", picture.file)
          json.member("message", picture.description)
        }
      }
    }
    switch verification.outcome {
    case .unreadable, .unrendered: json.member("message", verification.details().joined(separator: "\n"))
    case .passed, .missing, .different: break
    }
  }

  private func add(_ change: ElementChange, of verification: Verification) {
    json.beginObject()
    json.member("page", change.page)
    json.member("element", change.element)
    json.member("id", change.id)
    json.member("kinds", change.kinds.map(\.rawValue))
    json.member("change", change.change)
    json.member("cause", change.cause)
    json.member("expected", ifAny: change.expected)
    json.member("actual", ifAny: change.actual)
    if let frame = change.expectedFrame { json.member("expectedFrame", frame) }
    if let frame = change.actualFrame { json.member("actualFrame", frame) }
    if let place = verification.place(of: change.id) {
      json.member("line", place.line)
      json.member("column", place.column)
    }
    if !change.consequences.isEmpty {
      json.key("consequences")
      json.list(change.consequences) { add($0, of: verification) }
    }
    json.endObject()
  }
}
