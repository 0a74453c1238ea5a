import Testing

@testable import Typeset

@Suite struct BarTests {
  private func screen(
    _ bars: String, _ attributes: String = "", options: LayoutOptions = LayoutOptions()
  ) throws -> LayoutSample {
    try LayoutSample("<document lang=\"en\"><screen \(attributes)>\(bars)</screen></document>", options: options)
  }

  @Test func barsHaveFixedPositionsRegardlessOfTheirOrder() throws {
    let sample = try screen(
      """
      <home-indicator id="home"/><tab-bar id="tabs"><tab>One</tab></tab-bar><p id="p">Text</p>
      <toolbar id="tools"><label>Done</label></toolbar><nav-bar id="nav"><title>Title</title></nav-bar>
      <status-bar id="status"/>
      """)
    #expect(near(try sample.box("status"), 0, 0, 375, 44))
    #expect(near(try sample.box("nav"), 0, 44, 375, 44))
    #expect(near(try sample.box("p"), 16, 100, 343, 22))
    #expect(near(try sample.box("tools"), 0, 685, 375, 44))
    #expect(near(try sample.box("tabs"), 0, 729, 375, 49))
    #expect(near(try sample.box("home"), 0, 778, 375, 34))
    let order = sample.elements().map(\.element.name).filter {
      $0.hasSuffix("bar") || $0 == "p" || $0 == "home-indicator"
    }
    #expect(order == ["status-bar", "nav-bar", "p", "toolbar", "tab-bar", "home-indicator"])
  }

  @Test func aScrollingScreenKeepsItsBarsAtTheEnds() throws {
    let sample = try screen(
      "<nav-bar id=\"nav\"><title>Title</title></nav-bar><divider/><box height=\"975\"/><divider/><tab-bar id=\"tabs\"><tab>One</tab></tab-bar>",
      "scroll=\"yes\"")
    #expect(sample.frames[0].size.height == 1000 + 88 + 83)
    #expect(try sample.box("nav").minY == 44)
    #expect(try sample.box("tabs").maxY == 1000 + 88 + 83 - 34)
  }

  @Test func theTitleIsInTheMiddle() throws {
    let bar = "<label id=\"back\">Settings</label><title id=\"title\">Harbours</title><label id=\"edit\">Edit</label>"
    for direction in Direction.allCases {
      let sample = try screen("<nav-bar>\(bar)</nav-bar>", options: LayoutOptions(direction: direction))
      let title = try sample.box("title")
      #expect(abs((title.minX + title.maxX) / 2 - 187.5) < 0.01)
      #expect(try sample.element("title").alignment == .center)
      let (back, edit) = (try sample.box("back"), try sample.box("edit"))
      #expect(direction == .leftToRight ? back.minX == 16 : abs(back.maxX - 359) < 0.01)
      #expect(direction == .leftToRight ? abs(edit.maxX - 359) < 0.01 : abs(edit.minX - 16) < 0.01)
    }
  }

  @Test func aWideSideMovesTheTitleAndThenCutsIt() throws {
    let sample = try screen(
      "<nav-bar><label id=\"back\">All the harbours of the sea</label><title id=\"title\">Alexandria</title></nav-bar>")
    let (back, title) = (try sample.box("back"), try sample.box("title"))
    #expect(abs(title.minX - back.maxX - 16) < 0.01)
    let long = try screen("<nav-bar><title id=\"title\">\(String(repeating: "Harbour ", count: 12))</title></nav-bar>")
    #expect(try long.box("title").width == 343)
    #expect(try long.element("title").isTruncated)
  }

  @Test func aTitleOutsideABarIsLarge() throws {
    let inside = try screen("<nav-bar><title id=\"title\">Title</title></nav-bar>")
    #expect(inside.runs(of: "title").map(\.appearance.size) == [17])
    #expect(try screen("<title id=\"title\">Title</title>").runs(of: "title").map(\.appearance.size) == [34])
  }

  @Test func withoutATitleTheSpacerParts() throws {
    let sample = try screen(
      "<nav-bar><label id=\"a\">A</label><spacer/><label id=\"b\">B</label><label id=\"c\">C</label></nav-bar>")
    #expect(try sample.box("a").minX == 16)
    #expect(abs(try sample.box("c").maxX - 359) < 0.01)
    #expect(abs(try sample.box("c").minX - sample.box("b").maxX - 16) < 0.01)
  }

  @Test func cellsOfTabsAreEqual() throws {
    let tabs = "<tab id=\"a\">One</tab><tab id=\"b\" selected=\"yes\">Second</tab><tab id=\"c\">A third</tab>"
    let sample = try screen("<tab-bar>\(tabs)</tab-bar>")
    #expect(try ["a", "b", "c"].map { try sample.box($0).width } == [125, 125, 125])
    #expect(try sample.box("b").minX == 125)
    #expect(sample.runs(of: "b").map(\.appearance.color.hex) == ["#005ebe"])
    #expect(sample.runs(of: "a").map(\.appearance.color.hex) != ["#005ebe"])
    let wide = try screen("<tab-bar>\(tabs)</tab-bar>", "device=\"ipad-9.7\"")
    #expect(try wide.box("a").width == 180 && wide.box("b").minX == 294)
  }

  @Test func theIconIsAboveTheLabelOrBesideIt() throws {
    let tabs = "<tab-bar><tab id=\"tab\" icon=\"home\">Home</tab></tab-bar>"
    for orientation in [DeviceOrientation.portrait, .landscapeLeft] {
      let sample = try screen(tabs, options: .with { $0.orientation = orientation })
      let icon = try sample.box("tab/icon1")
      let line = try #require(sample.elements().first { $0.element.id == "tab" }?.lines.first)
      if orientation == .portrait {
        #expect(icon.maxY <= line.minY && abs(icon.minX + icon.maxX - line.minX - line.maxX) < 0.02)
      } else {
        #expect(icon.maxX <= line.minX && abs(icon.minY + icon.maxY - line.minY - line.maxY) < 0.02)
      }
    }
  }

  @Test(arguments: TextSizeCategory.allCases)
  func textInBarsKeepsItsSize(at textSize: TextSizeCategory) throws {
    let sample = try screen(
      """
      <status-bar id="status"/><nav-bar id="nav"><back id="back">Home</back><title id="title">Title</title>\
      <button id="edit">Edit</button></nav-bar>
      <toolbar id="tools"><button id="share">Share</button><label id="count">Three</label></toolbar>
      <tab-bar id="tabs"><tab id="tab">One</tab></tab-bar>
      """, options: .with { $0.textSize = textSize })
    for id in ["back", "title", "edit", "share", "count"] {
      #expect(sample.runs(of: id).map(\.appearance.size) == [17], "\(id)")
    }
    #expect(sample.runs(of: "tab").map(\.appearance.size) == [11])
    #expect(try ["nav", "tools", "tabs"].map { try sample.box($0).height } == [44, 44, 49])
    let changes = textSize != .standard
    for id in ["nav", "tools", "tabs"] {
      #expect(try sample.element(id).rules.contains(R079BarHeights.rule) == changes)
    }
  }

  @Test func aHigherItemMakesTheBarHigher() throws {
    let sample = try screen("<nav-bar id=\"nav\"><box width=\"10\" height=\"60\"/></nav-bar><p id=\"p\">Text</p>")
    #expect(try sample.box("nav").height == 60)
    #expect(try sample.box("p").minY == 116)
  }

  @Test func theHomeIndicatorKeepsItsDistance() throws {
    let sample = try screen("<home-indicator id=\"home\"/>")
    let bar = try sample.box("home/indicator1")
    #expect(bar.height == 5 && abs(bar.maxY - 804) < 0.01 && bar.width == 134)
    #expect(abs(bar.minX + bar.maxX - 375) < 0.01)
    let old = try screen("<home-indicator id=\"home\"/>", "device=\"iphone-8\"")
    #expect(!old.elements().contains { $0.element.name == "home-indicator" })
  }

  @Test func barsAreSetsOfTheirOwn() throws {
    let tabs = "<tab id=\"a\">PDF</tab><tab id=\"b\" lang=\"ar\">ملفات</tab>"
    let sample = try screen("<tab-bar>\(tabs)</tab-bar><toolbar><label id=\"c\" lang=\"ar\">ملفات</label></toolbar>")
    #expect(sample.runs(of: "b").map(\.appearance.balance) == [2])
    #expect(sample.runs(of: "c").map(\.appearance.balance) == [0])
  }
}
