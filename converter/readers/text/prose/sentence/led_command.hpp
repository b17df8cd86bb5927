// A command that a sentence names, and who led it: the words before, or behind, its list of troops.
#pragma once

#include "converter/readers/words/words.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

struct LedCommand {
  std::string name, leader;
};

/// "La première brigade (Roux)", "The cavalry, under General Kern", "In the centre was Kern's division": nothing if
/// anything else of troops is told.
[[nodiscard]] std::optional<LedCommand> led_command_in(std::string_view head, const PhraseBook& words);

/// "General Kern", "Roux".
[[nodiscard]] bool is_person(std::string_view text, const PhraseBook& words);

/// How far the line of a command is set in, by its level.
[[nodiscard]] int depth_of_command(const std::string& name, const PhraseBook& words);

/// "    1st Division (2,400 men): General Kern", as the line of a list; its troops are set in by one more.
[[nodiscard]] std::string line_of_command(const LedCommand& command, const PhraseBook& words,
                                          std::string_view strength = {});

}  // namespace estafette::readers
