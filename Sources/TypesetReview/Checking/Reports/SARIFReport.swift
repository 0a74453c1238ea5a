import Typeset

extension OutputKind {
  /// Findings in the form of SARIF.
  package static let staticAnalysis = OutputKind("SARIF written by typesetter") {
    $0.starts(with: SARIFReport.start.utf8)
  }
}

/// Findings in the Static Analysis Results Interchange Format (SARIF 2.1.0), which GitHub and editors show in place.
struct SARIFReport {
  /// The report.
  let report: CheckReport
  /// The rules that were checked, in the order of the descriptors.
  private let rules: [Rule]
  private let json = JSONWriter(ByteBuffer(capacity: 1 << 16))

  /// Writes a report.
  static func write(_ report: CheckReport, to sink: ByteSink) throws {
    let writer = SARIFReport(report)
    writer.write()
    try sink.write(writer.json.buffer)
  }

  /// How a report begins, by which it is recognized.
  fileprivate static let start =
    #"{"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{"tool": {"driver": "#
    + #"{"name": "typesetter""#

  private init(_ report: CheckReport) {
    self.report = report
    // Findings of rules that were not asked for do not exist, but a result must have its descriptor.
    rules = report.rules.union(report.findings.map(\.fault.rule)).sorted()
  }

  private func write() {
    json.object {
      // The file begins with `start`.
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.listOfOne { json.object(addRun) }
    }
    json.buffer.append("\n")
  }

  private func addRun() {
    json.key("tool")
    json.object {
      json.key("driver")
      json.object {
        json.member("name", "typesetter")
        json.member("semanticVersion", Versions.typeset)
        json.key("rules", ",\n ")
        json.list(rules.map(Optional.some) + (report.stale.isEmpty ? [] : [nil]), separator: ",\n  ", start: "\n  ") {
          if let rule = $0 { addDescriptor(of: RuleCatalogue[rule]) } else { addDescriptorOfStale() }
        }
      }
    }
    json.key("invocations", ",\n ")
    json.listOfOne { json.object { json.member("executionSuccessful", report.unrendered.isEmpty) } }
    json.member("columnKind", "utf16CodeUnits")
    json.key("results", ",\n ")
    json.list(report.findings.map(Result.finding) + report.stale.map(Result.stale), separator: ",\n  ", start: "\n  ") {
      switch $0 {
      case .finding(let finding): add(finding)
      case .stale(let stale): add(stale)
      }
    }
  }

  /// What is listed.
  private enum Result {
    case finding(Finding)
    case stale(StaleFinding)
  }

  /// The rule of lines that nothing matches any more.
  private func addDescriptorOfStale() {
    json.object {
      json.member("id", StaleFinding.name)
      addText("shortDescription", StaleFinding.summary)
      addText("help", StaleFinding.remedy.capitalizedSentence)
      json.key("defaultConfiguration")
      json.object { json.member("level", CheckLevel.advice.sarifLevel) }
    }
  }

  private func add(_ stale: StaleFinding) {
    json.object {
      json.member("ruleId", StaleFinding.name)
      json.member("ruleIndex", rules.count)
      json.member("level", stale.level.sarifLevel)
      addText(
        "message", [report.message(of: stale), StaleFinding.remedy].map(\.capitalizedSentence).joined(separator: " "))
      json.key("locations")
      json.listOfOne { json.object { addPlace(report.place(of: stale), nil) } }
      json.key("partialFingerprints")
      json.object { json.member("finding/v1", "\(StaleFinding.name)/\(report.message(of: stale))") }
    }
  }

  /// A rule: what it asks for, and what the program does with it.
  private func addDescriptor(of entry: RuleEntry) {
    json.object {
      json.member("id", "\(entry.rule)")
      json.member("name", entry.name)
      addText("shortDescription", entry.summary)
      addText("fullDescription", entry.statement)
      addText("help", ([entry.statement] + entry.sources.map { "Source: \($0.title)." }).joined(separator: " "))
      json.key("defaultConfiguration")
      json.object { json.member("level", (CheckCatalogue.all.level(of: entry.rule) ?? .warning).sarifLevel) }
      json.key("properties")
      json.object { json.member("tags", entry.sources.map(\.rawValue)) }
    }
  }

  private func add(_ finding: Finding) {
    let fault = finding.fault
    json.object {
      json.member("ruleId", "\(fault.rule)")
      if let index = rules.firstIndex(of: fault.rule) { json.member("ruleIndex", index) }
      json.member("level", fault.level.sarifLevel)
      addText("message", message(of: finding))
      json.key("locations")
      json.listOfOne {
        json.object {
          addPlace(report.place(of: finding), report.sources[finding.place.file])
          if !fault.element.isEmpty { addElement(of: fault) }
        }
      }
      json.key("partialFingerprints")
      json.object {
        json.member(
          "finding/v1", "\(fault.rule)/\(finding.identity)/\(fault.key ?? "")/\(fault.aspect)")
        if let subject = finding.subject {
          json.member("finding/v2", "\(fault.rule)/\(subject.fingerprint)/\(fault.key ?? "")/\(fault.aspect)")
        }
      }
      json.key("properties")
      json.object {
        json.member("variants", finding.variants)
        json.member("document", report.path(of: finding.document))
        json.member("key", ifAny: fault.key)
        json.member("measured", ifAny: fault.measured)
        json.member("required", ifAny: fault.required)
        json.member("remedy", fault.remedy)
      }
    }
  }

  /// What is wrong, in how many variants, and what to do, in sentences.
  private func message(of finding: Finding) -> String {
    let extent = report.extent(of: finding)
    let figures = finding.figures.map { " (\($0))" } ?? ""
    return [finding.fault.message + figures + (extent.isEmpty ? "" : ", " + extent), finding.fault.remedy]
      .map { $0.capitalizedSentence }.joined(separator: " ")
  }

  private func addPlace(_ place: FindingPlace, _ source: SourceFile?) {
    json.key("physicalLocation")
    json.object {
      json.key("artifactLocation")
      json.object {
        json.member("uri", place.file.hasPrefix("/") ? "file://" + place.file.fileAddress : place.file.fileAddress)
      }
      json.key("region")
      json.object {
        let range = source?.range(ofWordAt: place.position)
        json.member("startLine", place.position.line)
        json.member("startColumn", range.map { $0.file.utf16Column(at: $0.bytes.lowerBound) } ?? place.position.column)
        if let range { json.member("endColumn", range.file.utf16Column(at: range.bytes.upperBound)) }
      }
    }
  }

  private func addElement(of fault: Fault) {
    json.key("logicalLocations")
    json.listOfOne {
      json.object {
        json.member("name", fault.element)
        json.member("fullyQualifiedName", fault.page.map { "\($0)/\(fault.element)" } ?? fault.element)
        json.member("kind", "element")
      }
    }
  }

  private func addText(_ key: StaticString, _ text: String) {
    json.key(key)
    json.object { json.member("text", text) }
  }
}

extension CheckLevel {
  /// The level in SARIF (3.27.10).
  fileprivate var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }
}

extension ElementSubject {
  /// What stays the same when other elements come, go or move.
  fileprivate var fingerprint: String {
    let parts = id.map { [$0] } ?? [surroundings ?? "", kind, text, place > 0 ? "\(place)" : ""]
    return (parts + (part.isEmpty ? [] : [part])).joined(separator: "/")
  }
}

extension String {
  /// The text as a sentence, with a capital letter and a full stop.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
