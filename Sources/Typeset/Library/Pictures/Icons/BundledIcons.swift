/// The set of icons that comes with the program, drawn for it: the files in `Set`, which the build puts into the code.
enum BundledIcons {
  /// The icons by name, from the manifest; read when the first icon is asked for.
  static let entries: [String: IconEntry] = {
    let log = DiagnosticLog()
    let entries = IconManifest.read(PackageResources.manifest_xml, name: "manifest.xml", log: log)
    guard let entries else { preconditionFailure("the bundled manifest is broken: \(log.diagnostics)") }
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.entry.name, $0.entry) })
  }()

  /// The drawing in one of the files.
  static func artwork(_ file: String) -> IconArtwork {
    let log = DiagnosticLog()
    guard let bytes = bytes(of: file), let artwork = SVGIconReader.read(bytes, name: file, log: log) else {
      preconditionFailure("the bundled icon \(file) is broken: \(log.diagnostics)")
    }
    return artwork
  }

  /// The bytes of a file; nil if there is none of the name.
  static func bytes(of file: String) -> [UInt8]? {
    switch file {
    case "add.svg": PackageResources.add_svg
    case "airplane.svg": PackageResources.airplane_svg
    case "align-center.svg": PackageResources.align_center_svg
    case "align-left.svg": PackageResources.align_left_svg
    case "align-right.svg": PackageResources.align_right_svg
    case "arrow-down.svg": PackageResources.arrow_down_svg
    case "arrow-left.svg": PackageResources.arrow_left_svg
    case "arrow-right.svg": PackageResources.arrow_right_svg
    case "arrow-up.svg": PackageResources.arrow_up_svg
    case "back.svg": PackageResources.back_svg
    case "bag.svg": PackageResources.bag_svg
    case "battery.svg": PackageResources.battery_svg
    case "bell-slash.svg": PackageResources.bell_slash_svg
    case "bell.svg": PackageResources.bell_svg
    case "bluetooth.svg": PackageResources.bluetooth_svg
    case "book.svg": PackageResources.book_svg
    case "bookmark.svg": PackageResources.bookmark_svg
    case "bubble.svg": PackageResources.bubble_svg
    case "calendar.svg": PackageResources.calendar_svg
    case "camera.svg": PackageResources.camera_svg
    case "card.svg": PackageResources.card_svg
    case "cart.svg": PackageResources.cart_svg
    case "chart.svg": PackageResources.chart_svg
    case "check.svg": PackageResources.check_svg
    case "checklist.svg": PackageResources.checklist_svg
    case "checkmark-circle.svg": PackageResources.checkmark_circle_svg
    case "chevron-back.svg": PackageResources.chevron_back_svg
    case "chevron-down.svg": PackageResources.chevron_down_svg
    case "chevron-forward.svg": PackageResources.chevron_forward_svg
    case "chevron-up.svg": PackageResources.chevron_up_svg
    case "clock.svg": PackageResources.clock_svg
    case "close.svg": PackageResources.close_svg
    case "cloud.svg": PackageResources.cloud_svg
    case "compose.svg": PackageResources.compose_svg
    case "document.svg": PackageResources.document_svg
    case "download.svg": PackageResources.download_svg
    case "external.svg": PackageResources.external_svg
    case "eye-slash.svg": PackageResources.eye_slash_svg
    case "eye.svg": PackageResources.eye_svg
    case "fast-forward.svg": PackageResources.fast_forward_svg
    case "filter.svg": PackageResources.filter_svg
    case "flag.svg": PackageResources.flag_svg
    case "folder.svg": PackageResources.folder_svg
    case "forward.svg": PackageResources.forward_svg
    case "game-controller.svg": PackageResources.game_controller_svg
    case "gift.svg": PackageResources.gift_svg
    case "globe.svg": PackageResources.globe_svg
    case "grid.svg": PackageResources.grid_svg
    case "heart-fill.svg": PackageResources.heart_fill_svg
    case "heart.svg": PackageResources.heart_svg
    case "home.svg": PackageResources.home_svg
    case "indent.svg": PackageResources.indent_svg
    case "info.svg": PackageResources.info_svg
    case "key.svg": PackageResources.key_svg
    case "link.svg": PackageResources.link_svg
    case "list-numbers-arab.svg": PackageResources.list_numbers_arab_svg
    case "list-numbers.svg": PackageResources.list_numbers_svg
    case "list.svg": PackageResources.list_svg
    case "lock.svg": PackageResources.lock_svg
    case "mail-search.svg": PackageResources.mail_search_svg
    case "mail.svg": PackageResources.mail_svg
    case "map.svg": PackageResources.map_svg
    case "menu.svg": PackageResources.menu_svg
    case "microphone-slash.svg": PackageResources.microphone_slash_svg
    case "microphone.svg": PackageResources.microphone_svg
    case "moon.svg": PackageResources.moon_svg
    case "more.svg": PackageResources.more_svg
    case "music-note.svg": PackageResources.music_note_svg
    case "next.svg": PackageResources.next_svg
    case "pause.svg": PackageResources.pause_svg
    case "pencil.svg": PackageResources.pencil_svg
    case "people.svg": PackageResources.people_svg
    case "person.svg": PackageResources.person_svg
    case "phone.svg": PackageResources.phone_svg
    case "photo.svg": PackageResources.photo_svg
    case "pin.svg": PackageResources.pin_svg
    case "play.svg": PackageResources.play_svg
    case "previous.svg": PackageResources.previous_svg
    case "question-arab.svg": PackageResources.question_arab_svg
    case "question.svg": PackageResources.question_svg
    case "redo.svg": PackageResources.redo_svg
    case "refresh.svg": PackageResources.refresh_svg
    case "remove.svg": PackageResources.remove_svg
    case "repeat.svg": PackageResources.repeat_svg
    case "reply.svg": PackageResources.reply_svg
    case "rewind.svg": PackageResources.rewind_svg
    case "rich-text-arab.svg": PackageResources.rich_text_arab_svg
    case "rich-text-hebr.svg": PackageResources.rich_text_hebr_svg
    case "rich-text.svg": PackageResources.rich_text_svg
    case "scissors.svg": PackageResources.scissors_svg
    case "search.svg": PackageResources.search_svg
    case "send.svg": PackageResources.send_svg
    case "settings.svg": PackageResources.settings_svg
    case "share.svg": PackageResources.share_svg
    case "shuffle.svg": PackageResources.shuffle_svg
    case "sidebar.svg": PackageResources.sidebar_svg
    case "signature-arab.svg": PackageResources.signature_arab_svg
    case "signature-hebr.svg": PackageResources.signature_hebr_svg
    case "signature.svg": PackageResources.signature_svg
    case "skip-back.svg": PackageResources.skip_back_svg
    case "skip-forward.svg": PackageResources.skip_forward_svg
    case "speaker-low.svg": PackageResources.speaker_low_svg
    case "speaker-slash.svg": PackageResources.speaker_slash_svg
    case "speaker.svg": PackageResources.speaker_svg
    case "star-fill.svg": PackageResources.star_fill_svg
    case "star-half.svg": PackageResources.star_half_svg
    case "star.svg": PackageResources.star_svg
    case "sun-large.svg": PackageResources.sun_large_svg
    case "sun-small.svg": PackageResources.sun_small_svg
    case "tag.svg": PackageResources.tag_svg
    case "text-align-natural.svg": PackageResources.text_align_natural_svg
    case "text-bubble.svg": PackageResources.text_bubble_svg
    case "text-cursor-arab.svg": PackageResources.text_cursor_arab_svg
    case "text-cursor-hebr.svg": PackageResources.text_cursor_hebr_svg
    case "text-cursor.svg": PackageResources.text_cursor_svg
    case "text-size-larger-arab.svg": PackageResources.text_size_larger_arab_svg
    case "text-size-larger-hebr.svg": PackageResources.text_size_larger_hebr_svg
    case "text-size-larger.svg": PackageResources.text_size_larger_svg
    case "text-size-smaller-arab.svg": PackageResources.text_size_smaller_arab_svg
    case "text-size-smaller-hebr.svg": PackageResources.text_size_smaller_hebr_svg
    case "text-size-smaller.svg": PackageResources.text_size_smaller_svg
    case "trash.svg": PackageResources.trash_svg
    case "truck.svg": PackageResources.truck_svg
    case "undo.svg": PackageResources.undo_svg
    case "upload.svg": PackageResources.upload_svg
    case "video.svg": PackageResources.video_svg
    case "warning.svg": PackageResources.warning_svg
    case "wifi.svg": PackageResources.wifi_svg
    default: nil
    }
  }
}
