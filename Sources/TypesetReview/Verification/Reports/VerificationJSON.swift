import Typeset

extension OutputKind {
  /// What a verification found, as JSON.
  package static let verification = OutputKind("the JSON of a verification") {
    $0.starts(with: #"{"typeset": "verification""#.utf8)
  }
}

/// Findings for programs: one object with all variants.
struct VerificationJSON {
  private let json = JSONWriter(ByteBuffer(capacity: 1 << 16))

  /// Writes a report.
  static func write(_ report: VerificationReport, to sink: ByteSink) throws {
    let writer = VerificationJSON()
    writer.add(report)
    try sink.write(writer.json.buffer)
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
    json.member("rejected", report.rejected.count)
    json.member("obsolete", report.obsolete.count)
    json.key("variants", ",\n ")
    json.list(report.verifications, separator: ", \n  ", start: "\n  ") { add($0, report.paths) }
    addFindings(of: report)
    json.key("obsoleteBaselines", ",\n ")
    json.list(report.obsolete, separator: ", \n  ", start: "\n  ") { baseline in
      json.object {
        json.member("name", baseline.name)
        json.member("document", report.paths.shown(baseline.document))
        json.member("documentGone", baseline.isDocumentGone)
        json.member("removed", report.isRemoved(baseline))
        json.member("files", baseline.files.map(report.paths.shown))
      }
    }
    json.endObject()
    json.buffer.append("\n")
  }

  /// What changed, each once with all its variants.
  private func addFindings(of report: VerificationReport) {
    json.key("findings", ",\n ")
    json.list(report.findings.findings, separator: ", \n  ", start: "\n  ") { finding in
      json.object {
        json.member("document", report.paths.shown(finding.document))
        json.member("element", finding.change.subject)
        json.member("sentence", finding.sentence)
        json.member("file", report.paths.shown(finding.place.file))
        json.member("line", finding.place.position.line)
        json.member("column", finding.place.position.column)
        json.member("variants", finding.variants)
      }
    }
  }

  private func add(_ verification: Verification, _ paths: ReportPaths) {
    json.beginObject()
    json.member("name", verification.name)
    json.member("document", paths.shown(verification.document))
    json.member("baseline", paths.shown(verification.baseline))
    json.member("status", verification.kind)
    if verification.isRecorded { json.member("recorded", true) }
    json.member("rejected", ifAny: verification.rejection)
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
      json.list(verification.changes, separator: ", \n    ", start: "\n    ") { change in
        change.write(to: json) { change in
          guard let place = verification.place(of: change.id) else { return }
          json.member("line", place.line)
          json.member("column", place.column)
        }
      }
    }
    if let line = verification.line {
      json.key("firstLine")
      json.object {
        json.member("number", line.number)
        json.member("expected", ifAny: line.expected)
        json.member("actual", ifAny: line.actual)
      }
    }
    addMessages(of: verification, paths)
    json.endObject()
  }

  private func addMessages(of verification: Verification, _ paths: ReportPaths) {
    if !verification.pictures.isEmpty {
      json.key("pictures")
      json.list(verification.pictures) { picture in
        json.object {
          json.member("file", paths.shown(picture.file))
          json.member("message", picture.description)
        }
      }
    }
    switch verification.outcome {
    case .unreadable, .unrendered: json.member("message", verification.details().joined(separator: "\n"))
    case .passed, .missing, .different: break
    }
  }
}
