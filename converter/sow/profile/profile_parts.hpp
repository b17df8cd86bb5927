// Parts that the readers of the game profile share (docs/formats/game-profile.md).
#pragma once

#include "base/markup/xml.hpp"
#include "converter/sow/profile/profile.hpp"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace estafette::sow {

/// infantry, cavalry, artillery: the arms that the game has.
[[nodiscard]] const std::vector<std::string>& fighting_arms();

/// REQUIRES a word of `words`.
[[nodiscard]] std::size_t index_in(const std::vector<std::string>& words, const std::string& word);

[[nodiscard]] Arm read_arm(XmlElement& element);
/// The kind, if one is given; it must be of that arm.
[[nodiscard]] std::optional<Kind> read_kind(XmlElement& element, Arm arm);
[[nodiscard]] std::optional<Quality> read_quality(XmlElement& element);

/// An id of one of the game's tables; the profile keeps it with its line. Empty if it may be left out, and is.
std::string game_id(Profile& profile, XmlElement& element, const std::string& attribute, GameTable table,
                    bool needed = true);

/// Reports every word for which the element has no entry.
void missing_words(XmlElement& element, const std::set<std::string>& seen, const std::vector<std::string>& words);

}  // namespace estafette::sow
