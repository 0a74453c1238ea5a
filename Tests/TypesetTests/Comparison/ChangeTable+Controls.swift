@testable import Typeset

extension ChangeTable {
  /// Changes of controls.
  static let controls = [
    DocumentChange(
      "a switch",
      #"<toggle id="a" label="Sound"/>"#,
      #"<toggle id="a" label="Sound" on="yes"/>"#,
      #"toggle "a": off → on"#),
    DocumentChange(
      "a slider",
      #"<slider id="a" label="Volume" value="0.5"/>"#,
      #"<slider id="a" label="Volume" value="0.6"/>"#,
      #"slider "a": value 0.5 → 0.6"#),
    DocumentChange(
      "a selected segment",
      #"<segmented id="s"><segment id="a" selected="yes">A</segment><segment id="b">B</segment></segmented>"#,
      #"<segmented id="s"><segment id="a">A</segment><segment id="b" selected="yes">B</segment></segmented>"#,
      #"segment "a": no longer selected"#,
      #"segment "b": now selected"#),
    DocumentChange(
      "a disabled button",
      #"<button id="a">Go</button>"#,
      #"<button id="a" enabled="no">Go</button>"#,
      #"button "a": now disabled"#),
    DocumentChange(
      "a rating",
      #"<rating id="a" label="Stars" value="3"/>"#,
      #"<rating id="a" label="Stars" value="3.5"/>"#,
      #"rating "a": value 3 → 3.5"#),
    DocumentChange(
      "a placeholder",
      #"<text-field id="a" placeholder="Name"/>"#,
      #"<text-field id="a" placeholder="First name"/>"#,
      #"text-field "a": placeholder "Name" → "First name""#),
    DocumentChange(
      "the kind of a button",
      #"<button id="a" kind="plain">Go</button>"#,
      #"<button id="a" kind="filled">Go</button>"#,
      #"button "a": kind "plain" → "filled""#),
    DocumentChange(
      "a wider button in Hebrew",
      #"<row id="r" dir="rtl"><button id="a">שמור</button><button id="b">ביטול</button></row>"#,
      #"<row id="r" dir="rtl"><button id="a">שמור את הכול</button><button id="b">ביטול</button></row>"#,
      #"button "a": text "שמור" → "שמור את הכול", so it is 67.18 pt wider"#),
    DocumentChange(
      "the title of a bar",
      #"<nav-bar id="n"><back id="k">Back</back><title id="t">Settings</title></nav-bar><p id="p">Text</p>"#,
      #"<nav-bar id="n"><back id="k">Back</back><title id="t">Preferences</title></nav-bar><p id="p">Text</p>"#,
      #"title "t": text "Settings" → "Preferences", so it is 30.55 pt wider and moved 15.27 pt to the left"#
    ).on(#"device="iphone-se""#, #"device="iphone-se""#),
  ]
}
