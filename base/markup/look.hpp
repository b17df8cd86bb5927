// How everything that people look at is drawn: one palette for light and dark, one scale of type, one set of parts, for
// sites, dispatches, reports, reviews and plans (docs/look.md). It is all in one hand: a page adds only what no other
// page has. Colour belongs to the sides, and is never the only thing that tells them apart.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace estafette::look {

/// The palette as CSS variables, light and dark, and black on white in print. Enough for a drawing by itself.
[[nodiscard]] std::string_view colours();

/// The whole style of a page but for the palette: type, masthead, sheets, tables, notices, folds, telephone, print.
[[nodiscard]] std::string_view parts();

/// What a page in one file has in its head: the palette and the parts. It carries no type, and falls back to what the
/// reader's computer has.
[[nodiscard]] std::string for_one_file();

/// What a folder of pages has beside them in kStyleFile: its type, the palette and the parts.
[[nodiscard]] std::string for_a_folder();
inline constexpr const char* kStyleFile = "look.css";

/// The files of the type, below templates/look, and so named beside kStyleFile too (scripts/fonts makes them).
[[nodiscard]] const std::vector<std::string>& type_files();

}  // namespace estafette::look
