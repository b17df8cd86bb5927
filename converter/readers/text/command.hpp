// A command of a typed text as a formation: its level where it stands, its name, the nation of its troops.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "converter/readers/outline/outline.hpp"
#include "converter/readers/text/outline.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

inline constexpr std::string_view kNameless = "Order of battle";  ///< the command put above troops that have none

/// The height of a command under one of level `above`, or at the top: that of its word of command if it may stand
/// there, else the next that may; without such a word, one more than the commands under it. Nothing if there is no room
/// for it, so that its troops belong to the command above.
[[nodiscard]] std::optional<int> settled_height(const TextOutline& outline, std::size_t index,
                                                std::optional<Level> above);

/// A formation without its troops, and how many things in it are guessed.
struct CommandReading {
  Formation formation;
  int guesses = 0;
};
[[nodiscard]] CommandReading command_of(const TextNode& node, int high, const PhraseBook& words);

/// Sets the nation of what stands under a command: as it says, as its name tells, or guessed by its commander's rank.
void surround(const TextNode& node, Surroundings& place, const PhraseBook& words);

/// An army's own division stands before its corps: behind them an outline would count it among the last corps' own.
void sort_by_height(std::vector<Formation>& formations);

/// A name of at most kLongestName letters; the whole of a longer one goes to the note.
[[nodiscard]] std::string shortened(const std::string& name, std::string& note);

}  // namespace estafette::readers
