// A kind or arm before a colon, and its troops behind it: Artillery: ... · Dragoon regiments: Kiev, Riga
#pragma once

#include "converter/readers/line/item.hpp"
#include "converter/readers/parts/head.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace estafette::readers {

/// "Caballería Moss", "Cavalerie de Till", "Brigada Dale": behind the word for an arm or a command, up to the token
/// `to`, stands nothing but the name of who leads it.
[[nodiscard]] bool names_leader(std::string_view text, const Tokens& tokens, std::size_t to, const PhraseBook& words);

/// The same, or a bracket behind it names him: "VI Corps (Roe)".
[[nodiscard]] bool names_its_leader(std::string_view text, const Tokens& tokens, std::size_t to,
                                    const PhraseBook& words);

/// The troops of a line whose words before the colon, whose head is `head`, tell of an arm, a kind or several
/// regiments; nothing if they are one unit.
[[nodiscard]] std::optional<Item> listed_arm(std::string_view text, const Tokens& tokens, std::size_t colon,
                                             const Head& head, const PhraseBook& words);

/// "Consular Guard: grenadiers (800), horse grenadiers (240)", "King's Guards: 1 bn infantry, 2 sqns lancers": a
/// command that is called the guard, and its troops of several sorts; nothing otherwise.
[[nodiscard]] std::optional<Item> listed_guard(std::string_view text, const Tokens& tokens, std::size_t colon,
                                               const PhraseBook& words);

}  // namespace estafette::readers
