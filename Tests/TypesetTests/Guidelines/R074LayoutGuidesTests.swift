import Testing

@testable import Typeset

/// R074: margins inside the safe area.
@Suite struct R074LayoutGuidesTests {
  @Test func theMarginIsAddedToTheSafeArea() {
    let insets = R074LayoutGuides.insets(safeArea: Insets(top: 0, start: 44, bottom: 21, end: 44), margin: 20)
    #expect(insets == Insets(top: 0, start: 64, bottom: 21, end: 64))
    #expect(R074LayoutGuides.insets(safeArea: .zero, margin: 16) == Insets(top: 0, start: 16, bottom: 0, end: 16))
  }

  @Test(arguments: [("iphone-xs", 60.0), ("iphone-xr", 64), ("iphone-11", 64), ("iphone-se", 16), ("ipad-9.7", 20)])
  func contentsBarsAndListsKeepToThemInLandscape(device: String, distance: Double) throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><screen device="\(device)" orientation="landscape">
        <nav-bar><button id="add">Add</button><title>Title</title></nav-bar><p id="p">Text</p>
        <list><item><label id="label">Row</label></item></list>
        <list kind="inset"><item id="card"><label>Row</label></item></list>
        <toolbar><button id="share">Share</button></toolbar>
      </screen></document>
      """)
    for id in ["add", "p", "label", "card", "share"] { #expect(try sample.box(id).minX == distance, "\(id)") }
  }

  @Test func contentsKeepToThem() throws {
    let sample = try LayoutSample.example("R074LayoutGuides")
    for (frame, id) in ["english-guide", "arabic-guide", "hebrew-guide"].enumerated() {
      let box = try sample.box(id, on: frame)
      #expect(box.minX == 60 && box.maxX == 752)
    }
  }
}
