import Testing

@testable import Typeset

/// Large titles, columns, floating tab bars, maps and canvases of the system's sizes.
@Suite struct ScreenPartsTests {
  private func screen(
    _ blocks: String, device: String = "iphone-17", lang: String = "en", options: LayoutOptions = LayoutOptions()
  ) throws -> LayoutSample {
    try LayoutSample(
      "<document lang=\"\(lang)\"><screen device=\"\(device)\">\(blocks)</screen></document>", options: options)
  }

  @Test func aLargeTitleIsARowOfItsOwn() throws {
    let bar = "<nav-bar id=\"n\" large=\"yes\"><title id=\"t\">Mail</title><button id=\"b\">Edit</button></nav-bar>"
    for direction in Direction.allCases {
      let sample = try screen(bar, options: LayoutOptions(direction: direction))
      let (nav, title, button) = (try sample.box("n"), try sample.box("t"), try sample.box("b"))
      #expect(nav.height == 96)
      #expect(title.minY >= nav.minY + 44 && title.maxY <= nav.maxY)
      #expect(button.maxY <= nav.minY + 44.01)
      #expect(direction == .leftToRight ? title.minX == 16 : abs(nav.maxX - title.maxX - 16) < 0.01)
    }
    let collapsed = try screen(bar.replacing(" large=\"yes\"", with: ""))
    #expect(try collapsed.box("n").height == 44)
    let low = try screen(bar, options: .with { $0.orientation = .landscapeLeft })
    #expect(try low.box("n").height == 32)
  }

  @Test func aSearchFieldIsBelowTheTitle() throws {
    let sample = try screen(
      "<nav-bar id=\"n\" large=\"yes\"><title id=\"t\">Mail</title><search id=\"s\" placeholder=\"Search\"/></nav-bar>")
    #expect(try sample.box("n").height == 148)
    let search = try sample.box("s")
    let title = try sample.box("t")
    #expect(search.minX == 16 && search.minY >= title.maxY)
    let small = try screen(
      "<nav-bar id=\"n\"><title>Mail</title><segmented id=\"s\"><segment>A</segment><segment>B</segment></segmented></nav-bar>"
    )
    #expect(try small.box("n").height == 96)
  }

  @Test(arguments: [
    ("iphone-17", DeviceOrientation.portrait, 1), ("ipad-10.9", .portrait, 2), ("ipad-10.9", .landscapeLeft, 3),
  ])
  func columnsFollowTheWidth(device: String, orientation: DeviceOrientation, count: Int) throws {
    let columns = ["sidebar", "content", "detail"].map {
      "<\($0)><nav-bar><title>\($0)</title></nav-bar><p>Text</p></\($0)>"
    }
    let blocks = "<status-bar/><split id=\"s\">\(columns.joined())</split><home-indicator/>"
    for direction in Direction.allCases {
      let sample = try screen(
        blocks, device: device,
        options: .with {
          $0.orientation = orientation
          $0.direction = direction
        })
      let titles = sample.elements().filter { $0.element.name == "title" }
      #expect(titles.count == count && sample.diagnostics.isEmpty, "\(sample.diagnostics)")
      let bars = sample.elements().filter { $0.element.name == "nav-bar" }.map(\.box)
      #expect(bars.map(\.width).reduce(0, +) == sample.frames[0].size.width)
      #expect(Set(bars.map(\.minY)).count == 1)
      #expect(try sample.box("s").height == sample.frames[0].size.height)
    }
  }

  @Test func aFloatingTabBarIsAtTheTopOfAnIPad() throws {
    let bar = "<tab-bar id=\"t\" floating=\"yes\"><tab selected=\"yes\">One</tab><tab>Two</tab></tab-bar>"
    #expect(try screen(bar, device: "ipad-10.9").box("t").minY < 100)
    let phone = try screen(bar)
    #expect(try phone.box("t").minY > 700)
  }

  @Test func aMapIsTheSameInEveryDirection() throws {
    let map =
      "<map id=\"m\" alt=\"A way\" height=\"160\"><route points=\"0.1, 0.9, 0.8, 0.2\"/><pin at=\"0.8, 0.2\">Tower</pin></map>"
    let left = try screen(map, options: LayoutOptions(direction: .leftToRight))
    let right = try screen(map, options: LayoutOptions(direction: .rightToLeft))
    for name in ["terrain1", "way1"] { #expect(try left.box("m/" + name) == right.box("m/" + name)) }
    let pins = [left, right].map { $0.elements().first { $0.element.name == "pin" }?.box }
    #expect(pins[0] != nil && pins[0] == pins[1])
    #expect(try left.element("m").role == .image)
    #expect(try left.element("m").label == "A way")
  }

  @Test func buttonsOfMediaAreNeverMirrored() throws {
    for direction in Direction.allCases {
      let sample = try screen("<media id=\"m\" skip=\"15\"/>", options: LayoutOptions(direction: direction))
      #expect(try sample.box("m/skip-back1").maxX <= sample.box("m/play1").minX + 0.01)
      #expect(try sample.box("m/play1").maxX <= sample.box("m/skip-forward1").minX + 0.01)
    }
  }

  @Test(arguments: [("widget-small", 158.0, 158.0), ("widget-medium", 338, 158), ("lock-screen", 160, 72)])
  func canvasesHaveTheSizesOfTheSystem(kind: String, width: Double, height: Double) throws {
    let sample = try LayoutSample(
      "<document lang=\"en\"><canvas kind=\"\(kind)\"><label>12</label></canvas></document>")
    #expect(sample.frames[0].size == Size(width: width, height: height))
  }
}
