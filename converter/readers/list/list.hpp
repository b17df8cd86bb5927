// Reads troops listed on the line of their command: "Brigade Souham: 22e de ligne (3 bat.), 59e de ligne (2 bat.)".
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// The troops that a text lists, cut at semicolons, or else at commas; none if any piece does not name troops.
[[nodiscard]] std::vector<Parts> troops_listed(std::string_view text, const PhraseBook& words);

/// The troops of a line without a command: "Uhlans (10 sqn), Dragoon Regiments Auer, Baczko (5 sqn each)", cut where
/// brackets end one and a mark begins the next; else as strung_names.hpp reads them. None if there are not at least
/// two, or any piece does not name troops.
[[nodiscard]] std::vector<Parts> troops_strung(std::string_view text, const PhraseBook& words);

/// "2e & 3e Btns", on a line of its own below their regiment: how many battalions or squadrons it names, and which of
/// both; nothing for any other line. What follows a semicolon is not counted.
[[nodiscard]] std::optional<Facts> parts_named(const Tokens& tokens, const PhraseBook& words);

/// "15 battalions Old Guard, 8 battalions Young Guard, three regiments of heavy cavalry": troops by their numbers, at
/// least two; empty if the line is anything else.
[[nodiscard]] std::vector<Parts> troops_counted(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
