// Troops on the line of their command that no mark sets apart from what stands before them:
//   1st Bde: MG Stewart 29th (750), 1/48th (820) · Brigata Savona (15° e 16° reggimento)
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// A commander, and the troops that he leads.
struct LedTroops {
  std::string commander;
  std::string successors;  ///< "Col. Roe" of "Gen. Kern (k), Col. Roe: 2d Ohio, 3d Ohio"
  std::vector<Parts> units;
};

/// A person with his rank, and numbered units behind him, or a person and his units behind a colon; nothing for any
/// other text. `has_leader`: somebody else leads, so that a name before a semicolon is a unit's.
[[nodiscard]] std::optional<LedTroops> led_troops(std::string_view text, bool has_leader, const PhraseBook& words);

/// The troops, at least two and one of them with a number, in the brackets that end a command's name; the brackets are
/// taken off it. None, and the name as it was, if they hold anything else.
[[nodiscard]] std::vector<Parts> take_bracketed_troops(std::string& name, const PhraseBook& words);

/// "Moll-Dragoner, Ungar. Husaren": at least two, each with what sort of troops it is, and a name besides; else none.
[[nodiscard]] std::vector<Parts> troops_with_names(std::string_view text, const PhraseBook& words);

/// "1st (Kern)" before the token `to`: a number, and a person in a bracket.
[[nodiscard]] bool names_numbered_leader(std::string_view text, const Tokens& tokens, std::size_t to,
                                         const PhraseBook& words);

/// "Kern's light cavalry", "Kern Cav" before the token `to`: the arm behind a name that is nothing else.
[[nodiscard]] bool is_somebodys_arm(std::string_view text, const Tokens& tokens, std::size_t to,
                                    const PhraseBook& words);

}  // namespace estafette::readers
