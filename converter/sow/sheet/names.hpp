// Turns names into a form that the game can read in a csv field, a folder name or an id.
// Source: docs/formats/game-folders.md, "Names of files"; docs/formats/game-text.md, "Tables" and "Names on the map";
// docs/formats/game-checklist.md, checks 2, 3, 6 and 8.
#pragma once

#include "converter/sow/sheet/battle_sheet.hpp"

#include <string>
#include <string_view>

namespace estafette::sow {

/// A name for a field of a csv file, as UTF-8: only letters that the game's one-byte files can hold, no comma,
/// quotation mark, `#`, `$` or line break, single blanks, at most 60 letters. "?" if nothing is left.
[[nodiscard]] std::string game_name(std::string_view utf8);

/// "Gross-Görschen" becomes "GrossGorschen": the name of the mod folder, of the scenario and in every id. ASCII letters
/// and digits, at most 24. Empty if the name has none.
[[nodiscard]] std::string battle_code(std::string_view name);

/// A battery's name in the rows of its guns: the first, if several were merged ("A + B", "A and 3 more"); whole words,
/// at most 32 letters.
[[nodiscard]] std::string battery_name(std::string_view utf8);

/// The id of a row: its battle with four digits for what was sent, and its ranks, such as OOB_Est_Lutzen_3f0a_1_1_1_2.
/// Unique among all battles, and never with a prefix of the base game (docs/formats/game-looks.md, "Nations").
[[nodiscard]] std::string game_id(const std::string& code, const SheetRow& row);

/// A file for the game: one byte for each letter, CRLF at line ends (docs/formats/game-text.md, "Tables").
[[nodiscard]] std::string game_text(std::string_view utf8);

}  // namespace estafette::sow
