import Foundation
import Testing

@testable import Typeset

/// A folder with the files of an app, which is removed with this value.
final class AssetSample {
  /// The folder.
  let folder: String

  /// Writes files by their paths.
  init(_ files: [String: [UInt8]]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    self.folder = folder.path
    for (name, bytes) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  /// Writes texts by their paths.
  convenience init(texts: [String: String]) throws { try self.init(texts.mapValues { Array($0.utf8) }) }

  /// A catalog with a colour, of which the JSON of the versions is given.
  static func color(_ versions: String...) throws -> AssetSample {
    try AssetSample(texts: [
      "A.xcassets/Brand.colorset/Contents.json": #"{"colors": [\#(versions.joined(separator: ","))]}"#
    ])
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A document with assets and a canvas of the given contents.
  private func markup(_ canvas: String, assets: String, lang: String) -> String {
    #"<document lang="\#(lang)"><head><assets src="\#(assets)"/></head>\#(canvas)</document>"#
  }

  /// Lays out a canvas.
  func layout(
    _ canvas: String, assets: String = "A.xcassets", lang: String = "en",
    _ change: (inout LayoutOptions) -> Void = { _ in }
  ) throws -> LayoutSample {
    var options = LayoutOptions()
    change(&options)
    return try LayoutSample(markup(canvas, assets: assets, lang: lang), folder: folder, options: options)
  }

  /// What is reported of a document that may have errors.
  func diagnostics(_ canvas: String, assets: String = "A.xcassets") -> [Diagnostic] {
    let log = DiagnosticLog()
    let session = Typesetter(fonts: TextSample.library).session()
    let bytes = Array(markup(canvas, assets: assets, lang: "en").utf8)
    if let loaded = session.read(bytes, name: "test.xml", folder: folder, log: log) {
      try? session.frames(of: loaded, log: log) { _ in }
    }
    return log.diagnostics
  }

  /// The colour of a name on a screen.
  func color(
    _ name: String = "Brand", assets: String = "A.xcassets", _ change: (inout LayoutOptions) -> Void = { _ in }
  ) throws -> String? {
    try layout(#"<screen background="\#(name)"/>"#, assets: assets, change).frames[0].background?.hex
  }
}

/// The JSON of a version of a colour.
func colorVersion(
  _ red: String, _ green: String, _ blue: String, space: String = "srgb", alpha: String = "1.000", more: String = ""
) -> String {
  #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {"#
    + #""red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "\#(alpha)"}}\#(more)}"#
}

/// The JSON of the appearances that a version is for.
func appearances(_ pairs: (String, String)...) -> String {
  let list = pairs.map { #"{"appearance": "\#($0.0)", "value": "\#($0.1)"}"# }.joined(separator: ",")
  return #", "appearances": [\#(list)]"#
}
