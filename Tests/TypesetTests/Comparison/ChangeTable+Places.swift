@testable import Typeset

extension ChangeTable {
  /// Changes of order, nesting, distances and extents.
  static let places = [
    DocumentChange(
      "swapped buttons",
      #"<row id="r"><button>Save</button><button>Cancel the trip</button></row>"#,
      #"<row id="r"><button>Cancel the trip</button><button>Save</button></row>"#,
      #"button "canvas1/row1/button2" moved from first to second place in row "r""#),
    DocumentChange(
      "swapped buttons with ids",
      #"<row id="r"><button id="save">Save</button><button id="cancel">Cancel the trip</button></row>"#,
      #"<row id="r"><button id="cancel">Cancel the trip</button><button id="save">Save</button></row>"#,
      #"button "save" moved from first to second place in row "r""#),
    DocumentChange(
      "the last of three first",
      #"<column id="c"><p id="x">One</p><p id="y">Two<br/>lines</p><p id="z">Three</p></column>"#,
      #"<column id="c"><p id="z">Three</p><p id="x">One</p><p id="y">Two<br/>lines</p></column>"#,
      #"p "z" moved from third to first place in column "c""#),
    DocumentChange(
      "the first item last, under a head",
      #"<list><section id="s"><header>H</header><item><label>A</label></item><item><label>B</label></item><item><label>C</label></item></section></list>"#,
      #"<list><section id="s"><header>H</header><item><label>B</label></item><item><label>C</label></item><item><label>A</label></item></section></list>"#,
      #"item "canvas1/list1/section1/item3" moved from first to third place in section "s""#),
    DocumentChange(
      "a new element",
      #"<column id="c"><p>One</p><p>Two</p></column>"#,
      #"<column id="c"><p>One</p><p>Between</p><p>Two</p></column>"#,
      #"p "canvas1/column1/p2" is new: "Between""#),
    DocumentChange(
      "a removed element",
      #"<column id="c"><p>One</p><p id="b">Between</p><p>Two</p></column>"#,
      #"<column id="c"><p>One</p><p>Two</p></column>"#,
      #"p "b" is gone: "Between""#),
    DocumentChange(
      "an element in a new box",
      #"<p id="a">One</p><p id="b">Two</p>"#,
      #"<box id="card" padding="8"><p id="a">One</p></box><p id="b">Two</p>"#,
      #"box "card" is new around p "a""#),
    DocumentChange(
      "an element out of its box",
      #"<box id="card" padding="8"><p>One</p></box><p id="b">Two</p>"#,
      #"<p>One</p><p id="b">Two</p>"#,
      #"box "card" is gone from around p "canvas1/box1/p1""#),
    DocumentChange(
      "an element in another column",
      #"<column id="c"><p>One</p><p>Two</p></column><column id="d"><p>Three</p></column>"#,
      #"<column id="c"><p>Two</p></column><column id="d"><p>Three</p><p>One</p></column>"#,
      #"p "canvas1/column2/p2" moved from column "c" to column "d""#),
    DocumentChange(
      "a spacing",
      #"<column id="c" spacing="8"><p>One</p><p>Two</p><p>Three</p></column><p id="b">Below</p>"#,
      #"<column id="c" spacing="12"><p>One</p><p>Two</p><p>Three</p></column><p id="b">Below</p>"#,
      #"column "c": spacing 8 → 12 pt, so it is 8 pt taller"#),
    DocumentChange(
      "a padding",
      #"<box id="c" padding="8"><p>One</p></box><p id="b">Below</p>"#,
      #"<box id="c" padding="16"><p>One</p></box><p id="b">Below</p>"#,
      #"box "c": padding 8 → 16 pt, so it is 16 pt taller"#),
    DocumentChange(
      "a padding at one side",
      #"<box id="c" padding="8"><p>One</p></box>"#,
      #"<box id="c" padding="8" padding-start="20"><p>One</p></box>"#,
      #"box "c": padding start set to 20 pt"#),
    DocumentChange(
      "a width",
      #"<row id="r"><box id="a" width="80"><p>One</p></box><label id="b">Two</label></row>"#,
      #"<row id="r"><box id="a" width="120"><p>One</p></box><label id="b">Two</label></row>"#,
      #"box "a": width 80 → 120 pt, so it is 40 pt wider"#),
    DocumentChange(
      "a narrower box",
      #"<box id="a" width="280"><p id="p">A text that is so long that it takes two lines</p></box><p id="b">Below</p>"#,
      #"<box id="a" width="100"><p id="p">A text that is so long that it takes two lines</p></box><p id="b">Below</p>"#,
      #"box "a": width 280 → 100 pt, so it is 44 pt taller and 180 pt narrower"#),
    DocumentChange(
      "a height",
      #"<box id="a" height="40"><p>One</p></box><p id="b">Below</p>"#,
      #"<box id="a" height="fill"><p>One</p></box><p id="b">Below</p>"#,
      #"box "a": height 40 pt → "fill", so it is 226 pt taller"#
    ).on(#"width="300" height="300""#, #"width="300" height="300""#),
    DocumentChange(
      "a taller spacer",
      #"<p>One</p><spacer height="10"/><p id="b">Two</p>"#,
      #"<p>One</p><spacer height="30"/><p id="b">Two</p>"#,
      #"spacer "canvas1/spacer1": height 10 → 30 pt, so it is 20 pt taller"#),
    DocumentChange(
      "an alignment",
      #"<p id="a">Text</p>"#,
      #"<p id="a" align="end">Text</p>"#,
      #"p "a": align set to "end""#),
    DocumentChange(
      "a place in an overlay",
      #"<overlay id="o" width="100" height="100"><p id="a" anchor="top start">One</p></overlay>"#,
      #"<overlay id="o" width="100" height="100"><p id="a" anchor="bottom end">One</p></overlay>"#,
      #"p "a": anchor "top start" → "bottom end", so it moved down 78 pt and 66.63 pt to the right"#),
    DocumentChange(
      "a direction",
      #"<row id="r"><label id="a">One</label><label id="b">Two</label></row>"#,
      #"<row id="r" dir="rtl"><label id="a">One</label><label id="b">Two</label></row>"#,
      #"row "r": direction set to "rtl""#),
    DocumentChange(
      "columns",
      #"<grid id="g" columns="2"><p>One</p><p>Two</p><p>Three</p><p>Four</p></grid>"#,
      #"<grid id="g" columns="4"><p>One</p><p>Two</p><p>Three</p><p>Four</p></grid>"#,
      #"grid "g": columns 2 → 4, so it is 34 pt shorter"#),
    DocumentChange(
      "a cell",
      #"<table id="t"><tr><td>One</td><td id="x">Two</td></tr><tr><td>Three</td><td>Four</td></tr></table>"#,
      #"<table id="t"><tr><td>One</td><td id="x">Twenty-two</td></tr><tr><td>Three</td><td>Four</td></tr></table>"#,
      #"td "x": text "Two" → "Twenty-two", so it is 53.23 pt wider and moved 53.23 pt to the left"#),
    DocumentChange(
      "a list item",
      #"<ul id="u"><li>One</li><li>Three</li></ul>"#,
      #"<ul id="u"><li>One</li><li>Two</li><li>Three</li></ul>"#,
      #"li "canvas1/ul1/li2" is new: "Two""#),
    DocumentChange(
      "two changes at once",
      #"<p id="a">One</p><p id="b" color="red">Two</p><p id="c">Three</p>"#,
      #"<p id="a">One<br/>and a half</p><p id="b" color="orange">Two</p><p id="c">Three</p>"#,
      #"p "a": text "One" → "One and a half", so it is 22 pt taller and takes 2 lines instead of 1"#,
      #"p "b": colour "red" → "orange""#),
    DocumentChange(
      "two elements that grow",
      #"<column id="c"><p id="a" size="17">One</p><row id="r"><label id="l" size="17">Two</label><label id="m">Three</label></row></column>"#,
      #"<column id="c"><p id="a" size="20">One</p><row id="r"><label id="l" size="20">Two</label><label id="m">Three</label></row></column>"#,
      #"p "a": size 17 → 20 pt, so it is 3.88 pt taller"#,
      #"label "l": size 17 → 20 pt, so it is 3.88 pt taller and 5.78 pt wider"#),
    DocumentChange(
      "a longer value in a list",
      #"<list id="l"><item id="i"><label id="n">Language</label><value id="v">English</value></item></list>"#,
      #"<list id="l"><item id="i"><label id="n">Language</label><value id="v">English and German, as the device has them</value></item></list>"#,
      #"value "v": text "English" → "English and German, as the device has them", so it is 22 pt taller and 210.17 pt wider, moved down 24 pt and 210.17 pt to the left and takes 2 lines instead of 1"#
    ),
  ]
}
