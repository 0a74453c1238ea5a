import Typeset

extension OutputKind {
  /// Results of tests in the form of JUnit.
  package static let testResults = OutputKind("test results written by typesetter") {
    $0.prefix(1024).contains("<testsuites name=\"typesetter ")
  }
}

/// Writes results in JUnit format, which names suites and the cases in them. It contains no times, so the same run
/// gives the same bytes.
struct JUnitWriter {
  /// How many cases there are, and how many of them did not pass.
  struct Counts {
    /// All cases.
    var tests: Int
    /// Those that failed.
    var failures: Int
    /// Those that could not be tried.
    var errors: Int
  }

  /// How a case ended that did not pass.
  struct Fault {
    /// Whether it could not be tried, rather than failed.
    var isError = false
    /// What is wrong, in a line.
    var message: String
    /// A word for programs.
    var type: String
    /// What is wrong, in full.
    var lines: [String]
  }

  private let out = ByteBuffer(capacity: 1 << 16)

  /// Writes results of the command `name`; `body` writes the suites.
  func write(_ name: String, _ counts: Counts, to sink: ByteSink, _ body: () -> Void) throws {
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
    add("name", name)
    add(counts)
    out.append(">\n")
    body()
    out.append("</testsuites>\n")
    try sink.write(out)
  }

  /// Writes a suite; `body` writes its cases.
  func suite(_ name: String, _ counts: Counts, _ body: () -> Void) {
    out.append("  <testsuite")
    add("name", name)
    add(counts)
    out.append(" skipped=\"0\">\n")
    body()
    out.append("  </testsuite>\n")
  }

  /// Writes a case of a suite; `output` is what it says besides passing or failing.
  func testCase(_ name: String, of suite: String, _ fault: Fault?, output: [String] = []) {
    out.append("    <testcase")
    add("classname", suite)
    add("name", name)
    add("time", "0")
    guard fault != nil || !output.isEmpty else { return out.append("/>\n") }
    out.append(">\n")
    if let fault {
      out.append(fault.isError ? "      <error" : "      <failure")
      add("message", fault.message)
      add("type", fault.type)
      out.append(">")
      out.append(html: fault.lines.joined(separator: "\n"))
      out.append(fault.isError ? "</error>\n" : "</failure>\n")
    }
    if !output.isEmpty {
      out.append("      <system-out>")
      out.append(html: output.joined(separator: "\n"))
      out.append("</system-out>\n")
    }
    out.append("    </testcase>\n")
  }

  private func add(_ counts: Counts) {
    add("tests", "\(counts.tests)")
    add("failures", "\(counts.failures)")
    add("errors", "\(counts.errors)")
    add("time", "0")
  }

  private func add(_ name: StaticString, _ value: String) {
    out.append(" ")
    out.append(name)
    out.append("=\"")
    out.append(html: value)
    out.append("\"")
  }
}
