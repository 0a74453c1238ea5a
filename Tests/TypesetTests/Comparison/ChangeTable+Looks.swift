@testable import Typeset

extension ChangeTable {
  /// Changes of colours, fonts, drawings and pictures.
  static let looks = [
    DocumentChange(
      "a colour",
      #"<p id="a" color="red">Text</p>"#,
      #"<p id="a" color="orange">Text</p>"#,
      #"p "a": colour "red" → "orange""#),
    DocumentChange(
      "a colour set",
      #"<p id="a">Text</p>"#,
      #"<p id="a" color="orange">Text</p>"#,
      #"p "a": colour set to "orange""#),
    DocumentChange(
      "a colour removed",
      ##"<p id="a" color="#cc0000">Text</p>"##,
      #"<p id="a">Text</p>"#,
      ##"p "a": colour "#cc0000" removed"##),
    DocumentChange(
      "a colour around texts",
      #"<column id="c" color="red"><p id="a">One</p><p id="b">Two</p></column>"#,
      #"<column id="c" color="blue"><p id="a">One</p><p id="b">Two</p></column>"#,
      #"column "c": colour "red" → "blue""#),
    DocumentChange(
      "a tint",
      #"<column id="c"><button id="a">Go</button></column>"#,
      #"<column id="c" tint="purple"><button id="a">Go</button></column>"#,
      #"column "c": tint set to "purple""#),
    DocumentChange(
      "a background",
      #"<box id="a" background="gray5"><p>Text</p></box>"#,
      #"<box id="a" background="gray6"><p>Text</p></box>"#,
      #"box "a": background "gray5" → "gray6""#),
    DocumentChange(
      "a border",
      #"<box id="a"><p>Text</p></box>"#,
      #"<box id="a" border="separator"><p>Text</p></box>"#,
      #"box "a": border set to "separator", so it is 2 pt taller"#),
    DocumentChange(
      "a radius",
      #"<box id="a" background="gray5" radius="8"><p>Text</p></box>"#,
      #"<box id="a" background="gray5" radius="12"><p>Text</p></box>"#,
      #"box "a": radius 8 → 12 pt"#),
    DocumentChange(
      "an icon",
      #"<icon id="a" name="truck"/>"#,
      #"<icon id="a" name="airplane"/>"#,
      #"icon "a": icon "truck" → "airplane""#),
    DocumentChange(
      "the colour of an icon",
      #"<icon id="a" name="truck" color="red"/>"#,
      #"<icon id="a" name="truck" color="orange"/>"#,
      #"icon "a": colour "red" → "orange""#),
    DocumentChange(
      "the size of an icon",
      #"<row id="r"><icon id="a" name="truck" size="24"/><label id="b">Truck</label></row>"#,
      #"<row id="r"><icon id="a" name="truck" size="32"/><label id="b">Truck</label></row>"#,
      #"icon "a": size 24 → 32 pt, so it is 9.6 pt taller and 9.6 pt wider"#),
    DocumentChange(
      "the icon of a button",
      #"<button id="a" icon="trash">Go</button>"#,
      #"<button id="a" icon="share">Go</button>"#,
      #"button "a": icon "trash" → "share""#),
    DocumentChange(
      "the badge of an icon",
      #"<icon id="a"><base name="mail"/><badge name="add"/></icon>"#,
      #"<icon id="a"><base name="mail"/><badge name="check"/></icon>"#,
      #"icon "a": icon of <badge> "add" → "check""#),
    DocumentChange(
      "a font",
      #"<p id="a">Text</p>"#,
      #"<p id="a" font="Noto Sans Mono">Text</p>"#,
      #"p "a": font set to "Noto Sans Mono""#),
    DocumentChange(
      "a style",
      #"<p id="a" style="footnote">Text</p><p id="b">Below</p>"#,
      #"<p id="a" style="headline">Text</p><p id="b">Below</p>"#,
      #"p "a": style "footnote" → "headline", so it is 4 pt taller"#),
    DocumentChange(
      "a type size",
      #"<p id="a" size="17">Text</p><p id="b">Below</p>"#,
      #"<p id="a" size="20">Text</p><p id="b">Below</p>"#,
      #"p "a": size 17 → 20 pt, so it is 3.88 pt taller"#),
    DocumentChange(
      "a weight",
      #"<label id="a">Text</label>"#,
      #"<label id="a" weight="bold">Text</label>"#,
      #"label "a": weight set to 700"#),
    DocumentChange(
      "an underline",
      #"<p id="a">Text</p>"#,
      #"<p id="a" underline="yes">Text</p>"#,
      #"p "a": underline set to "yes""#),
    DocumentChange(
      "a picture",
      #"<image id="a" src="one.svg" alt="A"/>"#,
      #"<image id="a" src="two.svg" alt="A"/>"#,
      #"image "a": picture "one.svg" → "two.svg""#),
    DocumentChange(
      "the radius of a picture",
      #"<image id="a" src="one.svg" alt="A"/>"#,
      #"<image id="a" src="one.svg" alt="A" radius="4"/>"#,
      #"image "a": radius set to 4 pt"#),
    DocumentChange(
      "a flipped picture",
      #"<column dir="rtl"><image id="a" src="one.svg" alt="A"/></column>"#,
      #"<column dir="rtl"><image id="a" src="one.svg" alt="A" flip="yes"/></column>"#,
      #"image "a": flip set to "yes""#),
    DocumentChange(
      "an alternative text",
      #"<image id="a" src="one.svg" alt="A sail"/>"#,
      #"<image id="a" src="one.svg" alt="A sign"/>"#,
      #"image "a": alternative text "A sail" → "A sign""#),
    DocumentChange(
      "swapped icons",
      #"<row id="r"><icon name="truck" decorative="yes"/><icon name="airplane" decorative="yes"/></row>"#,
      #"<row id="r"><icon name="airplane" decorative="yes"/><icon name="truck" decorative="yes"/></row>"#,
      #"icon "canvas1/row1/icon2" moved from first to second place in row "r""#),
  ]
}
