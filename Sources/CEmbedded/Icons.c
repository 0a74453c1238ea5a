// The set of icons: a new file of the set is one entry here. A test compares both.
#include "CEmbedded.h"

// Clang has it for every C; the standard since C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char add_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/add.svg"
};
static const unsigned char airplane_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/airplane.svg"
};
static const unsigned char align_center_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/align-center.svg"
};
static const unsigned char align_left_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/align-left.svg"
};
static const unsigned char align_right_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/align-right.svg"
};
static const unsigned char arrow_down_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-down.svg"
};
static const unsigned char arrow_left_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-left.svg"
};
static const unsigned char arrow_right_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-right.svg"
};
static const unsigned char arrow_up_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-up.svg"
};
static const unsigned char back_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/back.svg"
};
static const unsigned char bag_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bag.svg"
};
static const unsigned char battery_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/battery.svg"
};
static const unsigned char bell_slash_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bell-slash.svg"
};
static const unsigned char bell_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bell.svg"
};
static const unsigned char bluetooth_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bluetooth.svg"
};
static const unsigned char bold_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bold.svg"
};
static const unsigned char book_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/book.svg"
};
static const unsigned char bookmark_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bookmark.svg"
};
static const unsigned char bubble_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bubble.svg"
};
static const unsigned char calendar_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/calendar.svg"
};
static const unsigned char camera_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/camera.svg"
};
static const unsigned char card_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/card.svg"
};
static const unsigned char cart_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/cart.svg"
};
static const unsigned char chart_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/chart.svg"
};
static const unsigned char check_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/check.svg"
};
static const unsigned char checklist_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/checklist.svg"
};
static const unsigned char checkmark_circle_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/checkmark-circle.svg"
};
static const unsigned char chevron_back_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/chevron-back.svg"
};
static const unsigned char chevron_down_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/chevron-down.svg"
};
static const unsigned char chevron_forward_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/chevron-forward.svg"
};
static const unsigned char chevron_up_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/chevron-up.svg"
};
static const unsigned char clock_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/clock.svg"
};
static const unsigned char close_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/close.svg"
};
static const unsigned char cloud_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/cloud.svg"
};
static const unsigned char compose_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/compose.svg"
};
static const unsigned char document_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/document.svg"
};
static const unsigned char download_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/download.svg"
};
static const unsigned char external_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/external.svg"
};
static const unsigned char eye_slash_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/eye-slash.svg"
};
static const unsigned char eye_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/eye.svg"
};
static const unsigned char fast_forward_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/fast-forward.svg"
};
static const unsigned char filter_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/filter.svg"
};
static const unsigned char flag_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/flag.svg"
};
static const unsigned char folder_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/folder.svg"
};
static const unsigned char forward_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/forward.svg"
};
static const unsigned char game_controller_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/game-controller.svg"
};
static const unsigned char gift_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/gift.svg"
};
static const unsigned char globe_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/globe.svg"
};
static const unsigned char grid_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/grid.svg"
};
static const unsigned char heart_fill_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/heart-fill.svg"
};
static const unsigned char heart_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/heart.svg"
};
static const unsigned char home_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/home.svg"
};
static const unsigned char indent_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/indent.svg"
};
static const unsigned char info_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/info.svg"
};
static const unsigned char italic_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/italic.svg"
};
static const unsigned char key_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/key.svg"
};
static const unsigned char link_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/link.svg"
};
static const unsigned char list_numbers_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/list-numbers-arab.svg"
};
static const unsigned char list_numbers_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/list-numbers.svg"
};
static const unsigned char list_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/list.svg"
};
static const unsigned char lock_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/lock.svg"
};
static const unsigned char mail_search_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/mail-search.svg"
};
static const unsigned char mail_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/mail.svg"
};
static const unsigned char manifest_xml[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/manifest.xml"
};
static const unsigned char map_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/map.svg"
};
static const unsigned char menu_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/menu.svg"
};
static const unsigned char microphone_slash_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/microphone-slash.svg"
};
static const unsigned char microphone_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/microphone.svg"
};
static const unsigned char moon_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/moon.svg"
};
static const unsigned char more_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/more.svg"
};
static const unsigned char music_note_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/music-note.svg"
};
static const unsigned char next_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/next.svg"
};
static const unsigned char numbers_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/numbers.svg"
};
static const unsigned char pause_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/pause.svg"
};
static const unsigned char pencil_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/pencil.svg"
};
static const unsigned char people_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/people.svg"
};
static const unsigned char person_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/person.svg"
};
static const unsigned char phone_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/phone.svg"
};
static const unsigned char photo_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/photo.svg"
};
static const unsigned char pin_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/pin.svg"
};
static const unsigned char play_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/play.svg"
};
static const unsigned char previous_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/previous.svg"
};
static const unsigned char question_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/question-arab.svg"
};
static const unsigned char question_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/question.svg"
};
static const unsigned char redo_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/redo.svg"
};
static const unsigned char refresh_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/refresh.svg"
};
static const unsigned char remove_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/remove.svg"
};
static const unsigned char repeat_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/repeat.svg"
};
static const unsigned char reply_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/reply.svg"
};
static const unsigned char rewind_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/rewind.svg"
};
static const unsigned char rich_text_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/rich-text-arab.svg"
};
static const unsigned char rich_text_hebr_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/rich-text-hebr.svg"
};
static const unsigned char rich_text_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/rich-text.svg"
};
static const unsigned char scissors_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/scissors.svg"
};
static const unsigned char search_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/search.svg"
};
static const unsigned char send_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/send.svg"
};
static const unsigned char settings_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/settings.svg"
};
static const unsigned char share_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/share.svg"
};
static const unsigned char shuffle_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/shuffle.svg"
};
static const unsigned char sidebar_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/sidebar.svg"
};
static const unsigned char signature_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/signature-arab.svg"
};
static const unsigned char signature_hebr_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/signature-hebr.svg"
};
static const unsigned char signature_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/signature.svg"
};
static const unsigned char skip_back_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/skip-back.svg"
};
static const unsigned char skip_forward_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/skip-forward.svg"
};
static const unsigned char speaker_low_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/speaker-low.svg"
};
static const unsigned char speaker_slash_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/speaker-slash.svg"
};
static const unsigned char speaker_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/speaker.svg"
};
static const unsigned char star_fill_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/star-fill.svg"
};
static const unsigned char star_half_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/star-half.svg"
};
static const unsigned char star_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/star.svg"
};
static const unsigned char strikethrough_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/strikethrough.svg"
};
static const unsigned char sun_large_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/sun-large.svg"
};
static const unsigned char sun_small_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/sun-small.svg"
};
static const unsigned char tag_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/tag.svg"
};
static const unsigned char text_align_natural_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-align-natural.svg"
};
static const unsigned char text_bubble_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-bubble.svg"
};
static const unsigned char text_cursor_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-cursor-arab.svg"
};
static const unsigned char text_cursor_hebr_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-cursor-hebr.svg"
};
static const unsigned char text_cursor_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-cursor.svg"
};
static const unsigned char text_format_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-format.svg"
};
static const unsigned char text_size_larger_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-size-larger-arab.svg"
};
static const unsigned char text_size_larger_hebr_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-size-larger-hebr.svg"
};
static const unsigned char text_size_larger_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-size-larger.svg"
};
static const unsigned char text_size_smaller_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-size-smaller-arab.svg"
};
static const unsigned char text_size_smaller_hebr_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-size-smaller-hebr.svg"
};
static const unsigned char text_size_smaller_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-size-smaller.svg"
};
static const unsigned char trash_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/trash.svg"
};
static const unsigned char truck_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/truck.svg"
};
static const unsigned char underline_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/underline.svg"
};
static const unsigned char undo_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/undo.svg"
};
static const unsigned char upload_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/upload.svg"
};
static const unsigned char video_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/video.svg"
};
static const unsigned char warning_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/warning.svg"
};
static const unsigned char wifi_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/wifi.svg"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const typeset_embedded_file files[] = {
    FILE("add.svg", add_svg),
    FILE("airplane.svg", airplane_svg),
    FILE("align-center.svg", align_center_svg),
    FILE("align-left.svg", align_left_svg),
    FILE("align-right.svg", align_right_svg),
    FILE("arrow-down.svg", arrow_down_svg),
    FILE("arrow-left.svg", arrow_left_svg),
    FILE("arrow-right.svg", arrow_right_svg),
    FILE("arrow-up.svg", arrow_up_svg),
    FILE("back.svg", back_svg),
    FILE("bag.svg", bag_svg),
    FILE("battery.svg", battery_svg),
    FILE("bell-slash.svg", bell_slash_svg),
    FILE("bell.svg", bell_svg),
    FILE("bluetooth.svg", bluetooth_svg),
    FILE("bold.svg", bold_svg),
    FILE("book.svg", book_svg),
    FILE("bookmark.svg", bookmark_svg),
    FILE("bubble.svg", bubble_svg),
    FILE("calendar.svg", calendar_svg),
    FILE("camera.svg", camera_svg),
    FILE("card.svg", card_svg),
    FILE("cart.svg", cart_svg),
    FILE("chart.svg", chart_svg),
    FILE("check.svg", check_svg),
    FILE("checklist.svg", checklist_svg),
    FILE("checkmark-circle.svg", checkmark_circle_svg),
    FILE("chevron-back.svg", chevron_back_svg),
    FILE("chevron-down.svg", chevron_down_svg),
    FILE("chevron-forward.svg", chevron_forward_svg),
    FILE("chevron-up.svg", chevron_up_svg),
    FILE("clock.svg", clock_svg),
    FILE("close.svg", close_svg),
    FILE("cloud.svg", cloud_svg),
    FILE("compose.svg", compose_svg),
    FILE("document.svg", document_svg),
    FILE("download.svg", download_svg),
    FILE("external.svg", external_svg),
    FILE("eye-slash.svg", eye_slash_svg),
    FILE("eye.svg", eye_svg),
    FILE("fast-forward.svg", fast_forward_svg),
    FILE("filter.svg", filter_svg),
    FILE("flag.svg", flag_svg),
    FILE("folder.svg", folder_svg),
    FILE("forward.svg", forward_svg),
    FILE("game-controller.svg", game_controller_svg),
    FILE("gift.svg", gift_svg),
    FILE("globe.svg", globe_svg),
    FILE("grid.svg", grid_svg),
    FILE("heart-fill.svg", heart_fill_svg),
    FILE("heart.svg", heart_svg),
    FILE("home.svg", home_svg),
    FILE("indent.svg", indent_svg),
    FILE("info.svg", info_svg),
    FILE("italic.svg", italic_svg),
    FILE("key.svg", key_svg),
    FILE("link.svg", link_svg),
    FILE("list-numbers-arab.svg", list_numbers_arab_svg),
    FILE("list-numbers.svg", list_numbers_svg),
    FILE("list.svg", list_svg),
    FILE("lock.svg", lock_svg),
    FILE("mail-search.svg", mail_search_svg),
    FILE("mail.svg", mail_svg),
    FILE("manifest.xml", manifest_xml),
    FILE("map.svg", map_svg),
    FILE("menu.svg", menu_svg),
    FILE("microphone-slash.svg", microphone_slash_svg),
    FILE("microphone.svg", microphone_svg),
    FILE("moon.svg", moon_svg),
    FILE("more.svg", more_svg),
    FILE("music-note.svg", music_note_svg),
    FILE("next.svg", next_svg),
    FILE("numbers.svg", numbers_svg),
    FILE("pause.svg", pause_svg),
    FILE("pencil.svg", pencil_svg),
    FILE("people.svg", people_svg),
    FILE("person.svg", person_svg),
    FILE("phone.svg", phone_svg),
    FILE("photo.svg", photo_svg),
    FILE("pin.svg", pin_svg),
    FILE("play.svg", play_svg),
    FILE("previous.svg", previous_svg),
    FILE("question-arab.svg", question_arab_svg),
    FILE("question.svg", question_svg),
    FILE("redo.svg", redo_svg),
    FILE("refresh.svg", refresh_svg),
    FILE("remove.svg", remove_svg),
    FILE("repeat.svg", repeat_svg),
    FILE("reply.svg", reply_svg),
    FILE("rewind.svg", rewind_svg),
    FILE("rich-text-arab.svg", rich_text_arab_svg),
    FILE("rich-text-hebr.svg", rich_text_hebr_svg),
    FILE("rich-text.svg", rich_text_svg),
    FILE("scissors.svg", scissors_svg),
    FILE("search.svg", search_svg),
    FILE("send.svg", send_svg),
    FILE("settings.svg", settings_svg),
    FILE("share.svg", share_svg),
    FILE("shuffle.svg", shuffle_svg),
    FILE("sidebar.svg", sidebar_svg),
    FILE("signature-arab.svg", signature_arab_svg),
    FILE("signature-hebr.svg", signature_hebr_svg),
    FILE("signature.svg", signature_svg),
    FILE("skip-back.svg", skip_back_svg),
    FILE("skip-forward.svg", skip_forward_svg),
    FILE("speaker-low.svg", speaker_low_svg),
    FILE("speaker-slash.svg", speaker_slash_svg),
    FILE("speaker.svg", speaker_svg),
    FILE("star-fill.svg", star_fill_svg),
    FILE("star-half.svg", star_half_svg),
    FILE("star.svg", star_svg),
    FILE("strikethrough.svg", strikethrough_svg),
    FILE("sun-large.svg", sun_large_svg),
    FILE("sun-small.svg", sun_small_svg),
    FILE("tag.svg", tag_svg),
    FILE("text-align-natural.svg", text_align_natural_svg),
    FILE("text-bubble.svg", text_bubble_svg),
    FILE("text-cursor-arab.svg", text_cursor_arab_svg),
    FILE("text-cursor-hebr.svg", text_cursor_hebr_svg),
    FILE("text-cursor.svg", text_cursor_svg),
    FILE("text-format.svg", text_format_svg),
    FILE("text-size-larger-arab.svg", text_size_larger_arab_svg),
    FILE("text-size-larger-hebr.svg", text_size_larger_hebr_svg),
    FILE("text-size-larger.svg", text_size_larger_svg),
    FILE("text-size-smaller-arab.svg", text_size_smaller_arab_svg),
    FILE("text-size-smaller-hebr.svg", text_size_smaller_hebr_svg),
    FILE("text-size-smaller.svg", text_size_smaller_svg),
    FILE("trash.svg", trash_svg),
    FILE("truck.svg", truck_svg),
    FILE("underline.svg", underline_svg),
    FILE("undo.svg", undo_svg),
    FILE("upload.svg", upload_svg),
    FILE("video.svg", video_svg),
    FILE("warning.svg", warning_svg),
    FILE("wifi.svg", wifi_svg),
};

typeset_embedded_files typeset_embedded_icons(void) {
  return (typeset_embedded_files){files, sizeof files / sizeof *files};
}
