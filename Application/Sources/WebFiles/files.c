// SPDX-License-Identifier: Apache-2.0

#include "WebFiles.h"

// `#embed` is C23; the compiler that comes with Swift 6.2 has it in every mode.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define JAVASCRIPT "text/javascript; charset=utf-8"
#define STYLE "text/css; charset=utf-8"
#define PAGE "text/html; charset=utf-8"

static const unsigned char page_browser_js[] = {
#embed "../../../Web/page/browser.js"
};
static const unsigned char page_css[] = {
#embed "../../../Web/page/page.css"
};
static const unsigned char page_js[] = {
#embed "../../../Web/page/page.js"
};
static const unsigned char console_css[] = {
#embed "../../../Web/console/console.css"
};
static const unsigned char console_js[] = {
#embed "../../../Web/console/console.js"
};
static const unsigned char console_crop_js[] = {
#embed "../../../Web/console/crop.js"
};
static const unsigned char clip_css[] = {
#embed "../../../Web/clip-host/clip.css"
};
static const unsigned char clip_frame_js[] = {
#embed "../../../Web/clip-host/clip-frame.js"
};
static const unsigned char clip_notice_js[] = {
#embed "../../../Web/clip-host/clip-notice.js"
};
static const unsigned char clip_overlay_js[] = {
#embed "../../../Web/clip-host/clip-overlay.js"
};
static const unsigned char clip_process_js[] = {
#embed "../../../Web/clip-host/clip-process.js"
};
static const unsigned char clip_worker_js[] = {
#embed "../../../Web/clip-host/clip-worker.js"
};
static const unsigned char frame_connection_js[] = {
#embed "../../../Web/clip-host/frame-connection.js"
};
static const unsigned char limits_js[] = {
#embed "../../../Web/clip-host/limits.js"
};
static const unsigned char module_limits_js[] = {
#embed "../../../Web/clip-host/module-limits.js"
};
static const unsigned char pace_js[] = {
#embed "../../../Web/clip-host/pace.js"
};
static const unsigned char patch_reader_js[] = {
#embed "../../../Web/clip-host/patch-reader.js"
};
static const unsigned char stopped_notice_js[] = {
#embed "../../../Web/clip-host/stopped-notice.js"
};
static const unsigned char watchdog_js[] = {
#embed "../../../Web/clip-host/watchdog.js"
};
static const unsigned char clip_storage_js[] = {
#embed "../../../Web/clip-host/clip-storage.js"
};
static const unsigned char frame_html[] = {
#embed "../../../Web/clip-host/frame.html"
};
static const unsigned char frame_js[] = {
#embed "../../../Web/clip-host/frame.js"
};
static const unsigned char missing_fonts_js[] = {
#embed "../../../Web/clip-host/missing-fonts.js"
};
static const unsigned char module_js[] = {
#embed "../../../Web/clip-host/module.js"
};
static const unsigned char patches_js[] = {
#embed "../../../Web/clip-host/patches.js"
};
static const unsigned char symbols_js[] = {
#embed "../../../Web/clip-host/symbols.js"
};
static const unsigned char accessibility_js[] = {
#embed "../../../Web/clip-host/accessibility.js"
};
static const unsigned char accessibility_actions_js[] = {
#embed "../../../Web/clip-host/accessibility-actions.js"
};
static const unsigned char actions_js[] = {
#embed "../../../Web/clip-host/actions.js"
};
static const unsigned char animation_timing_js[] = {
#embed "../../../Web/clip-host/animation-timing.js"
};
static const unsigned char animations_js[] = {
#embed "../../../Web/clip-host/animations.js"
};
static const unsigned char button_drawings_js[] = {
#embed "../../../Web/clip-host/button-drawings.js"
};
static const unsigned char context_menus_js[] = {
#embed "../../../Web/clip-host/context-menus.js"
};
static const unsigned char control_drawings_js[] = {
#embed "../../../Web/clip-host/control-drawings.js"
};
static const unsigned char drawings_js[] = {
#embed "../../../Web/clip-host/drawings.js"
};
static const unsigned char effect_drawings_js[] = {
#embed "../../../Web/clip-host/effect-drawings.js"
};
static const unsigned char element_names_js[] = {
#embed "../../../Web/clip-host/element-names.js"
};
static const unsigned char element_order_js[] = {
#embed "../../../Web/clip-host/element-order.js"
};
static const unsigned char focus_js[] = {
#embed "../../../Web/clip-host/focus.js"
};
static const unsigned char fonts_js[] = {
#embed "../../../Web/clip-host/fonts.js"
};
static const unsigned char gesture_choice_js[] = {
#embed "../../../Web/clip-host/gesture-choice.js"
};
static const unsigned char gestures_js[] = {
#embed "../../../Web/clip-host/gestures.js"
};
static const unsigned char hit_testing_js[] = {
#embed "../../../Web/clip-host/hit-testing.js"
};
static const unsigned char image_drawings_js[] = {
#embed "../../../Web/clip-host/image-drawings.js"
};
static const unsigned char language_js[] = {
#embed "../../../Web/clip-host/language.js"
};

static const unsigned char transitions_js[] = {
#embed "../../../Web/clip-host/transitions.js"
};
static const unsigned char layout_parameters_js[] = {
#embed "../../../Web/clip-host/layout-parameters.js"
};
static const unsigned char list_drawings_js[] = {
#embed "../../../Web/clip-host/list-drawings.js"
};
static const unsigned char own_symbols_js[] = {
#embed "../../../Web/clip-host/own-symbols.js"
};
static const unsigned char page_layout_js[] = {
#embed "../../../Web/clip-host/page-layout.js"
};
static const unsigned char paints_js[] = {
#embed "../../../Web/clip-host/paints.js"
};
static const unsigned char presentation_drawings_js[] = {
#embed "../../../Web/clip-host/presentation-drawings.js"
};
static const unsigned char row_tools_js[] = {
#embed "../../../Web/clip-host/row-tools.js"
};
static const unsigned char screen_drawings_js[] = {
#embed "../../../Web/clip-host/screen-drawings.js"
};
static const unsigned char shape_drawings_js[] = {
#embed "../../../Web/clip-host/shape-drawings.js"
};
static const unsigned char shape_paths_js[] = {
#embed "../../../Web/clip-host/shape-paths.js"
};
static const unsigned char takers_js[] = {
#embed "../../../Web/clip-host/takers.js"
};
static const unsigned char taps_js[] = {
#embed "../../../Web/clip-host/taps.js"
};
static const unsigned char text_drawings_js[] = {
#embed "../../../Web/clip-host/text-drawings.js"
};
static const unsigned char views_js[] = {
#embed "../../../Web/clip-host/views.js"
};
static const unsigned char layout_alignment_js[] = {
#embed "../../../Web/layout/alignment.js"
};
static const unsigned char frames_on_screen_js[] = {
#embed "../../../Web/layout/frames-on-screen.js"
};
static const unsigned char layout_canvas_metrics_js[] = {
#embed "../../../Web/layout/canvas-metrics.js"
};
static const unsigned char layout_choosing_js[] = {
#embed "../../../Web/layout/choosing.js"
};
static const unsigned char layout_containers_js[] = {
#embed "../../../Web/layout/containers.js"
};
static const unsigned char layout_controls_js[] = {
#embed "../../../Web/layout/controls.js"
};
static const unsigned char layout_custom_layout_js[] = {
#embed "../../../Web/layout/custom-layout.js"
};
static const unsigned char layout_drawn_text_js[] = {
#embed "../../../Web/layout/drawn-text.js"
};
static const unsigned char layout_element_frames_js[] = {
#embed "../../../Web/layout/element-frames.js"
};
static const unsigned char layout_engine_js[] = {
#embed "../../../Web/layout/engine.js"
};
static const unsigned char layout_font_metrics_js[] = {
#embed "../../../Web/layout/font-metrics.js"
};
static const unsigned char layout_frames_js[] = {
#embed "../../../Web/layout/frames.js"
};
static const unsigned char layout_geometry_js[] = {
#embed "../../../Web/layout/geometry.js"
};
static const unsigned char layout_grid_js[] = {
#embed "../../../Web/layout/grid.js"
};
static const unsigned char layout_layers_js[] = {
#embed "../../../Web/layout/layers.js"
};
static const unsigned char layout_layouts_js[] = {
#embed "../../../Web/layout/layouts.js"
};
static const unsigned char layout_lazy_grid_js[] = {
#embed "../../../Web/layout/lazy-grid.js"
};
static const unsigned char layout_lazy_stack_js[] = {
#embed "../../../Web/layout/lazy-stack.js"
};
static const unsigned char layout_leaves_js[] = {
#embed "../../../Web/layout/leaves.js"
};
static const unsigned char layout_line_breaking_js[] = {
#embed "../../../Web/layout/line-breaking.js"
};
static const unsigned char layout_lines_js[] = {
#embed "../../../Web/layout/lines.js"
};
static const unsigned char layout_list_metrics_js[] = {
#embed "../../../Web/layout/list-metrics.js"
};
static const unsigned char layout_list_js[] = {
#embed "../../../Web/layout/list.js"
};
static const unsigned char layout_modifier_js[] = {
#embed "../../../Web/layout/modifier.js"
};
static const unsigned char layout_modifiers_js[] = {
#embed "../../../Web/layout/modifiers.js"
};
static const unsigned char layout_navigation_js[] = {
#embed "../../../Web/layout/navigation.js"
};
static const unsigned char layout_node_js[] = {
#embed "../../../Web/layout/node.js"
};
static const unsigned char layout_presentations_js[] = {
#embed "../../../Web/layout/presentations.js"
};
static const unsigned char layout_safe_area_modifiers_js[] = {
#embed "../../../Web/layout/safe-area-modifiers.js"
};
static const unsigned char layout_safe_area_js[] = {
#embed "../../../Web/layout/safe-area.js"
};
static const unsigned char layout_scene_js[] = {
#embed "../../../Web/layout/scene.js"
};
static const unsigned char layout_scroll_js[] = {
#embed "../../../Web/layout/scroll.js"
};
static const unsigned char layout_spacing_js[] = {
#embed "../../../Web/layout/spacing.js"
};
static const unsigned char layout_stack_js[] = {
#embed "../../../Web/layout/stack.js"
};
static const unsigned char layout_styled_text_js[] = {
#embed "../../../Web/layout/styled-text.js"
};
static const unsigned char layout_text_lines_js[] = {
#embed "../../../Web/layout/text-lines.js"
};
static const unsigned char layout_text_js[] = {
#embed "../../../Web/layout/text.js"
};
static const unsigned char symbols_arrows_js[] = {
#embed "../../../Web/clip-host/symbols/arrows.js"
};
static const unsigned char symbols_commerce_js[] = {
#embed "../../../Web/clip-host/symbols/commerce.js"
};
static const unsigned char symbols_composition_js[] = {
#embed "../../../Web/clip-host/symbols/composition.js"
};
static const unsigned char symbols_devices_js[] = {
#embed "../../../Web/clip-host/symbols/devices.js"
};
static const unsigned char symbols_glyph_js[] = {
#embed "../../../Web/clip-host/symbols/glyph.js"
};
static const unsigned char symbols_media_js[] = {
#embed "../../../Web/clip-host/symbols/media.js"
};
static const unsigned char symbols_name_js[] = {
#embed "../../../Web/clip-host/symbols/name.js"
};
static const unsigned char symbols_nature_js[] = {
#embed "../../../Web/clip-host/symbols/nature.js"
};
static const unsigned char symbols_objects_js[] = {
#embed "../../../Web/clip-host/symbols/objects.js"
};
static const unsigned char symbols_path_js[] = {
#embed "../../../Web/clip-host/symbols/path.js"
};
static const unsigned char symbols_people_js[] = {
#embed "../../../Web/clip-host/symbols/people.js"
};
static const unsigned char symbols_places_js[] = {
#embed "../../../Web/clip-host/symbols/places.js"
};
static const unsigned char symbols_signs_js[] = {
#embed "../../../Web/clip-host/symbols/signs.js"
};
static const unsigned char symbols_symbol_js[] = {
#embed "../../../Web/clip-host/symbols/symbol.js"
};
static const unsigned char symbols_text_js[] = {
#embed "../../../Web/clip-host/symbols/text.js"
};
static const unsigned char clocks_js[] = {
#embed "../../../Web/clip-host/clocks.js"
};
static const unsigned char page_card_js[] = {
#embed "../../../Web/page/card.js"
};
static const unsigned char scan_camera_js[] = {
#embed "../../../Web/scan/camera.js"
};
static const unsigned char scan_cards_js[] = {
#embed "../../../Web/scan/cards.js"
};
static const unsigned char scan_offline_js[] = {
#embed "../../../Web/scan/offline.js"
};
static const unsigned char scan_outline_js[] = {
#embed "../../../Web/scan/outline.js"
};
static const unsigned char scan_image_file_js[] = {
#embed "../../../Web/scan/image-file.js"
};
static const unsigned char scan_reader_module_js[] = {
#embed "../../../Web/scan/reader-module.js"
};
static const unsigned char scan_reader_worker_js[] = {
#embed "../../../Web/scan/reader-worker.js"
};
static const unsigned char scan_reader_js[] = {
#embed "../../../Web/scan/reader.js"
};
static const unsigned char scan_scan_css[] = {
#embed "../../../Web/scan/scan.css"
};
static const unsigned char scan_scan_html[] = {
#embed "../../../Web/scan/scan.html"
};
static const unsigned char scan_scan_js[] = {
#embed "../../../Web/scan/scan.js"
};
static const unsigned char scan_sightings_js[] = {
#embed "../../../Web/scan/sightings.js"
};
static const unsigned char scan_words_js[] = {
#embed "../../../Web/scan/words.js"
};
static const unsigned char simulator_camera_js[] = {
#embed "../../../Web/simulator/camera.js"
};
static const unsigned char simulator_card_words_js[] = {
#embed "../../../Web/simulator/card-words.js"
};
static const unsigned char simulator_connection_js[] = {
#embed "../../../Web/simulator/connection.js"
};
static const unsigned char simulator_elements_js[] = {
#embed "../../../Web/simulator/elements.js"
};
static const unsigned char simulator_journal_js[] = {
#embed "../../../Web/simulator/journal.js"
};
static const unsigned char simulator_models_js[] = {
#embed "../../../Web/simulator/models.js"
};
static const unsigned char simulator_phone_css[] = {
#embed "../../../Web/simulator/phone.css"
};
static const unsigned char simulator_phone_js[] = {
#embed "../../../Web/simulator/phone.js"
};
static const unsigned char simulator_program_screen_js[] = {
#embed "../../../Web/simulator/program-screen.js"
};
static const unsigned char simulator_screen_frames_js[] = {
#embed "../../../Web/simulator/screen-frames.js"
};
static const unsigned char simulator_screen_css[] = {
#embed "../../../Web/simulator/screen.css"
};
static const unsigned char simulator_screen_html[] = {
#embed "../../../Web/simulator/screen.html"
};
static const unsigned char simulator_screen_js[] = {
#embed "../../../Web/simulator/screen.js"
};
static const unsigned char simulator_simulator_css[] = {
#embed "../../../Web/simulator/simulator.css"
};
static const unsigned char simulator_simulator_html[] = {
#embed "../../../Web/simulator/simulator.html"
};
static const unsigned char simulator_simulator_js[] = {
#embed "../../../Web/simulator/simulator.js"
};
static const unsigned char simulator_sources_js[] = {
#embed "../../../Web/simulator/sources.js"
};
static const unsigned char simulator_time_js[] = {
#embed "../../../Web/simulator/time.js"
};

#define FILE(path, type, bytes) { path, type, bytes, sizeof bytes }

static const WebFile files[] = {
    FILE("page/browser.js", JAVASCRIPT, page_browser_js),
    FILE("page/page.css", STYLE, page_css),
    FILE("page/page.js", JAVASCRIPT, page_js),
    FILE("console/console.css", STYLE, console_css),
    FILE("console/console.js", JAVASCRIPT, console_js),
    FILE("console/crop.js", JAVASCRIPT, console_crop_js),
    FILE("clip-host/clip.css", STYLE, clip_css),
    FILE("clip-host/clip-frame.js", JAVASCRIPT, clip_frame_js),
    FILE("clip-host/clip-notice.js", JAVASCRIPT, clip_notice_js),
    FILE("clip-host/clip-overlay.js", JAVASCRIPT, clip_overlay_js),
    FILE("clip-host/clip-process.js", JAVASCRIPT, clip_process_js),
    FILE("clip-host/clip-worker.js", JAVASCRIPT, clip_worker_js),
    FILE("clip-host/frame-connection.js", JAVASCRIPT, frame_connection_js),
    FILE("clip-host/limits.js", JAVASCRIPT, limits_js),
    FILE("clip-host/module-limits.js", JAVASCRIPT, module_limits_js),
    FILE("clip-host/pace.js", JAVASCRIPT, pace_js),
    FILE("clip-host/patch-reader.js", JAVASCRIPT, patch_reader_js),
    FILE("clip-host/stopped-notice.js", JAVASCRIPT, stopped_notice_js),
    FILE("clip-host/watchdog.js", JAVASCRIPT, watchdog_js),
    FILE("clip-host/clip-storage.js", JAVASCRIPT, clip_storage_js),
    FILE("clip-host/frame.html", PAGE, frame_html),
    FILE("clip-host/frame.js", JAVASCRIPT, frame_js),
    FILE("clip-host/missing-fonts.js", JAVASCRIPT, missing_fonts_js),
    FILE("clip-host/module.js", JAVASCRIPT, module_js),
    FILE("clip-host/patches.js", JAVASCRIPT, patches_js),
    FILE("clip-host/symbols.js", JAVASCRIPT, symbols_js),
    FILE("clip-host/accessibility.js", JAVASCRIPT, accessibility_js),
    FILE("clip-host/accessibility-actions.js", JAVASCRIPT, accessibility_actions_js),
    FILE("clip-host/actions.js", JAVASCRIPT, actions_js),
    FILE("clip-host/animation-timing.js", JAVASCRIPT, animation_timing_js),
    FILE("clip-host/animations.js", JAVASCRIPT, animations_js),
    FILE("clip-host/button-drawings.js", JAVASCRIPT, button_drawings_js),
    FILE("clip-host/context-menus.js", JAVASCRIPT, context_menus_js),
    FILE("clip-host/control-drawings.js", JAVASCRIPT, control_drawings_js),
    FILE("clip-host/drawings.js", JAVASCRIPT, drawings_js),
    FILE("clip-host/effect-drawings.js", JAVASCRIPT, effect_drawings_js),
    FILE("clip-host/element-names.js", JAVASCRIPT, element_names_js),
    FILE("clip-host/element-order.js", JAVASCRIPT, element_order_js),
    FILE("clip-host/focus.js", JAVASCRIPT, focus_js),
    FILE("clip-host/fonts.js", JAVASCRIPT, fonts_js),
    FILE("clip-host/gesture-choice.js", JAVASCRIPT, gesture_choice_js),
    FILE("clip-host/gestures.js", JAVASCRIPT, gestures_js),
    FILE("clip-host/hit-testing.js", JAVASCRIPT, hit_testing_js),
    FILE("clip-host/image-drawings.js", JAVASCRIPT, image_drawings_js),
    FILE("clip-host/language.js", JAVASCRIPT, language_js),
    FILE("clip-host/transitions.js", JAVASCRIPT, transitions_js),
    FILE("clip-host/layout-parameters.js", JAVASCRIPT, layout_parameters_js),
    FILE("clip-host/list-drawings.js", JAVASCRIPT, list_drawings_js),
    FILE("clip-host/own-symbols.js", JAVASCRIPT, own_symbols_js),
    FILE("clip-host/page-layout.js", JAVASCRIPT, page_layout_js),
    FILE("clip-host/paints.js", JAVASCRIPT, paints_js),
    FILE("clip-host/presentation-drawings.js", JAVASCRIPT, presentation_drawings_js),
    FILE("clip-host/row-tools.js", JAVASCRIPT, row_tools_js),
    FILE("clip-host/screen-drawings.js", JAVASCRIPT, screen_drawings_js),
    FILE("clip-host/shape-drawings.js", JAVASCRIPT, shape_drawings_js),
    FILE("clip-host/shape-paths.js", JAVASCRIPT, shape_paths_js),
    FILE("clip-host/takers.js", JAVASCRIPT, takers_js),
    FILE("clip-host/taps.js", JAVASCRIPT, taps_js),
    FILE("clip-host/text-drawings.js", JAVASCRIPT, text_drawings_js),
    FILE("clip-host/views.js", JAVASCRIPT, views_js),
    FILE("layout/alignment.js", JAVASCRIPT, layout_alignment_js),
    FILE("layout/frames-on-screen.js", JAVASCRIPT, frames_on_screen_js),
    FILE("layout/canvas-metrics.js", JAVASCRIPT, layout_canvas_metrics_js),
    FILE("layout/choosing.js", JAVASCRIPT, layout_choosing_js),
    FILE("layout/containers.js", JAVASCRIPT, layout_containers_js),
    FILE("layout/controls.js", JAVASCRIPT, layout_controls_js),
    FILE("layout/custom-layout.js", JAVASCRIPT, layout_custom_layout_js),
    FILE("layout/drawn-text.js", JAVASCRIPT, layout_drawn_text_js),
    FILE("layout/element-frames.js", JAVASCRIPT, layout_element_frames_js),
    FILE("layout/engine.js", JAVASCRIPT, layout_engine_js),
    FILE("layout/font-metrics.js", JAVASCRIPT, layout_font_metrics_js),
    FILE("layout/frames.js", JAVASCRIPT, layout_frames_js),
    FILE("layout/geometry.js", JAVASCRIPT, layout_geometry_js),
    FILE("layout/grid.js", JAVASCRIPT, layout_grid_js),
    FILE("layout/layers.js", JAVASCRIPT, layout_layers_js),
    FILE("layout/layouts.js", JAVASCRIPT, layout_layouts_js),
    FILE("layout/lazy-grid.js", JAVASCRIPT, layout_lazy_grid_js),
    FILE("layout/lazy-stack.js", JAVASCRIPT, layout_lazy_stack_js),
    FILE("layout/leaves.js", JAVASCRIPT, layout_leaves_js),
    FILE("layout/line-breaking.js", JAVASCRIPT, layout_line_breaking_js),
    FILE("layout/lines.js", JAVASCRIPT, layout_lines_js),
    FILE("layout/list-metrics.js", JAVASCRIPT, layout_list_metrics_js),
    FILE("layout/list.js", JAVASCRIPT, layout_list_js),
    FILE("layout/modifier.js", JAVASCRIPT, layout_modifier_js),
    FILE("layout/modifiers.js", JAVASCRIPT, layout_modifiers_js),
    FILE("layout/navigation.js", JAVASCRIPT, layout_navigation_js),
    FILE("layout/node.js", JAVASCRIPT, layout_node_js),
    FILE("layout/presentations.js", JAVASCRIPT, layout_presentations_js),
    FILE("layout/safe-area-modifiers.js", JAVASCRIPT, layout_safe_area_modifiers_js),
    FILE("layout/safe-area.js", JAVASCRIPT, layout_safe_area_js),
    FILE("layout/scene.js", JAVASCRIPT, layout_scene_js),
    FILE("layout/scroll.js", JAVASCRIPT, layout_scroll_js),
    FILE("layout/spacing.js", JAVASCRIPT, layout_spacing_js),
    FILE("layout/stack.js", JAVASCRIPT, layout_stack_js),
    FILE("layout/styled-text.js", JAVASCRIPT, layout_styled_text_js),
    FILE("layout/text-lines.js", JAVASCRIPT, layout_text_lines_js),
    FILE("layout/text.js", JAVASCRIPT, layout_text_js),
    FILE("clip-host/symbols/arrows.js", JAVASCRIPT, symbols_arrows_js),
    FILE("clip-host/symbols/commerce.js", JAVASCRIPT, symbols_commerce_js),
    FILE("clip-host/symbols/composition.js", JAVASCRIPT, symbols_composition_js),
    FILE("clip-host/symbols/devices.js", JAVASCRIPT, symbols_devices_js),
    FILE("clip-host/symbols/glyph.js", JAVASCRIPT, symbols_glyph_js),
    FILE("clip-host/symbols/media.js", JAVASCRIPT, symbols_media_js),
    FILE("clip-host/symbols/name.js", JAVASCRIPT, symbols_name_js),
    FILE("clip-host/symbols/nature.js", JAVASCRIPT, symbols_nature_js),
    FILE("clip-host/symbols/objects.js", JAVASCRIPT, symbols_objects_js),
    FILE("clip-host/symbols/path.js", JAVASCRIPT, symbols_path_js),
    FILE("clip-host/symbols/people.js", JAVASCRIPT, symbols_people_js),
    FILE("clip-host/symbols/places.js", JAVASCRIPT, symbols_places_js),
    FILE("clip-host/symbols/signs.js", JAVASCRIPT, symbols_signs_js),
    FILE("clip-host/symbols/symbol.js", JAVASCRIPT, symbols_symbol_js),
    FILE("clip-host/symbols/text.js", JAVASCRIPT, symbols_text_js),
    FILE("clip-host/clocks.js", JAVASCRIPT, clocks_js),
    FILE("page/card.js", JAVASCRIPT, page_card_js),
    FILE("scan/camera.js", JAVASCRIPT, scan_camera_js),
    FILE("scan/cards.js", JAVASCRIPT, scan_cards_js),
    FILE("scan/offline.js", JAVASCRIPT, scan_offline_js),
    FILE("scan/outline.js", JAVASCRIPT, scan_outline_js),
    FILE("scan/image-file.js", JAVASCRIPT, scan_image_file_js),
    FILE("scan/reader-module.js", JAVASCRIPT, scan_reader_module_js),
    FILE("scan/reader-worker.js", JAVASCRIPT, scan_reader_worker_js),
    FILE("scan/reader.js", JAVASCRIPT, scan_reader_js),
    FILE("scan/scan.css", STYLE, scan_scan_css),
    FILE("scan/scan.html", PAGE, scan_scan_html),
    FILE("scan/scan.js", JAVASCRIPT, scan_scan_js),
    FILE("scan/sightings.js", JAVASCRIPT, scan_sightings_js),
    FILE("scan/words.js", JAVASCRIPT, scan_words_js),
    FILE("simulator/camera.js", JAVASCRIPT, simulator_camera_js),
    FILE("simulator/card-words.js", JAVASCRIPT, simulator_card_words_js),
    FILE("simulator/connection.js", JAVASCRIPT, simulator_connection_js),
    FILE("simulator/elements.js", JAVASCRIPT, simulator_elements_js),
    FILE("simulator/journal.js", JAVASCRIPT, simulator_journal_js),
    FILE("simulator/models.js", JAVASCRIPT, simulator_models_js),
    FILE("simulator/phone.css", STYLE, simulator_phone_css),
    FILE("simulator/phone.js", JAVASCRIPT, simulator_phone_js),
    FILE("simulator/program-screen.js", JAVASCRIPT, simulator_program_screen_js),
    FILE("simulator/screen-frames.js", JAVASCRIPT, simulator_screen_frames_js),
    FILE("simulator/screen.css", STYLE, simulator_screen_css),
    FILE("simulator/screen.html", PAGE, simulator_screen_html),
    FILE("simulator/screen.js", JAVASCRIPT, simulator_screen_js),
    FILE("simulator/simulator.css", STYLE, simulator_simulator_css),
    FILE("simulator/simulator.html", PAGE, simulator_simulator_html),
    FILE("simulator/simulator.js", JAVASCRIPT, simulator_simulator_js),
    FILE("simulator/sources.js", JAVASCRIPT, simulator_sources_js),
    FILE("simulator/time.js", JAVASCRIPT, simulator_time_js),
    { NULL, NULL, NULL, 0 },
};

const WebFile *web_files(void) { return files; }
