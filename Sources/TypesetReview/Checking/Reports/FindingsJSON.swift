import Typeset

/// Findings for programs: one object, a line for each finding.
struct FindingsJSON {
  private let json = JSONWriter(ByteBuffer(capacity: 1 << 16))
  /// Writes further members of a finding.
  private let more: (Finding, JSONWriter) -> Void

  /// Writes a report; `more` writes further members of each finding.
  static func write(
    _ report: CheckReport, to sink: ByteSink, more: @escaping (Finding, JSONWriter) -> Void = { _, _ in }
  ) throws {
    let writer = FindingsJSON(more: more)
    writer.add(report)
    try sink.write(writer.json.buffer)
  }

  private func add(_ report: CheckReport) {
    json.object {
      json.member("typeset", 1)
      json.key("findings", ",\n ")
      json.list(report.findings, separator: ",\n  ", start: "\n  ") { add($0, in: report) }
      json.key("stale", ",\n ")
      json.list(report.stale, separator: ",\n  ", start: "\n  ") { stale in
        json.object {
          json.member("file", report.path(of: stale.file))
          json.member("line", stale.line)
          json.member("name", StaleFinding.name)
          json.member("level", stale.level)
          json.member("message", report.message(of: stale))
        }
      }
      json.key("unrendered", ",\n ")
      json.list(report.unrendered) { json.value($0) }
      json.key("summary", ",\n ")
      json.object {
        json.member("error", report.count(of: .error))
        json.member("warning", report.count(of: .warning))
        json.member("advice", report.count(of: .advice))
        json.member("known", report.knownCount)
        json.member("stale", report.stale.count)
        json.member("variants", report.variantCount)
      }
    }
    json.buffer.append("\n")
  }

  private func add(_ finding: Finding, in report: CheckReport) {
    let fault = finding.fault
    json.object {
      json.member("rule", "\(fault.rule)")
      json.member("level", fault.level)
      json.member("message", fault.message)
      json.member("document", report.path(of: finding.document))
      if let position = fault.position {
        json.member("line", position.line)
        json.member("column", position.column)
      }
      json.member("page", ifAny: fault.page)
      json.member("element", fault.element)
      json.member("key", ifAny: fault.key)
      json.member("catalog", ifAny: (fault.catalog?.file).map(report.path))
      if let line = fault.catalog?.position?.line { json.member("catalogLine", line) }
      json.member("variants", finding.variants)
      json.member("shown", ifAny: finding.shownVariant)
      json.member("measured", ifAny: fault.measured)
      json.member("required", ifAny: fault.required)
      json.member("known", ifAny: finding.earlierFigure)
      json.member("remedy", fault.remedy)
      if let frame = fault.frame { json.member("frame", frame) }
      more(finding, json)
    }
  }
}
