import Testing

@testable import Typeset

@Suite struct ElementStyleTests {
  @Test func headingsAreInTheirStyles() {
    #expect(look(.title) == "large-title 700 above 0")
    #expect(look(.h1) == "title1 700 above 24")
    #expect(look(.h2) == "title2 700 above 24")
    #expect(look(.h3) == "title3 600 above 24")
    #expect(look(.h4) == "headline nil above 0")
  }

  @Test func smallPrintIsSecondary() {
    for name in [ElementName.caption, .runningHead, .runningFoot] {
      #expect(name.declaration.style.style == .caption1)
      #expect(name.declaration.style.color == "secondary-label")
    }
  }

  @Test func textsOfRowsAndTables() {
    #expect(look(.th) == "subhead 600 above 0" && look(.td) == "body nil above 0")
    #expect(
      ElementName.value.declaration.style.style == .body && ElementName.detail.declaration.style.style == .subhead)
    for name in [ElementName.value, .detail, .header, .footer] {
      #expect(name.declaration.style.color == "secondary-label")
    }
    #expect(RowListStyle(Attributes()).item.padding == Insets(top: 11, start: 16, bottom: 11, end: 16))
    #expect(RowListStyle(Attributes()).item.minHeight == 44)
  }

  @Test func spacingByContainer() {
    for name in [ElementName.page, .screen, .canvas, .column, .section, .group, .box, .grid] {
      #expect(name.declaration.style.spacing == 12)
    }
    #expect(ElementName.row.declaration.style.spacing == 8)
    #expect(ElementName.li.declaration.style.spacing == 4)
    #expect(ElementName.overlay.declaration.style.spacing == 0)
  }

  @Test func buttonIsGrayWithRoomForAFinger() {
    let button = ElementName.button.declaration.style
    #expect(button.style == .headline && button.background == "gray5" && button.radius == 12)
    #expect(button.padding == Insets(top: 12, start: 20, bottom: 12, end: 20) && button.minHeight == 44)
  }

  @Test func everyNamedColorIsInThePalette() {
    for name in ElementName.allCases {
      let look = name.declaration.style
      for color in [look.color, look.background, ElementStyle.separatorColor].compactMap({ $0 }) {
        #expect(Palette.color(named: color) != nil)
      }
    }
  }

  private func look(_ name: ElementName) -> String {
    let look = name.declaration.style
    return "\(look.style?.rawValue ?? "nil") \(look.weight.map(String.init) ?? "nil") above \(Int(look.spaceAbove))"
  }
}
