import Foundation
import Testing

@testable import Typeset

/// The page on trust names every limit with the words of its message.
@Suite struct TrustTests {
  private static let page: String = {
    let folder = URL(fileURLWithPath: BundledFonts.folder).deletingLastPathComponent()
    let path = folder.appendingPathComponent("Sources/Typeset/Library/Typeset.docc/Trust.md")
    return (try? String(contentsOf: path, encoding: .utf8)) ?? ""
  }()

  /// The message about facts of an SVG picture, without its name.
  private static func message(_ change: (inout SVGFacts) -> Void) -> String {
    var facts = SVGFacts()
    change(&facts)
    do throws(PictureError.Reason) {
      try facts.check()
      return "no limit"
    } catch { return words(error) }
  }

  private static func words(_ reason: PictureError.Reason?) -> String {
    guard let reason else { return "no limit" }
    return PictureError("x", reason).description.replacingOccurrences(of: "SVG picture \"x\" ", with: "")
  }

  private static let pixels = EmbeddedPicture.Extent(width: 7_000, height: 7_000)

  @Test(arguments: [
    message { $0.elementCount = .max }, message { $0.depth = .max }, message { $0.textLength = .max },
    message { $0.pictureDepth = .max }, message { $0.octaves = .infinity }, message { $0.matrixNumbers = .infinity },
    message { $0.cost.elements = .max }, message { $0.cost.layers = .max },
    message { $0.embeddedSizes = [pixels, pixels] },
    words(PictureTrial.reason(of: .signal(9, ""))), words(PictureTrial.reason(of: .signal(6, "allocation"))),
    words(PictureTrial.reason(of: .signal(6, ""))),
  ]) func everyLimitOfSVGPicturesIsNamed(message: String) {
    #expect(Self.page.contains("| `\(message)` |"), "\(message)")
  }

  @Test(arguments: [MarkupBudget.Excess.parts, .text])
  func everyLimitOfDocumentsIsNamed(excess: MarkupBudget.Excess) {
    let source = SourceFile(name: "x", utf8: [])
    let message = excess.diagnostic(at: SourceRange(file: source, bytes: 0..<0)).message
    #expect(Self.page.contains("| `\(message)` |"), "\(message)")
  }

  @Test(arguments: [
    "\(MarkupLimits.greatestSize >> 20) MB", "than \(MarkupLimits.mostLines) lines",
    "than \(MarkupLimits.greatestDepth) deep",
    "is larger than \(MarkupLimits.greatestContent >> 20) MB", "than \(MarkdownCost.mostSigns) signs of Markdown",
    "than \(MarkdownCost.mostCells) cells", "| \(MarkdownCost.mostBars / 1_000_000) million |",
    "| \(MarkdownCost.mostMail >> 20) MB |",
    "1 to \(PNGOutput.maximumSide)", "at most \(PNGOutput.maximumPixels)",
    "than \(PictureLimits.mostPixelsTogether / 1_000_000) million pixels",
    "than \(PictureLimits.mostPixels / 1_000_000) million", "is larger than \(PictureLimits.mostSVGBytes >> 20) MB",
    "it is larger than \(PictureLimits.mostBytes >> 20) MB", "it is larger than \(FontBytes.mostForeignBytes >> 20) MB",
    "is more than \(Int(PictureLimits.longestSVGSide)) pt long",
    "more than \(PictureLimits.mostPlainElements) elements",
  ]) func everyFigureIsThatOfTheProgram(words: String) {
    #expect(Self.page.contains(words), "\(words)")
  }
}
