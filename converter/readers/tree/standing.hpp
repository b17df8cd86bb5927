// How high a line's command stands, and whose it is, where the text is not indented.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The height of a command in a flat text: that of a division if it does not say.
[[nodiscard]] int height_in_flat(const TextNode& node);

/// True if its name says that it is horse.
[[nodiscard]] bool is_mounted(const TextNode& node, const PhraseBook& words);

/// True for a wing, which holds divisions beside each other: "Right wing", "Polk's Wing".
[[nodiscard]] bool is_wing(const TextNode& node, const PhraseBook& words);

/// True if the name of a command has a word for a wing: "LEFT WING".
[[nodiscard]] bool names_wing(const Tokens& name, const PhraseBook& words);

/// True if both begin with a word in capitals, as the headings of one rank in a printed list do: "LIGHT DIVISION: ...",
/// "CAVALRY: ...".
[[nodiscard]] bool both_in_capitals(const TextNode& a, const TextNode& b);

/// "Reserve Artillery", "Corps Artillery": after a division it is not the division's.
[[nodiscard]] bool of_the_corps(const TextNode& row, const PhraseBook& words);

/// "III Corps, Vionville": a place was taken for its commander, who has a line of his own.
[[nodiscard]] std::string drop_guessed_commander(TextNode& node);

/// A total below a command that has no troops yet: of that command if it stands right below it, and otherwise perhaps
/// of one that is still open.
[[nodiscard]] StatedTotal told_below(StatedTotal total, const TextNode& command, std::size_t index);

/// "Artillery: 6 guns, 200 men" above sappers or regiments at its depth: a battery, and no heading of theirs.
[[nodiscard]] bool is_battery_before(const TextNode& open, const TextNode& row, const PhraseBook& words);

/// A battery stands in it, or the heading of some.
[[nodiscard]] bool has_guns(const TextOutline& outline, std::size_t node, const PhraseBook& words);

/// Another of the commands `beside` that one, itself among them, has guns.
[[nodiscard]] bool others_have_guns(const TextOutline& outline, std::span<const std::size_t> beside,
                                    const TextNode& command, const PhraseBook& words);

/// "Artillery Brigade" behind the numbered brigades of the last of several divisions, `beside` each other, none of
/// which has guns: that of them all. Not of one that is set in below its division.
[[nodiscard]] bool is_artillery_of_all(const TextOutline& outline, const std::vector<std::size_t>& beside,
                                       const TextNode& row, const PhraseBook& words);

}  // namespace estafette::readers
