// Turns a command in a typed text into a formation: its level at that place, its name, the nation of its troops.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/outline/outline.hpp"
#include "converter/readers/tree/tree.hpp"
#include "converter/readers/unit/unit.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

inline constexpr std::string_view kNameless = "Order of battle";  ///< the command put above troops that have none

/// The height of a command under one of level `above`, or at the top: that of its word of command if it fits there, or
/// else the next that does; without such a word, one more than the commands under it. Nothing if none fits; then its
/// troops belong to the command above.
[[nodiscard]] std::optional<int> settled_height(const TextOutline& outline, std::size_t index,
                                                std::optional<Level> above);

/// A formation without its troops, and the number of guesses in it.
struct CommandReading {
  Formation formation;
  int guesses = 0;
};
[[nodiscard]] CommandReading command_of(const TextNode& node, int high, const PhraseBook& words);

/// Sets the nation of everything under a command: as stated, from its name, or guessed from its commander's rank; and
/// its arm.
void surround(const TextNode& node, const TextOutline& outline, Surroundings& place, const PhraseBook& words);

/// "First Brigade", "2nd Light Division", "III Corps": a command with its number, of which there is one in its place.
[[nodiscard]] bool is_numbered_command(const std::string& name, const PhraseBook& words);

/// Puts an army's own divisions before its corps: after them an outline would count them as part of the last corps.
void sort_by_height(std::vector<Formation>& formations);

/// A name of at most kLongestName letters; a longer one goes into the note in full.
[[nodiscard]] std::string shortened(const std::string& name, std::string& note);

}  // namespace estafette::readers
