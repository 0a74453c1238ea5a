import ArgumentParser
import Typeset
import TypesetReview

/// The inputs and outputs, decided before any work.
struct RenderPlan: Sendable {
  /// One document and its output.
  struct Job: Sendable {
    /// The path as given; `-` is standard input.
    var input: String
    /// Its output.
    var target: OutputTarget
  }

  let jobs: [Job]
  let format: OutputFormat
  /// The folder of many outputs; nil if `-o` names one file, or nothing.
  private let folder: String?

  /// Decides; throws a `ValidationError` for what cannot be meant.
  init(inputs: [String], output: String?, format: OutputFormat?) throws {
    self.format = format ?? output.flatMap(OutputFormat.init(ending:)) ?? .pdf
    guard inputs.filter({ $0 == "-" }).count <= 1 else {
      throw ValidationError("'-' given twice; standard input can be read only once")
    }
    if output == "-", inputs.count > 1 {
      throw ValidationError("cannot write several files to standard output; give a folder with -o")
    }
    folder = output.flatMap { $0 != "-" && (inputs.count > 1 || $0.hasSuffix("/")) ? $0 : nil }
    let ending = self.format.rawValue
    jobs = inputs.map {
      Job(input: $0, target: Self.target(of: $0, among: inputs.count, output: output, ending: ending))
    }
    try checkOutputs()
  }

  private static func target(of input: String, among count: Int, output: String?, ending: String) -> OutputTarget {
    switch output {
    case "-": return .standardOutput
    case nil: return input == "-" ? .standardOutput : .file(name(of: input, ending: ending))
    case let output?:
      guard count > 1 || output.hasSuffix("/") || FileSystem.isFolder(output) else { return .file(output) }
      return .file(FileSystem.path(of: name(of: input, ending: ending), in: output))
    }
  }

  /// The name of an output: that of the input with another ending.
  private static func name(of input: String, ending: String) -> String {
    if input == "-" { return "stdin.\(ending)" }
    let name = FileSystem.name(of: input)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "\(name).\(ending)" }
    return "\(name[..<dot]).\(ending)"
  }

  private func checkOutputs() throws {
    var inputs: [String: String] = [:]
    var paths = NormalizedPaths()
    for job in jobs {
      guard case .file(let path) = job.target else { continue }
      if let other = inputs.updateValue(job.input, forKey: paths.path(of: path)) {
        throw ValidationError("'\(other)' and '\(job.input)' have the same output '\(path)'")
      }
    }
    for job in jobs {
      if let output = inputs[paths.path(of: job.input)] {
        throw ValidationError("'\(output)' would overwrite the input '\(job.input)'")
      }
    }
  }

  /// Every file that a document is written to when it has one page.
  var paths: Set<String> {
    Set(jobs.compactMap { if case .file(let path) = $0.target { path } else { nil } })
  }

  /// Creates the folder for several outputs if it is missing.
  func makeFolder() throws {
    if let folder { try FileSystem.makeFolder(folder) }
  }
}
