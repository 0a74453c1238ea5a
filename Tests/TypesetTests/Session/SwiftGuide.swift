import Foundation
import Typeset
import TypesetReview

/// The code of the article "From Swift", block by block; `SwiftGuideTests` compares the two, runs it, and compiles it
/// as the code of another package.
enum SwiftGuide {
  /// Runs all blocks with a document, a changed copy of it, and a folder for what they write.
  static func run(page: URL, changed: URL, folder: URL) throws {
    let typesetter = try Typesetter()
    let document = try typesetter.document(contentsOf: page)
    let pdf = try document.render(as: .pdf)
    try pdf.write(to: folder.appending(path: "page.pdf"))

    var options = RenderingOptions(locale: "ar-EG", device: Device(named: "iphone-xs"))
    options.appearance = .dark
    options.textSize = .xxl
    options.accessibility.isBold = true
    let picture = try document.render(as: .png, options: options)
    try picture.write(to: folder.appending(path: "page.png"))

    do {
      let document = try typesetter.document(from: "<document><p>Hello</document>")
      let output = try document.render(as: .pdf)
      for warning in output.warnings { print(warning) }
    } catch let error as DocumentError {
      for diagnostic in error.diagnostics {
        print(diagnostic.location?.line ?? 0, diagnostic.message, diagnostic.hints)
      }
    }

    for page in try document.layout(options: options) {
      for line in page.lines where line.direction == .rightToLeft {
        print(line.text, line.frame.minX, line.frame.maxX, line.runs.map(\.fontFamily))
      }
      for element in page.elements where element.isMirrored {
        print(element.id, element.rules)
      }
    }

    let variants: [VariantAxis: [String]] = [.locale: ["en", "ar-EG"], .appearance: ["light", "dark"]]
    let sheet = try typesetter.sheet(of: [document], variants: variants)
    try sheet.write(to: folder.appending(path: "sheet.pdf"))

    let comparison = try typesetter.compare(page, with: changed, ignoring: ["clock"])
    if !comparison.passes { print(comparison) }

    var verifier = Verifier(folder: folder.appending(path: "Baselines"))
    verifier.recording = .missing
    for result in try verifier.verify(document, variants: variants) where !result.passes {
      print(result)
    }

    let batch = Batch(typesetter, format: .pdf)
    let result = try batch.render([page], variants: variants, into: folder.appending(path: "out"))
    print(result.drawn, result.unchanged, result.failed)
  }
}
