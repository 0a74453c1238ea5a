import Typeset

/// What a preview was asked for; `typesetter preview` hands it to the program that serves the page, as a list of arguments.
package struct PreviewSettings: Hashable, Sendable {
  /// The documents, and the folders of documents, as given.
  package var inputs: [String] = []
  /// The folder that is shown where those have no document; nil for none.
  package var fallback: String?
  /// The port; 0 for any that is free.
  package var port = 0
  /// The address to listen on.
  package var host = PreviewSettings.loopback
  /// Whether a browser is opened.
  package var opensBrowser = false
  /// The folder of the baselines; nil for none.
  package var baselines: String?
  /// Folders of fonts besides the bundled ones.
  package var fonts: [String] = []
  /// Whether characters that no other font has come from the fonts of the machine.
  package var usesSystemFonts = false
  /// String catalogs, searched before those of the documents.
  package var strings: [String] = []
  /// Other folders that documents may read files from.
  package var roots: [String] = []

  /// The folder that the page is written to as files; nil to serve it.
  package var exportFolder: String?
  /// The variants that are exported; of axes without values those that a document names, else the usual ones.
  package var axes = VariantAxes()

  /// The address that only programs of this machine reach.
  package static let loopback = "127.0.0.1"

  /// Creates settings that leave everything open.
  package init() {}

  /// The settings as arguments, each a name and a value: `port=8080`.
  package var arguments: [String] {
    var list = ["port=\(port)", "host=\(host)"]
    if opensBrowser { list.append("open=yes") }
    if let baselines { list.append("baselines=\(baselines)") }
    list += fonts.map { "fonts=\($0)" }
    if usesSystemFonts { list.append("system-fonts=yes") }
    list += strings.map { "strings=\($0)" }
    list += roots.map { "root=\($0)" }
    if let exportFolder { list.append("export=\(exportFolder)") }
    list += axes.axes.map { "\($0.plural)=\(axes[$0].joined(separator: ","))" }
    if let fallback { list.append("fallback=\(fallback)") }
    return list + inputs.map { "input=\($0)" }
  }

  /// The settings that some arguments stand for; nil if one of them is invalid.
  package init?(arguments: [String]) {
    for argument in arguments {
      guard let equals = argument.firstIndex(of: "=") else { return nil }
      let value = String(argument[argument.index(after: equals)...])
      switch argument[..<equals] {
      case "port":
        guard let number = UInt16(value) else { return nil }
        port = Int(number)
      case "host": host = value
      case "open": opensBrowser = true
      case "baselines": baselines = value
      case "fonts": fonts.append(value)
      case "system-fonts": usesSystemFonts = true
      case "strings": strings.append(value)
      case "root": roots.append(value)
      case "fallback": fallback = value
      case "input": inputs.append(value)
      case "export": exportFolder = value
      case let name:
        guard let axis = VariantAxis.allCases.first(where: { $0.plural == name }) else { return nil }
        do { try axes.set(axis, value) } catch { return nil }
      }
    }
  }
}
