import Foundation
import Testing

@testable import Typeset

@Suite struct ElementsCommandTests {
  @Test func everyElementHasALine() throws {
    let result = try CommandRun().run("elements")
    #expect(result.status == 0)
    let text = String(decoding: result.output, as: UTF8.self)
    for name in ElementName.allCases { #expect(text.contains("<\(name.rawValue)>"), "\(name)") }
  }

  @Test func theJSONHasEveryElement() throws {
    let result = try CommandRun().run("elements", "-f", "json")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]])
    #expect(Set(list.compactMap { $0["element"] as? String }) == Set(ElementName.allCases.map(\.rawValue)))
  }

  @Test func anElementIsExplainedWithItsAttributes() throws {
    let result = try CommandRun().run("help", "element", "slider")
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(result.status == 0)
    for word in ["<slider>", "holds    nothing", "role     control", "min-icon", "default: 0", "COMMON", "EXAMPLE"] {
      #expect(text.contains(word), "\(word) is missing in \(text)")
    }
  }

  @Test func anElementAsJSONHasTypesAndDefaults() throws {
    let result = try CommandRun().run("help", "element", "badge", "-f", "json")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]])
    #expect(list.count == 2 && list.last?["in"] as? String == "icon")
    let attributes = try #require(list.last?["attributes"] as? [[String: Any]])
    let corner = try #require(attributes.first { $0["name"] as? String == "at" })
    #expect(corner["default"] as? String == "top-end" && corner["common"] as? Bool == false)
  }

  @Test func anUnknownElementNamesTheNearest() throws {
    let result = try CommandRun().run("help", "element", "slidr")
    #expect(result.status == 64)
    #expect(result.errors.contains("unknown element 'slidr'; did you mean 'slider'?"))
  }

  @Test func helpStillExplainsCommands() throws {
    let result = try CommandRun().run("help", "render")
    #expect(result.status == 0 && String(decoding: result.output, as: UTF8.self).contains("USAGE: typesetter render"))
    #expect(try CommandRun().run("help", "nothing").status == 64)
  }
}
