import Foundation
import Testing
import Typeset
import TypesetReview

@testable import TypesetPreview

/// Which variants an export has, and what the page calls them.
@Suite struct ExportVariantsTests {
  private let command: CommandRun
  private let workshop: Workshop

  init() throws {
    command = try ExportSample.command()
    var settings = PreviewSettings()
    settings.inputs = [command.folder.path + "/screens"]
    workshop = try Workshop(settings, bundledFonts: FontLibrary.bundledFolder(executable: ExecutablePath.current ?? ""))
  }

  private func variants(of id: String, _ lists: [VariantAxis: String] = [:]) throws -> ExportedVariants {
    let document = try workshop.document(id)
    var axes = VariantAxes()
    for (axis, list) in lists { try axes.set(axis, list) }
    return try ExportedVariants(of: document, workshop.loaded(document, on: Workshop.Bench()), axes: axes)
  }

  @Test func documentsHaveTheLocalesOfTheirCatalogsInBothDirections() throws {
    let found = try variants(of: "first.xml")
    #expect(found.variants.count == 16 && found.checked.jobs.count == 8)
    #expect(found.values[.locale] == ["en", "ar"] && found.values[.textSize] == ["l", "ax1"])
    #expect(found.values[.direction] == ["ltr", "rtl"] && found.values[.device] == ["iphone-xs"])
    #expect(found.values[.bold] == ["off"] && found.values[.numerals] == nil)
    let names = found.variants.map(\.name)
    #expect(names.first == "en-iphone-xs-l" && Set(names).count == 16)
    // What the document says itself is not in the address.
    #expect(found.variants[0].axes.key == "")
    #expect(
      found.variants[0].resolved == [.locale: "en", .device: "iphone-xs", .orientation: "portrait", .direction: "ltr"])
    #expect(found.variants[0].mirror == "en-iphone-xs-l-rtl")
    let mirrored = try #require(found.variants.first { $0.name == "en-iphone-xs-l-rtl" })
    #expect(mirrored.axes.key == "direction=rtl" && mirrored.mirror == "en-iphone-xs-l")
    let arabic = try #require(found.variants.first { $0.name == "ar-iphone-xs-ax1-dark" })
    #expect(arabic.axes.key == "locale=ar&text-size=ax1&appearance=dark" && arabic.layout.options.direction == nil)
    #expect(arabic.mirror == "ar-iphone-xs-ax1-dark-ltr")
  }

  @Test func theAxesOfTheCommandComeFirst() throws {
    let found = try variants(
      of: "first.xml", [.locale: "he", .textSize: "xl", .appearance: "light", .setting: "none,bold", .direction: "rtl"])
    #expect(found.variants.map(\.axes.key) == ["locale=he&text-size=xl", "locale=he&text-size=xl&bold=on"])
    #expect(found.variants.allSatisfy { $0.mirror == nil } && found.values[.bold] == ["off", "on"])
  }

  @Test func aCanvasHasNoDevice() throws {
    let found = try variants(of: "more/second.xml", [.appearance: "light", .device: "iphone-xs,iphone-se"])
    #expect(found.variants.map(\.name) == ["en-l", "en-l-rtl", "en-ax1", "en-ax1-rtl"])
    #expect(found.values[.device] == nil)
  }
}
